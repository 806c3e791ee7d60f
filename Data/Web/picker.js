// A month beside a field for a date: the day that is chosen in it is typed into the field. It is fetched when it is first opened.

import { hook, make, one, parse, read, start } from "./app.js";

/** The small month of a page; null where there is none. */
async function month(address) {
  try {
    return one(hook("mini"), parse(await (await read(address)).text()));
  } catch {
    return null;
  }
}

export async function open(field, button) {
  // Typed words may name a day; otherwise begin at today.
  const mini = await month(`/go?q=${encodeURIComponent(field.value || "today")}`) ?? await month("/today");
  if (!mini || !HTMLElement.prototype.showPopover) return field.focus();
  const box = make("div", { className: "pick-box", popover: "auto", role: "dialog", ariaLabel: button.ariaLabel });
  box.append(document.adoptNode(mini));
  box.addEventListener("toggle", ({ newState }) => newState === "closed" && box.remove());
  box.addEventListener("click", (event) => {
    const link = event.target.closest("[data-day], .mini-title");
    if (!link) return;
    event.preventDefault();
    if (!link.dataset.day) return;
    field.value = link.dataset.day;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    box.hidePopover();
    field.focus();
  });
  button.after(box);
  start(box);
  box.showPopover();
  const { right, bottom } = button.getBoundingClientRect();
  box.style.left = `${Math.max(8, right - box.offsetWidth)}px`;
  box.style.top = `${Math.max(8, Math.min(bottom + 4, innerHeight - box.offsetHeight - 8))}px`;
  one('[data-day][tabindex="0"]', box)?.focus();
}
