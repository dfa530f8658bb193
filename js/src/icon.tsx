/** The few signs that the table draws itself, on a square of 16. */
const PATHS = {
  c: "M8 1a3.2 3.2 0 0 0-2.6 5.1A3.3 3.3 0 1 0 7 11.6L6 15h4l-1-3.4a3.3 3.3 0 1 0 1.6-5.5A3.2 3.2 0 0 0 8 1z",
  d: "M8 .8 13.4 8 8 15.2 2.6 8z",
  h: "M8 14.4C3 10.3 1 7.8 1 5.1a3.6 3.6 0 0 1 7-1.2 3.6 3.6 0 0 1 7 1.2c0 2.7-2 5.2-7 9.3z",
  s: "M8 1C4 5 1.5 7 1.5 10a3.2 3.2 0 0 0 5.6 2.1L6 15h4l-1.1-2.9A3.2 3.2 0 0 0 14.5 10C14.5 7 12 5 8 1z",
  joker: "M8 1l2.1 4.7 5 .5-3.8 3.4 1.1 5L8 12l-4.4 2.6 1.1-5L.9 6.2l5-.5z",
  crown: "M2 13h12l1-8-4 3-3-5-3 5-4-3z",
  undo: "M7 3 2 7.5 7 12V9c4 0 6 1 7 4 0-5-3-7-7-7z",
  book: "M2 2h5l1 1 1-1h5v11H9l-1 1-1-1H2zm2 2v7h3V4zm5 0v7h3V4z",
  menu: "M1.5 6.5h3v3h-3zm5 0h3v3h-3zm5 0h3v3h-3z",
  pause: "M3 2h4v12H3zm6 0h4v12H9z",
  resume: "M3 1.5v13L14 8z",
  close: "M3 1 8 6l5-5 2 2-5 5 5 5-2 2-5-5-5 5-2-2 5-5-5-5z",
  order: "M4.5 1 1 5h2v9h3V5h2zM11.5 15 8 11h2V2h3v9h2z",
  bind: "M4 7V5a4 4 0 0 1 8 0v2h1.5v8h-11V7zm2 0h4V5a2 2 0 0 0-4 0z",
  way: "M8 2a6 6 0 1 1-5.7 4.2l2 .6A4 4 0 1 0 8 4v3L3.5 3.5 8 0z",
  choice: "M8 .5 15.5 8 8 15.5.5 8zM7 4v5h2V4zm0 6v2h2v-2z",
  info: "M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zM7 4v2h2V4zm0 3.5V12h2V7.5z",
  no: "M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zM4 7v2h8V7z",
  bulb: "M8 1a5 5 0 0 1 2.5 9.3V12h-5v-1.7A5 5 0 0 1 8 1zM6 13h4v2H6z",
};

export type Sign = keyof typeof PATHS;

export function Icon({ is }: { is: Sign }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[is]} fill-rule="evenodd" />
    </svg>
  );
}
