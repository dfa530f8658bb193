/** What stands on the page while there is no table: which game it is, and the field for a name. */
import type { Lobby } from "./messages";
import type { PhoneWords } from "./words";

const byId = (id: string) => document.getElementById(id) as HTMLElement;

/** Fills an element, which is not there without a text. */
function fill(id: string, text: string): void {
  const element = byId(id);
  element.textContent = text;
  element.hidden = !text;
}

export class LobbyPage {
  readonly #sit: (name: string) => void;
  #words: PhoneWords;

  /** `sit` is called with the name that has been typed. */
  constructor(words: PhoneWords, sit: (name: string) => void) {
    this.#words = words;
    this.#sit = sit;
    const field = this.#field;
    // Not a form: a sandboxed page may have none.
    byId("sit").onclick = () => this.#submit();
    field.onkeydown = ({ key, isComposing, keyCode }) => {
      // Enter that ends the choice of a character is no Enter; Safari says so by 229 alone.
      if (key === "Enter" && !isComposing && keyCode !== 229) this.#submit();
    };
    field.oninput = () => this.#complain("");
    this.speak(words);
  }

  get #field(): HTMLInputElement {
    return byId("name") as HTMLInputElement;
  }

  /** Says what the page says itself in another language. */
  speak(words: PhoneWords): void {
    this.#words = words;
    byId("named").textContent = words.name;
    byId("sit").textContent = words.sit;
  }

  /** Shows one sentence, "" for none, and asks for nothing. */
  tell(text: string): void {
    byId("naming").hidden = true;
    fill("said", text);
  }

  /** Shows what the server says; `name` is the one that it has been told. */
  show({ title, house, ask, said }: Lobby, name: string): void {
    const asked = ask && byId("naming").hidden;
    const refused = ask && name !== "" && said !== "";
    this.tell(refused ? "" : said);
    byId("lobby").hidden = false;
    document.title = title;
    fill("title", title);
    fill("house", house);
    byId("naming").hidden = !ask;
    if (!ask) return;
    if (!this.#field.value) this.#field.value = name;
    // What the page itself has said of the name stays when others come and go meanwhile.
    if (refused) this.#complain(said);
    if (asked || refused) this.#field.focus();
  }

  hide(): void {
    byId("lobby").hidden = true;
  }

  #submit(): void {
    const name = this.#field.value.trim();
    if (name) this.#sit(name);
    else {
      this.#complain(this.#words.nameless);
      this.#field.focus();
    }
  }

  /** Says beside the field what is wrong with the name, "" if nothing is. */
  #complain(text: string): void {
    this.#field.setAttribute("aria-invalid", String(text !== ""));
    byId("wrong").textContent = text;
  }
}
