// Runs before the first paint; reads what web/src/features/theme remembers.
(() => {
  let chosen = null;
  try {
    const box = JSON.parse(localStorage.getItem('chengcang.theme'));
    if (box && box.v === 1) chosen = box.data;
  } catch {
    // A forbidden or damaged storage means that nothing was chosen.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
})();
