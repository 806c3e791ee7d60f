// Runs before the page is shown. Whoever goes on while one page still fades into the next breaks that off, and so does a
// window that changes its size: that is no error, so nobody is told.
for (const name of ["pageswap", "pagereveal"]) {
  addEventListener(name, ({ viewTransition: fade }) => {
    for (const end of ["ready", "updateCallbackDone", "finished"]) fade?.[end].catch(() => {});
  });
}
// A page that was shown before its fading came is told so in a promise that no event hands out.
addEventListener("unhandledrejection", (event) => {
  if (event.reason?.message?.startsWith("Transition was")) event.preventDefault();
});
