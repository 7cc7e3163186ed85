// Lists the names that contain what is typed: those that begin with it first, and of these the shortest.

const MOST = 30;
const input = document.querySelector('.find input');
const list = document.querySelector('.find ul');

function found(text) {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const rankOf = ([name]) => (name.toLowerCase().startsWith(wanted) ? 0 : 100) + name.length;
  return globalThis.docsNames
    .filter(([name]) => name.toLowerCase().includes(wanted))
    .sort((one, other) => rankOf(one) - rankOf(other))
    .slice(0, MOST);
}

function show() {
  const items = found(input.value).map(([name, href]) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = name;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  list.replaceChildren(...items);
  list.hidden = items.length === 0;
}

function hide() {
  list.hidden = true;
}

input.addEventListener('input', show);
input.addEventListener('focus', show);
input.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') list.querySelector('a')?.click();
  if (key === 'Escape') hide();
  if (key === 'ArrowDown') list.querySelector('a')?.focus();
});
list.addEventListener('click', hide);
document.addEventListener('click', ({ target }) => {
  if (!target.closest('.find')) hide();
});
