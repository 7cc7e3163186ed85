const YUAN_TEXT = /^(\d{1,12})(?:\.(\d{0,2}))?$/;

/** Fen to yuan text with two decimals, worked out on the digits: 1260 gives '12.60', -5 gives '-0.05'. */
export function fenToYuan(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not a whole number of fen: ${fen}`);
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Fen to text for people: 1260 gives '¥12.60', -1260 gives '-¥12.60'. */
export function formatMoney(fen: number): string {
  const yuan = fenToYuan(fen);
  return yuan.startsWith('-') ? `-¥${yuan.slice(1)}` : `¥${yuan}`;
}

/** Like formatMoney, with a plus sign before what comes in: for ledgers. */
export function formatSignedMoney(fen: number): string {
  return fen > 0 ? `+${formatMoney(fen)}` : formatMoney(fen);
}

/**
 * Yuan typed by a person to whole fen; null when the text is no amount. Reads full-width digits,
 * a leading ¥ and thousands commas; never goes through floating point.
 */
export function parseYuan(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/^¥/, '')
    .replace(/,(?=\d{3}(?!\d))/g, '');
  const found = YUAN_TEXT.exec(plain);
  if (!found) return null;
  const [, whole = '', part = ''] = found;
  return Number(whole + part.padEnd(2, '0'));
}
