/** A seat at a table that another machine deals: the page that a phone opens. */
import type { Model } from "../base/bridge";
import { PageModel, type Traits } from "../base/page_model";
import type { FrontEnd } from "../page_slot";
import { slideAlongFans } from "./fan";
import { keep, kept } from "./kept";
import { LobbyPage } from "./lobby";
import { type FromServer, spoken } from "./messages";
import { TurnSignal } from "./turn";
import { type End, type Standing, Wire } from "./wire";
import { PageWords } from "./words";
import "./phone.css";

const byId = (id: string) => document.getElementById(id) as HTMLElement;

/** The address of the socket beside the page. */
function socketUrl(): string {
  const url = new URL("ws", location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.hash = "";
  return url.href;
}

function pageWords(): PageWords {
  return new PageWords(byId("words").textContent ?? "", navigator.languages);
}

/** A button and what it does. */
interface Press {
  label: string;
  run(): void;
}

class Phone {
  readonly #frontEnd: FrontEnd;
  readonly #words = pageWords();
  readonly #wire = new Wire(socketUrl(), {
    greet: () => this.#hello(),
    hear: (said) => this.#hear(said),
    changed: (standing) => this.#stand(standing),
  });
  readonly #model = new PageModel((message) => this.#wire.send(message));
  readonly #lobby = new LobbyPage(this.#words.now, (name) => this.#sit(name));
  readonly #signal = new TurnSignal(byId("bell"), byId("sign"));
  #name = kept("name");
  #own = "";
  #drawn = false;

  constructor(frontEnd: FrontEnd) {
    this.#frontEnd = frontEnd;
  }

  /** Takes the seat of the link. */
  join(): void {
    addEventListener("hashchange", () => location.reload());
    this.#lobby.tell(this.#words.now.opening);
    if (this.#token) this.#connect();
    else this.#end("cut");
  }

  #connect(): void {
    const wake = () => document.hidden || this.#wire.wake();
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    slideAlongFans(byId("table"));
    this.#wire.open();
  }

  /** It stays in the fragment, which no server and no log sees. */
  get #token(): string {
    return this.#own || location.hash.slice(1);
  }

  set #token(key: string) {
    this.#own = key;
    try {
      history.replaceState(null, "", `#${key}`);
    } catch {
      // Then it is remembered as long as the page is open.
    }
  }

  #hello(): string {
    const languages = navigator.languages.join();
    return spoken({ token: this.#token, languages, name: this.#name });
  }

  #sit(name: string): void {
    this.#name = name;
    keep("name", name);
    try {
      this.#wire.send(this.#hello());
    } catch {
      // It goes with the first message once there is a connection again; the banner says so.
    }
  }

  #hear(said: FromServer): void {
    if ("traits" in said) this.#show(said.traits);
    else if ("reply" in said) this.#model.answer(said.reply);
    else if ("lobby" in said) {
      byId("stage").hidden = true;
      this.#lobby.show(said.lobby, this.#name);
    } else if ("key" in said) {
      // In the address, so that who loads the page again is the same person.
      this.#token = said.key;
    } else if ("closed" in said) {
      this.#wire.end();
      this.#close(said.closed);
    }
  }

  #show(traits: Traits): void {
    this.#model.take(traits);
    if (this.#words.speak(traits.state.settings.lang)) this.#lobby.speak(this.#words.now);
    this.#lobby.hide();
    byId("stage").hidden = false;
    this.#signal.take(traits.state, this.#words.now);
    if (this.#drawn) return;
    this.#drawn = true;
    this.#frontEnd.render({ model: this.#model as unknown as Model, el: byId("table") });
  }

  #stand(standing: Standing): void {
    if (standing === "lost") this.#tell(this.#words.now.lost);
    else if (standing === "opening" || standing === "open") this.#tell("");
    else if (standing === "elsewhere") this.#end(standing, () => this.#wire.open());
    else if (standing !== "over") this.#end(standing);
  }

  /** Says why there is no connection any more, and maybe how to come back. */
  #end(why: End | "cut", back?: () => void): void {
    const { now } = this.#words;
    this.#close(now[why], back && { label: now.here, run: back });
  }

  /** Says on top of the table, or in its place, that nothing more will come. */
  #close(text: string, press?: Press): void {
    const bare = byId("stage").hidden && !press;
    this.#lobby.tell(bare ? text : ""); // it waits for nobody any more
    this.#tell(bare ? "" : text, press);
  }

  /** Says something on top of the page, "" for nothing; the table below stays. */
  #tell(text: string, press?: Press): void {
    byId("told").textContent = text;
    byId("banner").hidden = !text;
    const button = byId("do");
    button.textContent = press?.label ?? "";
    button.hidden = !press;
    button.onclick = press?.run ?? null;
  }
}

/** Joins the table of the link; `frontEnd` draws it. */
export function join(frontEnd: FrontEnd): void {
  new Phone(frontEnd).join();
}

/** Says that what draws a table has not come. */
export function fail(): void {
  byId("said").textContent = pageWords().now.failed;
}
