// What a page shows of the worker behind it: that it is a kept one, and which changes wait to be sent.

const part = (name, from = notice) => from.querySelector(`[data-hook="${name}"]`);
const notice = part("offline", document);

/** The values typed into a form, without hidden fields; choices by their words on the page. */
function typed({ path, body }) {
  const hidden = ["request", "back", "change", "seen", "of"];
  const words = new Map([...part("choices").options].map((option) => [option.value, option.text]));
  const values = [...new URLSearchParams(body)].filter(([name]) => !hidden.includes(name))
    .map(([name, value]) => words.get(`${name}=${value}`) ?? value);
  return [/\d{4}-\d\d-\d\d/.exec(path)?.[0], ...values].filter(Boolean).join(" · ") || path;
}

/** Sends a form again as its page would, so that the answer is that page, with what was typed and what is wrong. */
function open({ path, body }) {
  const form = Object.assign(document.createElement("form"), { method: "post", action: path, hidden: true });
  for (const [name, value] of new URLSearchParams(body)) {
    form.append(Object.assign(document.createElement("textarea"), { name, value }));
  }
  document.body.append(form);
  form.submit();
}

function show(changes, ask) {
  const [pattern] = part("queue").children;
  part("queue").replaceChildren(pattern, ...changes.map((change) => {
    const item = pattern.cloneNode(true);
    item.hidden = false;
    part("what", item).textContent = typed(change);
    part("refused", item).textContent = change.refused;
    const { refused, discarded } = change;
    part("refused", item).hidden = part("again", item).hidden = !refused || discarded;
    part("keep", item).hidden = !(part("discard", item).hidden = discarded);
    part("again", item).onclick = () => open(change);
    for (const name of ["discard", "keep"]) part(name, item).onclick = () => ask(name, change.number);
    return item;
  }));
  const left = changes.filter((change) => !change.discarded);
  part("waiting").hidden = left.length === 0;
  part("waiting").lastElementChild.textContent = left.length;
  notice.hidden = changes.length === 0 && !notice.dataset.kept;
  notice.classList.toggle("refused", left.some((change) => change.refused));
}

async function start(container) {
  const { worker, kept } = notice.dataset;
  if (kept) {
    const { lang, dataset } = document.documentElement;
    const look = { day: "numeric", month: "long", year: "numeric", hour: "numeric", minute: "2-digit", hour12: dataset.clock === "12" };
    part("kept").lastElementChild.textContent = new Date(kept).toLocaleString(lang === "en" ? "en-GB" : lang, look);
    part("kept").hidden = notice.hidden = false;
  }
  let count = 0;
  const ask = async (ask, number) => (await container.ready).active.postMessage({ ask, number });
  container.addEventListener("message", ({ data }) => {
    count = data.filter((change) => !change.refused && !change.discarded).length;
    show(data, ask);
  });
  // A worker of a new build has started: keep the pages again.
  container.addEventListener("controllerchange", () => ask("fill"));
  await container.register(worker, { scope: "/", updateViaCache: "none" });
  await ask(kept ? "send" : "fill");
  window.addEventListener("online", () => ask("send"));
  setInterval(() => count > 0 && !document.hidden && ask("send"), 15_000);
}

if (notice && navigator.serviceWorker) start(navigator.serviceWorker).catch(() => {});
