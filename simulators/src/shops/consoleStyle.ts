/** The style of the console's pages: they are wider than a platform's own. */
export const CONSOLE_STYLE = `
:root { color-scheme: light dark; --ground: #f4f5f7; --card: #fff; --ink: #1f2329; --soft: #5f6672; --line: #dfe2e7; --main: #1263d6; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #16181c; --card: #202329; --ink: #e8eaed; --soft: #a3abb6; --line: #3a3f47; --main: #7db2ff; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: var(--ground); color: var(--ink); font: 15px/1.6 system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; }
main { max-width: 1280px; margin: 0 auto; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; }
h2 { margin: 0 0 12px; font-size: 17px; }
p { margin: 0 0 12px; }
.soft { color: var(--soft); font-size: 13px; }
section { margin-bottom: 16px; padding: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.wide { overflow-x: auto; margin-bottom: 12px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--soft); font-weight: 500; white-space: nowrap; }
form { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; margin-bottom: 8px; }
td form { margin-bottom: 0; }
.acts { display: grid; grid-template-columns: repeat(2, max-content); gap: 4px; }
td input { width: 130px; }
td form { flex-wrap: nowrap; }
td input[name='areas'] { width: 260px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; }
label { display: grid; gap: 2px; color: var(--soft); font-size: 13px; }
label.check { display: flex; align-items: center; gap: 6px; min-height: 36px; }
input, select, button { min-height: 36px; padding: 0 10px; font: inherit; color: var(--ink); background: transparent; border: 1px solid var(--line); border-radius: 8px; }
input[type='number'] { width: 120px; }
input[type='checkbox'] { min-height: 0; }
option { color: var(--ink); background: var(--card); }
button { cursor: pointer; white-space: nowrap; border-color: var(--main); color: var(--main); }
:focus-visible { outline: 2px solid var(--main); outline-offset: 2px; }
a { color: var(--main); }
summary { cursor: pointer; margin-bottom: 12px; }
code { font-family: ui-monospace, monospace; font-size: 13px; }
`;
