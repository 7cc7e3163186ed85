/** A cell in quotes, with no tab in it: a tab tells cells apart, whoever wrote the quotes. */
const quoted = /(?<=^|[\t\n\r])"((?:[^"\t]|"")*)"(?=[\t\n\r]|$)/g;

/**
 * The cells of a text that a spreadsheet put into quotes because lines break or quotes stand in them; quotes are
 * doubled there. A cell alone on its lines is none: it may as well be a person's quotation.
 */
export function quotedCells(text: string): { start: number; end: number; said: string }[] {
  if (!text.includes('"') || !text.includes('\t')) return [];
  return [...text.matchAll(quoted)].flatMap(({ index: start, 0: whole, 1: said = '' }) => {
    const end = start + whole.length;
    const isBesideTab = text[start - 1] === '\t' || text[end] === '\t';
    return isBesideTab && /[\n\r"]/.test(said) ? [{ start, end, said }] : [];
  });
}

/** The text with such cells as they show: without their quotes, on one line. `placeOf` says where a unit of it was. */
export function unquoteCells(text: string): { text: string; placeOf: (at: number) => number } {
  const cells = quotedCells(text);
  const removed = cells.flatMap(({ start, end }) => {
    const doubled = [...text.slice(start + 1, end - 1).matchAll(/""/g)];
    return [start, ...doubled.map(({ index }) => start + 2 + index), end - 1];
  });
  let at = 0;
  const shown = cells.map(({ start, end, said }) => {
    const before = text.slice(at, start);
    at = end;
    return before + said.replace(/[\n\r]/g, ' ').replaceAll('""', '"');
  });
  return {
    text: shown.join('') + text.slice(at),
    placeOf: (place) => removed.reduce((found, gone) => (gone <= found ? found + 1 : found), place),
  };
}
