import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { ITEM, MARK, stripStyles } from './pastedHtml.ts';

/** Where pictures of this site have their addresses; others do not stay in a text. */
const OWN = '/files/';

/** What is read between two cells of a row. */
const BETWEEN_CELLS = ' | ';

/** Http and https alone: what a link of a text may lead to. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/?#]+\.[^\s]+$/i.test(address);
}

/** What a text may be made of; whatever else is pasted leaves its words. */
export const richTextSchema = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isWebAddress(address),
      HTMLAttributes: { rel: 'nofollow noopener', target: null },
    },
  }),
  Image.extend({
    parseHTML: () => [{ tag: `img[src^="${OWN}"]` }],
  }),
];

/**
 * Makes what comes from other programs fit to be pasted: lists of Word, which are paragraphs, become lists, rows of
 * tables lines whose cells stay apart, and pictures that are not of this site go.
 */
export function cleanPasted(html: string): { html: string; dropped: number } {
  const page = new DOMParser().parseFromString(stripStyles(html), 'text/html');
  const strange = page.querySelectorAll(`img:not([src^="${OWN}"])`);
  for (const picture of strange) picture.remove();
  for (const item of page.querySelectorAll<HTMLElement>(`p[${ITEM}]`)) intoList(item);
  for (const row of page.querySelectorAll<HTMLTableRowElement>('tr')) intoLine(row);
  return { html: page.body.innerHTML, dropped: strange.length };
}

/** Makes a row of a table, which a text does not have, a paragraph with its cells beside one another. */
function intoLine(row: HTMLTableRowElement): void {
  const line = row.ownerDocument.createElement('p');
  for (const [at, cell] of [...row.cells].entries()) {
    if (at > 0) line.append(BETWEEN_CELLS);
    for (const block of cell.querySelectorAll('p, div, li, ul, ol, br'))
      block.replaceWith(' ', ...block.childNodes, ' ');
    line.append(...cell.childNodes);
  }
  // Out of the table: what stands between its rows is nothing.
  row.closest('table')?.before(line);
  row.remove();
}

/** Puts an item of Word's into the list before it, or into one of its own. */
function intoList(item: HTMLElement): void {
  const mark = item.querySelector(`[${MARK}]`);
  const kind = /^\s*[\da-z]+[.)、]/i.test(mark?.textContent ?? '') ? 'OL' : 'UL';
  mark?.remove();
  const before = item.previousElementSibling;
  const list = before?.nodeName === kind ? before : item.ownerDocument.createElement(kind);
  if (list !== before) item.before(list);
  const entry = item.ownerDocument.createElement('li');
  entry.append(...item.childNodes);
  list.append(entry);
  item.remove();
}

/** The pictures of a paste or a drop that are to be uploaded. Words that come with a picture of themselves are words. */
export function picturesIn(data: DataTransfer | null): File[] {
  const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  const html = data?.getData('text/html') ?? '';
  const words = new DOMParser().parseFromString(stripStyles(html), 'text/html').body.textContent ?? '';
  return words.trim() === '' ? pictures : [];
}
