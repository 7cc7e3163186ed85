/** Whole fen. Never a fraction, never beyond 10^12 in size. */
export type Fen = number;

const YUAN = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** `1260` to `12.60`; digit by digit, so no float is ever involved. */
export function yuanText(fen: Fen): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not whole fen: ${fen}`);
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `12.60`, `12.6` or `12` to fen, digit by digit; null for anything else. */
export function fenOfYuanText(text: unknown): Fen | null {
  const [, yuan, decimals = ''] = (typeof text === 'string' && YUAN.exec(text)) || [];
  return yuan === undefined ? null : Number(yuan + decimals.padEnd(2, '0'));
}
