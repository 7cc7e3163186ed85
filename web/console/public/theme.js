// Before the first paint: what lib/themeStore.ts remembers.
(() => {
  let box = null;
  try {
    box = JSON.parse(localStorage.getItem('chengcang.theme'));
  } catch {}
  const chosen = box?.v === 1 ? box.data : null;
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
})();
