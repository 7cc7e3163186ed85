const LINES = 40;
const MAX_LINES = 160;
const PHONE = /1[3-9]\d[\d\s-]{8,12}|0\d{2,3}-\d{7,8}/;
const NAME_LABEL = /^\s*(收货人|收件人|收件姓名|姓名|联系人|客户)/;

/**
 * The first part of a pasted text that can be read alone: about 40 lines, cut where a new recipient surely begins,
 * so that one who is written over several lines stays whole. Parts follow each other without loss.
 */
export function firstChunk(text: string): string {
  const lines = text.split(/(?<=\n)/);
  for (let at = LINES; at < lines.length; at += 1) {
    if (at >= MAX_LINES || beginsRecipient(lines[at - 1] ?? '', lines[at] ?? '')) {
      return lines.slice(0, at).join('');
    }
  }
  return text;
}

function beginsRecipient(before: string, line: string): boolean {
  if (before.trim() === '') return line.trim() !== '';
  return NAME_LABEL.test(line) || (PHONE.test(before) && PHONE.test(line));
}

const PASTED_PHONE = /1[3-9]\d[\d\s-]{8,}|0\d{2,3}-\d{7,8}/;

/** Whether pasted text is cells of a spreadsheet, such as a column or two, and no whole recipients. */
export function isBlockOfCells(text: string): boolean {
  const lines = text.trim().split(/\r?\n/);
  if (lines.length === 1 && !text.trim().includes('\t')) return false;
  return !lines.some((line) => PASTED_PHONE.test(line) && /[\u4e00-\u9fff]{4,}/.test(line));
}

/** Whether pasted text holds recipients, so that it goes to the reader and not into the field that has the focus. */
export function looksLikeRecipients(text: string): boolean {
  const trimmed = text.trim();
  if (/[\n\t]/.test(trimmed)) return true;
  return PASTED_PHONE.test(trimmed) && /[\u4e00-\u9fff]{4,}/.test(trimmed);
}
