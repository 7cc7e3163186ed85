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

/**
 * Splits fen by weights so that the parts add up to exactly the whole: each gets its share rounded down, and what is
 * left goes, a fen each, to those that lost most; to the first ones where that is equal. Needs one weight above zero.
 */
export function splitFen(fen: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`not fen to split: ${fen}`);
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0) || sum === 0)
    throw new RangeError(`no weights to split by: ${weights}`);
  // The product of amount and weight outgrows what a number holds exactly.
  const shares = weights.map((weight, at) => {
    const product = BigInt(fen) * BigInt(weight);
    return { at, part: Number(product / BigInt(sum)), lost: product % BigInt(sum) };
  });
  const left = fen - shares.reduce((total, { part }) => total + part, 0);
  const byLoss = shares.toSorted((one, other) =>
    one.lost === other.lost ? one.at - other.at : one.lost > other.lost ? -1 : 1,
  );
  const lucky = new Set(byLoss.slice(0, left).map(({ at }) => at));
  return shares.map(({ at, part }) => part + (lucky.has(at) ? 1 : 0));
}
