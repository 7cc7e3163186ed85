import type { Fen } from '../../shared/money.ts';

/** A line of a parcel with what of it is whose. */
export type HeldLine = { skuId: number; num: number; goodsFee: Fen; supplyFee: Fen; agentFee: Fen };
type Pieces = { skuId: number; num: number };
type Taken = { taken: HeldLine[]; left: HeldLine[] };

/**
 * Takes pieces out of a parcel's lines; null where they do not hold so many. All pieces of a line cost the same, and
 * what is left keeps its fen: nothing is priced again.
 */
export function takeOut(lines: readonly HeldLine[], pieces: readonly Pieces[]): Taken | null {
  const open = new Map<number, number>();
  for (const { skuId, num } of pieces) open.set(skuId, (open.get(skuId) ?? 0) + num);
  const result: Taken = { taken: [], left: [] };
  for (const line of lines) {
    const num = Math.min(line.num, open.get(line.skuId) ?? 0);
    open.set(line.skuId, (open.get(line.skuId) ?? 0) - num);
    const part = partOf(line, num);
    if (num > 0) result.taken.push(part);
    if (num < line.num) result.left.push(without(line, part));
  }
  return [...open.values()].some((num) => num > 0) ? null : result;
}

/** The sums of lines. */
export function sumsOf(lines: readonly HeldLine[]) {
  const sum = (part: 'goodsFee' | 'supplyFee' | 'agentFee') =>
    lines.reduce((total, line) => total + line[part], 0);
  return { goodsFee: sum('goodsFee'), supplyFee: sum('supplyFee'), agentFee: sum('agentFee') };
}

function partOf({ skuId, num: of, goodsFee, supplyFee, agentFee }: HeldLine, num: number): HeldLine {
  const share = (fen: Fen) => Math.floor((fen * num) / of);
  return {
    skuId,
    num,
    goodsFee: share(goodsFee),
    supplyFee: share(supplyFee),
    agentFee: share(agentFee),
  };
}

function without(line: HeldLine, part: HeldLine): HeldLine {
  return {
    skuId: line.skuId,
    num: line.num - part.num,
    goodsFee: line.goodsFee - part.goodsFee,
    supplyFee: line.supplyFee - part.supplyFee,
    agentFee: line.agentFee - part.agentFee,
  };
}
