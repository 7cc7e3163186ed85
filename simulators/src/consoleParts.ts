import { escapeHtml } from './page.ts';
import { CONSOLE_STYLE } from './shops/consoleStyle.ts';

/** A field for a whole number that is not below zero. */
export function number(label: string, name: string, value: number): string {
  return `<label>${label}<input type="number" name="${name}" value="${value}" min="0"></label>`;
}

/** A select field. */
export function choice(label: string, name: string, values: [value: string, label: string][]): string {
  const options = values.map(([value, words]) => `<option value="${value}">${escapeHtml(words)}</option>`);
  return `<label>${label}<select name="${name}">${options.join('')}</select></label>`;
}

/** A table that scrolls beside where it is wider than the page; heads and cells are markup. */
export function table(heads: string[], rows: string[][]): string {
  return `<div class="wide"><table>
<thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}
</tbody></table></div>`;
}

/** The page frame of a console. */
export function consolePage({ title, notice }: { title: string; notice: string }, content: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${CONSOLE_STYLE}</style>
</head>
<body>
<main>
<p class="soft">${notice}</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}
