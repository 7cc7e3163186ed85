import type { Fen } from '../../shared/money.ts';

/** The supply price of all pieces from so many on; of one combination, or of its goods. */
export type PriceStep = { minPieces: number; supplyPrice: Fen; ofSku: boolean };

/** What the supply price of a combination depends on. */
export type SupplyTerms = {
  /** Of one piece. */
  supplyPrice: Fen;
  /** What buyer and supplier have agreed on: it replaces price and steps. */
  agreedPrice: Fen | null;
  steps: readonly PriceStep[];
};

/** The steps that hold for a combination, by rising pieces: its own, else those of its goods; none beside an agreed price. */
function stepsOf({ agreedPrice, steps }: SupplyTerms): PriceStep[] {
  if (agreedPrice !== null || steps.length === 0) return [];
  const own = steps.filter(({ ofSku }) => ofSku);
  return (own.length > 0 ? own : [...steps]).toSorted((one, other) => one.minPieces - other.minPieces);
}

/** The least price that so many pieces have reached: a step above the price of one piece never holds. */
export function supplyPriceAt(terms: SupplyTerms, pieces: number): Fen {
  if (terms.agreedPrice !== null) return terms.agreedPrice;
  const reached = stepsOf(terms).filter(({ minPieces }) => minPieces <= pieces);
  return Math.min(terms.supplyPrice, ...reached.map((step) => step.supplyPrice));
}

/** The next step at which a piece costs less; null when there is none. */
export function nextStepOf(terms: SupplyTerms, pieces: number): PriceStep | null {
  const now = supplyPriceAt(terms, pieces);
  return stepsOf(terms).find((step) => step.minPieces > pieces && step.supplyPrice < now) ?? null;
}

/** The steps at which a piece costs less than before, by rising pieces. */
export function fallingSteps(terms: SupplyTerms): PriceStep[] {
  const falling: PriceStep[] = [];
  for (let next = nextStepOf(terms, 1); next; next = nextStepOf(terms, next.minPieces)) falling.push(next);
  return falling;
}

/** Pieces by combination and by goods. */
export type PieceCounts = { bySku: Map<number, number>; byGood: Map<number, number> };
type Counted = { sku: { id: number; goodId: number }; num: number };

/** Sums the pieces of lines. */
export function countPieces(lines: Iterable<Counted>): PieceCounts {
  const counts: PieceCounts = { bySku: new Map(), byGood: new Map() };
  for (const { sku, num } of lines) {
    counts.bySku.set(sku.id, (counts.bySku.get(sku.id) ?? 0) + num);
    counts.byGood.set(sku.goodId, (counts.byGood.get(sku.goodId) ?? 0) + num);
  }
  return counts;
}

/** Whether a combination has steps of its own. */
export function hasOwnSteps({ steps }: Pick<SupplyTerms, 'steps'>): boolean {
  return steps.some(({ ofSku }) => ofSku);
}

/** The pieces that a combination's steps go by: its own, or those of all combinations of its goods. */
export function piecesFor(
  sku: SupplyTerms & { id: number; goodId: number },
  { bySku, byGood }: PieceCounts,
): number {
  return (hasOwnSteps(sku) ? bySku.get(sku.id) : byGood.get(sku.goodId)) ?? 0;
}

/** Why a piece costs what it costs. `fen` of the parts add up to its price. */
export type PricePart = {
  /** The goods' price for anybody, what a step or an agreement changes, what the inviter adds. */
  kind: 'goods' | 'step' | 'agreed' | 'markUp';
  fen: Fen;
  /** Of a step: the pieces that it begins with. */
  minPieces: number | null;
};

/** What a piece of a combination costs, and why; of how many pieces in how many parcels. */
export type PricedPiece = {
  skuId: number;
  title: string;
  unitPrice: Fen;
  parts: PricePart[];
  pieces: number;
  parcels: number;
};

/** The parts of a piece's price, in the order in which they apply. */
export function priceParts(
  terms: SupplyTerms & { platformMargin: Fen; agentProfit: Fen },
  pieces: number,
): PricePart[] {
  const { supplyPrice, agreedPrice, platformMargin, agentProfit } = terms;
  const part = (kind: PricePart['kind'], fen: Fen, minPieces: number | null = null) => ({
    kind,
    fen,
    minPieces,
  });
  const parts: PricePart[] = [part('goods', supplyPrice + platformMargin)];
  const reached = supplyPriceAt(terms, pieces);
  if (agreedPrice !== null) parts.push(part('agreed', agreedPrice - supplyPrice));
  else if (reached < supplyPrice) {
    const step = stepsOf(terms).find((each) => each.supplyPrice === reached);
    parts.push(part('step', reached - supplyPrice, step?.minPieces ?? null));
  }
  if (agentProfit > 0) parts.push(part('markUp', agentProfit));
  return parts;
}
