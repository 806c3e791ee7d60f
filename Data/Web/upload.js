// Sends a file while its page stays, and shows the progress; errors are shown beside the file.

import { hook, lang, make, one, parse } from "./app.js";

export function begin(form) {
  const field = one('[type="file"]', form);
  const told = one(hook("told"), form);
  const { large, lost, most, sending } = told.dataset;
  let isBusy = false;
  const tell = (text, isWrong = true) => {
    isBusy = !isWrong;
    told.className = isWrong ? "error" : "hint";
    if (isWrong) told.role = "alert";
    told.textContent = text;
  };
  const tooLarge = () => (field.files[0]?.size > most ? large : "");
  field.addEventListener("change", () => tell(tooLarge()));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (isBusy) return;
    if (tooLarge()) return tell(large);
    const post = new XMLHttpRequest();
    post.upload.onprogress = ({ loaded, total }) => {
      tell(`${sending} ${(loaded / total).toLocaleString(lang, { style: "percent" })}`, false);
    };
    post.onerror = () => tell(lost);
    post.onload = () => {
      if (post.status === 204) return location.assign(post.getResponseHeader("location"));
      const page = parse(post.responseText);
      const title = one("h1", page)?.textContent ?? lost;
      // Another page, such as sign-in, is only named here: if it were opened, the chosen file would be lost.
      tell(one(".error:not(:empty)", page)?.textContent ?? title);
      if (post.status === 401) told.append(" ", make("a", { href: "/sign-in", target: "_blank", textContent: title }));
    };
    post.open("POST", form.action);
    post.setRequestHeader("accept", "text/html");
    post.setRequestHeader("prefer", "return=minimal");
    tell(sending, false);
    post.send(new FormData(form));
  });
}
