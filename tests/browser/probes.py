"""What the page itself is asked: functions of an element that return what looks wrong in it."""

# What stands out of the table's root, is cut off within its own box, or is too small to hit, once
# all that moves has come to rest.
# A link to copy may go on beyond its field.
MISFITS = """async root => {
    await Promise.all(root.getAnimations({ subtree: true }).map((each) => each.finished));
    const { left, right } = root.getBoundingClientRect();
    const shown = (e) => e.checkVisibility() && !e.closest(".sr, svg");
    const told = (e) => `${e.tagName}.${e.getAttribute("class")}: ${e.textContent.slice(0, 40)}`;
    const all = [...root.querySelectorAll("*")].filter(shown);
    const clips = (e) => e !== root && getComputedStyle(e).overflowX !== "visible";
    const clipped = (e) => e !== root && (clips(e.parentElement) || clipped(e.parentElement));
    const outside = all.filter((e) => {
        const box = e.getBoundingClientRect();
        return box.width && (box.right > right + 1 || box.left < left - 1) &&
            !e.closest("dialog, [popover]") && !clipped(e);
    });
    const cut = all.filter((e) => e.clientWidth && e.scrollWidth > e.clientWidth + 1 &&
        getComputedStyle(e).overflowX !== "visible" && !e.matches("input[readonly]"));
    const small = [...root.querySelectorAll("button, select, input, [role=option]")]
        .filter((e) => shown(e) && !e.matches(".link, .term"))
        .filter((e) => {
            const box = e.getBoundingClientRect();
            return box.width < 24 || box.height < 24;
        });
    return { outside: outside.map(told), cut: cut.map(told), small: small.map(told) };
}"""

# At which widths of a table names of its trick lie on each other, or beyond its edge.
SMEARED = """root => {
    const panel = root.parentElement;
    const widths = Array.from({ length: 40 }, (_, at) => 320 + 20 * at).filter((width) => {
        panel.style.width = `${width}px`;
        const { left, right } = root.getBoundingClientRect();
        const names = [...root.querySelectorAll(".laid b")].filter((b) => !b.closest(".face"));
        const boxes = names.map((name) => name.getBoundingClientRect());
        return boxes.some((box, at) => {
            const before = boxes[at - 1];
            const free = before?.bottom > box.top ? before.right : left; // else in another row
            return box.left < free - 1 || box.right > right + 1;
        });
    });
    panel.style.width = "";
    return widths;
}"""

# At which widths of a table a seat lies on the words for the best play.
HIDDEN = """root => {
    const panel = root.parentElement;
    const words = document.createRange();
    words.selectNodeContents(root.querySelector(".laid p + span"));
    const covers = (seat) => {
        const [one, other] = [words, seat].map((each) => each.getBoundingClientRect());
        return one.right > other.left + 1 && one.left < other.right - 1 &&
            one.bottom > other.top && one.top < other.bottom;
    };
    const widths = Array.from({ length: 40 }, (_, at) => 600 + 10 * at).filter((width) => {
        panel.style.width = `${width}px`;
        return [...root.querySelectorAll(".seat")].some(covers);
    });
    panel.style.width = "";
    return widths;
}"""

# At which widths of a table cards to choose from lie beyond the table itself, on its panel.
BEYOND = """root => {
    const panel = root.parentElement;
    const widths = Array.from({ length: 45 }, (_, at) => 320 + 20 * at).filter((width) => {
        panel.style.width = `${width}px`;
        const { right } = root.querySelector(".felt").getBoundingClientRect();
        return [...root.querySelectorAll(".face")].some((e) =>
            e.getBoundingClientRect().right > right + 1);
    });
    panel.style.width = "";
    return widths;
}"""

# How far the panel around the table can be scrolled: a bar beside it would lead nowhere.
SCROLLS = """root => {
    const { scrollHeight, clientHeight } = root.closest(".jp-OutputArea-output");
    return scrollHeight - clientHeight;
}"""

# At which widths of a table its panel can be scrolled sideways.
SIDEWAYS = """root => {
    const panel = root.parentElement;
    const leaf = root.querySelector(".leaf");
    const widths = Array.from({ length: 90 }, (_, at) => 320 + 10 * at).filter((width) => {
        panel.style.width = `${width}px`;
        return leaf.scrollWidth > leaf.clientWidth;
    });
    panel.style.width = "";
    return widths;
}"""

# At which widths of a table a mark that ends a clause stands at the beginning of a line.
ASTRAY = """root => {
    const panel = root.parentElement;
    const astray = (name) => {
        const rest = name.nextSibling;
        if (!/^[.,:;)。、：）]/.test(rest?.textContent ?? "")) return false;
        const mark = document.createRange();
        mark.setStart(rest, 0);
        mark.setEnd(rest, 1);
        const end = [...name.getClientRects()].at(-1);
        return mark.getBoundingClientRect().top > (end.top + end.bottom) / 2;
    };
    const widths = Array.from({ length: 40 }, (_, at) => 300 + 4 * at).filter((width) => {
        panel.style.width = `${width}px`;
        return [...root.querySelectorAll(".link")].some(astray);
    });
    panel.style.width = "";
    return widths;
}"""
