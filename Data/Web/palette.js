// The palette: one field to go to a date, to search and to do. It is fetched when it is first opened.

import { all, hook, make, modal, one, parse, read } from "./app.js";

/** Letters alone: "ngay" finds "ngày". */
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d");
const wordsOf = (text) => plain(text).split(/\s+/).filter(Boolean);

/** An entry of the list, out of a link or a button of a page. */
function entry(element) {
  const [name, more] = [one("span", element) ?? element, one("small", element)];
  const group = element.closest("form")?.previousElementSibling;
  return { element, name: name.textContent.trim(), more: (more ?? group)?.textContent.trim() ?? "" };
}

/** Follows a link or presses a button of another page, as if it were one of this page. */
function follow(element) {
  const place = document.adoptNode(element.closest("form") ?? element);
  place.hidden = true;
  const back = one('[name="back"]', place);
  if (back) back.value = location.pathname + location.search;
  document.body.append(place);
  element.click();
}

let commands = null;

/** The actions that the page of keys lists; without that page, the links of this one. */
async function read_commands() {
  try {
    const found = all(`${hook("commands")} :is(a, button)`, parse(await (await read("/help")).text()));
    if (found.length > 0) commands = found.map(entry);
  } catch { /* Without a network: only this page's links. */ }
  return commands ?? all(".sidebar nav:first-of-type a").map((link) => entry(link.cloneNode(true)));
}

/** The answer of the server to a text: days it may mean, then actions, then items with these words. */
async function ask(text) {
  if (!text) return [[], []];
  try {
    const answer = await read(`/preview/find?q=${encodeURIComponent(text)}`);
    const lists = answer.ok ? all("ul", parse(await answer.text())) : [];
    return [0, 1].map((place) => (lists[place] ? all("a", lists[place]).map(entry) : []));
  } catch {
    return [[], []];
  }
}

export async function open() {
  if (one("dialog[open]")) return;
  const { dataset, title } = one(hook("palette"));
  const name = dataset.hint;
  const dialog = make("dialog", { className: "palette", ariaLabel: title });
  const field = make("input", { type: "text", role: "combobox", ariaLabel: name, placeholder: name, autocomplete: "off", ariaExpanded: "true",
    ariaAutoComplete: "list", spellcheck: false });
  const list = make("ul", { id: "palette-list", role: "listbox", ariaLabel: name });
  field.setAttribute("aria-controls", list.id);
  dialog.append(field, list);
  modal(dialog);

  let known = [];
  let shown = [];
  let active = 0;
  let told = [[], []];
  let asked = Promise.resolve();
  let turn = 0;

  const mark = (place) => {
    active = Math.max(0, Math.min(place, shown.length - 1));
    [...list.children].forEach((option, number) => { option.ariaSelected = `${number === active}`; });
    if (list.children[active]) field.setAttribute("aria-activedescendant", list.children[active].id);
    else field.removeAttribute("aria-activedescendant");
    list.children[active]?.scrollIntoView({ block: "nearest" });
  };
  const draw = () => {
    const typed = wordsOf(field.value);
    const meant = known.filter(({ name, more }) => {
      const words = wordsOf(`${name} ${more}`);
      return typed.every((part) => words.some((word) => word.startsWith(part)));
    });
    const chosen = active && shown[active];
    shown = [...told[0], ...meant, ...told[1]];
    list.replaceChildren(...shown.map((found, place) => {
      const { name, more } = found;
      const option = make("li", { id: `palette-${place}`, role: "option" });
      option.append(make("span", { textContent: name }), " ", make("small", { textContent: more }));
      option.addEventListener("click", () => run(found));
      return option;
    }));
    // What the user has moved to stays marked.
    mark(shown.indexOf(chosen));
  };
  const run = (chosen) => {
    if (!chosen) return;
    dialog.close();
    follow(chosen.element);
  };

  let timer = 0;
  field.addEventListener("input", () => {
    clearTimeout(timer);
    active = 0;
    const mine = ++turn;
    const text = field.value.trim();
    asked = new Promise((done) => { timer = setTimeout(done, 150); }).then(async () => {
      const answer = await ask(text);
      if (mine === turn) told = answer, draw();
    });
    draw();
  });
  field.addEventListener("keydown", async (event) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step) return event.preventDefault(), mark(active + step);
    if (event.key !== "Enter") return;
    event.preventDefault();
    // Enter before the answer chooses the first result, unless the user has moved to another.
    run((active && shown[active]) || (await asked, shown[0]));
  });
  known = await read_commands();
  draw();
}
