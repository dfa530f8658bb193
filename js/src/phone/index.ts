/** What the page of a phone loads: it joins the table with the front end that notebooks have. */
import { fail, join } from "./page";

export { join };

/** Beside this file, not in it: a phone may have it already, and a second copy would be no use. */
const FRONT_END = "./widget.js";

import(/* @vite-ignore */ FRONT_END).then(({ default: frontEnd }) => join(frontEnd), fail);
