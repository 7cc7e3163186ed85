import { stepsPer } from '../../shared/statuses.ts';
import { hasOwnSteps, nextStepOf, type PieceCounts } from '../pricing/supplyPrice.ts';
import { enoughFor } from './bundles.ts';
import { contentRefusal, type Line, titleOf } from './orderLines.ts';
import { type PricedOrder, type PricedRow, pricedRow, pricedTogether, wholeOf } from './pricedOrder.ts';
import type { NextStepDto, QuoteDto } from './shipments.schemas.ts';

/** Those beyond are told by nobody. */
const MOST = 20;

/** A line of a row that can go, and what is missing to its next step. */
type Place = {
  order: PricedOrder;
  part: number;
  row: PricedRow;
  line: Line;
  step: Omit<NextStepDto, 'parcels' | 'places' | 'saving'>;
};

/**
 * What is missing to the next price steps of orders that are placed together, those that save something first. `spare` is
 * what is left of the stock, by combination; `parts` are the places of the orders in what was asked for.
 */
export function nextStepsOf(
  orders: readonly PricedOrder[],
  spare: ReadonlyMap<number, number>,
  parts: readonly number[] = orders.map((_, at) => at),
): NextStepDto[] {
  const places = placesOf(orders, parts).filter(
    ({ line, step }) => step.missing <= enoughFor(line.sku, spare),
  );
  const [byParcel, byOrder] = [true, false].map((each) =>
    places.filter(({ step }) => step.perParcel === each),
  );
  const steps = [
    ...stepsOfParcels(byParcel ?? [], spare, wholeOf(orders)),
    ...stepsOfAll(orders, byOrder ?? []),
  ];
  return steps.toSorted((one, other) => other.saving - one.saving).slice(0, MOST);
}

/** What is left of the stock when all is taken that was quoted. */
export function spareOf(stocks: readonly QuoteDto['stock'][]): Map<number, number> {
  const spare = new Map<number, number>();
  for (const { skuId, available, pieces } of stocks.flat())
    spare.set(skuId, Math.min(spare.get(skuId) ?? available, available - pieces));
  return spare;
}

/** One for each step of a row: goods of several combinations with steps of the goods have it once. */
function placesOf(orders: readonly PricedOrder[], parts: readonly number[]): Place[] {
  return orders.flatMap((order, at) =>
    order.rows
      .filter(({ goes }) => goes)
      .flatMap((row) => {
        const inRow = new Map<string, Place>();
        for (const [index, line] of row.lines.entries()) {
          const { sku } = line;
          const counted = row.counted[index] ?? line.num;
          const next = nextStepOf(sku, counted);
          if (!next || inRow.has(groupOf(line))) continue;
          const step = {
            skuId: sku.id,
            goodId: sku.goodId,
            title: hasOwnSteps(sku) ? titleOf(sku) : sku.goodName,
            perParcel: sku.stepsPer === stepsPer.parcel,
            missing: next.minPieces - counted,
            unitPrice: next.supplyPrice + sku.platformMargin + sku.agentProfit,
          };
          inRow.set(groupOf(line), { order, part: parts[at] ?? at, row, line, step });
        }
        return [...inRow.values()];
      }),
  );
}

/** Parcels to which the same applies are told together, as many as the stock has pieces for; those that cannot hold more are not. */
function stepsOfParcels(
  places: readonly Place[],
  spare: ReadonlyMap<number, number>,
  whole: PieceCounts,
): NextStepDto[] {
  const told = new Map<string, NextStepDto & { taken: Map<number, number> }>();
  for (const place of places) {
    const { order, row, line, step } = place;
    const lines = withMore(place);
    if (contentRefusal(lines)) continue;
    const more = pricedRow({ ...row, lines }, order.facts, whole);
    const saving = Math.max(0, row.price.packageFee - more.price.packageFee);
    const key = `${groupOf(line)} ${step.missing} ${saving}`;
    const { taken, ...same } = told.get(key) ?? { ...step, parcels: 0, places: [], saving, taken: new Map() };
    const takes = (taken.get(step.skuId) ?? 0) + step.missing;
    if (takes > (spare.get(step.skuId) ?? 0)) continue;
    taken.set(step.skuId, takes);
    told.set(key, { ...same, parcels: same.parcels + 1, places: [...same.places, placeOf(place)], taken });
  }
  return [...told.values()].map(({ taken: _taken, ...step }) => step);
}

/** The pieces may be in any of the parcels: what is saved is told of the first that can hold them. */
function stepsOfAll(orders: readonly PricedOrder[], places: readonly Place[]): NextStepDto[] {
  const groups = [...Map.groupBy(places, ({ line }) => groupOf(line)).values()].slice(0, MOST);
  return groups.flatMap((group) => {
    const holder = group.find((place) => !contentRefusal(withMore(place)));
    const [{ step } = {}] = group;
    if (!step) return [];
    const saving = holder ? savingOf(orders, holder) : 0;
    return [{ ...step, parcels: group.length, places: holder ? [placeOf(holder)] : [], saving }];
  });
}

function placeOf({ part, row, step }: Place): NextStepDto['places'][number] {
  return { part, row: row.row, skuId: step.skuId };
}

function savingOf(orders: readonly PricedOrder[], place: Place): number {
  const changed = orders.map((order) =>
    order === place.order
      ? {
          ...order,
          rows: order.rows.map((row) => (row === place.row ? { ...row, lines: withMore(place) } : row)),
        }
      : order,
  );
  const total = (all: readonly PricedOrder[]) => all.reduce((sum, { totalFee }) => sum + totalFee, 0);
  return Math.max(0, total(orders) - total(pricedTogether(changed)));
}

function withMore({ row, line, step }: Place): Line[] {
  return row.lines.map((each) => (each === line ? { ...each, num: each.num + step.missing } : each));
}

function groupOf({ sku }: Line): string {
  return hasOwnSteps(sku) ? `sku ${sku.id}` : `good ${sku.goodId}`;
}
