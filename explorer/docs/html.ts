const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => NAMED[character] ?? '');

/** The anchor of a heading, as GitHub makes them. */
export const slugOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s+/g, '-');

export const link = (href: string, text: string): string => `<a href="${escaped(href)}">${escaped(text)}</a>`;
export const code = (text: string): string => `<code>${escaped(text)}</code>`;

/** A table of cells that are HTML. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((cells) => row(cells, 'td')).join('\n');
  return `<div class="wide"><table><thead>${row(heads.map(escaped), 'th')}</thead><tbody>\n${body}\n</tbody></table></div>`;
}
