// A long list: the days before and after it replace the links to them.

import { all, hook, isPlain, one, parse, read, start } from "./app.js";

export function begin(list) {
  const isLater = (link) => link.dataset.hook === "later";
  /** The list of another page. */
  const part = async (address) => {
    const answer = await read(address);
    const list = one(hook("agenda"), parse(await answer.text()));
    if (!answer.ok || !list) throw answer;
    return list;
  };
  /** Replaces a link by the days it leads to; false if there are none. */
  const load = async (link) => {
    if (link.dataset.sent) return false;
    link.dataset.sent = "yes";
    const more = await part(link.href).finally(() => delete link.dataset.sent);
    const days = all(".agenda-day", more).map((day) => document.adoptNode(day));
    const next = one(hook(link.dataset.hook), more);
    const anchor = isLater(link) ? null : link.nextElementSibling;
    const top = anchor?.getBoundingClientRect().top;
    for (const day of days) {
      start(day);
      // A day split between two parts is one.
      const here = document.getElementById(day.id);
      const [items, more] = [here && one(".items", here), one(".items", day)];
      if (items && more) items[isLater(link) ? "append" : "prepend"](...more.children);
      else if (here) here.replaceWith(day);
      else (isLater(link) ? link : anchor).before(day);
    }
    if (anchor) scrollBy(0, anchor.getBoundingClientRect().top - top);
    if (days.length > 0) one(":scope > .empty", list)?.remove();
    if (next) link.href = next.href;
    else link.remove();
    return days.length > 0;
  };
  list.addEventListener("click", (event) => {
    const link = event.target.closest(`${hook("earlier")}, ${hook("later")}`);
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    const last = isLater(link) && link.previousElementSibling;
    load(link).then(() => last && one("a", last.nextElementSibling)?.focus(), () => location.assign(link.href));
  });
  const later = one(hook("later"), list);
  if (!later) return;
  // Scrolling down loads more, until a part is empty: then the user follows the link.
  const watch = new IntersectionObserver(async (changes) => {
    if (!changes.at(-1).isIntersecting) return;
    watch.disconnect();
    if (await load(later).catch(() => false)) watch.observe(later);
  }, { rootMargin: "0px 0px 400px" });
  watch.observe(later);
}
