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
