const YUAN = /^(\d{1,9})\.(\d{2})$/;

/** `12.60` in fen; null for anything else. */
export function fenOf(text: string): number | null {
  const [, yuan, decimals = ''] = YUAN.exec(text) ?? [];
  return yuan === undefined ? null : Number(yuan + decimals);
}

/** Whole fen as `12.60`. */
export function yuanOf(fen: number): string {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
