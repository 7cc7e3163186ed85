import type {
  BatchPartInput,
  OrderInput,
  ParcelInput,
  QuoteShipmentMutation,
  RowState,
} from '../../../../graphql/generated/graphql.ts';
import { type Item, piecesIn } from '../../../../shop/items.ts';
import type { BatchQuote } from '../../shared/checkout/batchQuote.ts';
import type { OrderRequest } from '../../shared/checkout/checkout.types.ts';
import { contentOf, parcelOf } from '../../shared/recipients/content.ts';
import { parcelWordsOf, type Recipient, recipientReceiver } from '../../shared/recipients/recipient.ts';
import type { QuotedPart, RowPrice } from '../../shared/recipients/verdicts.ts';
import { type Basket, basketOf } from '../../shared/wizard/basket.ts';
import { courierFor } from '../../shared/wizard/courierSplit.ts';
import { fitSplit } from '../../shared/wizard/wizard.setup.ts';
import { type Draft, furtherOf, type OrderedLine } from './draft.ts';

type Composed = Omit<Draft, 'sentQuoteNo'> & {
  facts: Basket | null;
  furtherFacts: readonly Basket[];
};

/** What goes from one warehouse by one courier: an order. */
export interface ShipPart {
  warehouseId: number;
  courierId: number;
  basket: Basket;
  /** All recipients get the same of it. */
  isFurther: boolean;
  rows: readonly Recipient[];
}

/** What is to be priced, with the orders that it is of. */
export interface QuoteRequest {
  request: OrderRequest;
  rows: readonly Recipient[];
  parts: readonly ShipPart[];
}

/** These recipients to be priced. */
export function quoteRequestOf(context: Composed, rows: readonly Recipient[]): QuoteRequest {
  const parts = shipParts(context, rows);
  return { request: requestOf(context, parts), rows, parts };
}

const noGoods = basketOf([], []);

/** The orders that these recipients become. */
export function shipParts(context: Composed, rows: readonly Recipient[]): ShipPart[] {
  const { facts, warehouseId, courierId } = context;
  const first = {
    ...{ basket: facts ?? noGoods, warehouseId: warehouseId ?? 0, courierId: courierId ?? 0 },
    ...{ split: fitSplit(context), isFurther: false },
  };
  const others = furtherOf(context).map((one) => ({
    ...{ basket: one.facts ?? noGoods, warehouseId: one.warehouseId, courierId: one.courierId ?? 0 },
    ...{ split: fitSplit(one), isFurther: true },
  }));
  return [first, ...others].flatMap(({ basket, isFurther, ...one }): ShipPart[] => {
    const common = { basket, isFurther, warehouseId: one.warehouseId };
    const groups = Map.groupBy(rows, courierFor(one.courierId, one.split));
    if (groups.size === 0) return [{ ...common, courierId: one.courierId, rows }];
    return [...groups].map(([id, own]) => ({ ...common, courierId: id, rows: own }));
  });
}

/** These recipients as the gateway prices and places them: one order, or several as one. */
export function orderRequest(context: Composed, rows: readonly Recipient[], quoteNo?: string): OrderRequest {
  return requestOf(context, shipParts(context, rows), quoteNo);
}

function requestOf(context: Composed, parts: readonly ShipPart[], quoteNo?: string): OrderRequest {
  const { senderId, platform, remark, allowDuplicate } = context;
  const common = {
    type: 'BY_HAND' as const,
    ...{ senderId: senderId ?? 0, platform, remark: remark.trim(), allowDuplicate },
    ...(quoteNo ? { quoteNo } : {}),
  };
  const [first, ...others] = parts.map(partInput);
  if (!first || others.length > 0) return { ...common, parts: first ? [first, ...others] : [] };
  return { ...common, ...first } satisfies OrderInput;
}

function partInput({ basket, rows, isFurther, warehouseId, courierId }: ShipPart) {
  return {
    ...{ warehouseId, courierId },
    ...(basket.items.length > 0
      ? { items: basket.items.map(({ skuId, quantity }) => ({ skuId, quantity })) }
      : {}),
    packages: rows.map((row) => (isFurther ? furtherParcelOf(row) : parcelOf(row, basket))),
  } satisfies BatchPartInput;
}

/** A number of the shop's order is of the first parcel alone, as what is said of its goods is. */
function furtherParcelOf(row: Recipient): ParcelInput {
  const { thirdOrderNo: _, ...receiver } = recipientReceiver(row);
  const { remark } = parcelWordsOf(row);
  return { ...receiver, ...(remark ? { remark } : {}) };
}

/** What a recipient gets of a part. */
function itemsOf({ basket, isFurther }: ShipPart, row: Recipient): readonly Item[] {
  return isFurther ? basket.items : contentOf(row, basket).items;
}

/** Of these lines of the basket those that some parcel of the parts holds. */
export function linesHeld(lines: readonly OrderedLine[], parts: readonly ShipPart[]): OrderedLine[] {
  const keyOf = (warehouseId: number, skuId: number) => `${warehouseId},${skuId}`;
  const held = new Set(
    parts.flatMap((part) =>
      part.rows.flatMap((row) => itemsOf(part, row).map(({ skuId }) => keyOf(part.warehouseId, skuId))),
    ),
  );
  return lines.filter(({ warehouseId, skuId }) => held.has(keyOf(warehouseId, skuId)));
}

/** The recipient that stands at a place of what was sent; `part` is left out where one order was. */
export function rowAt(parts: readonly ShipPart[], { part, row }: { part?: unknown; row?: unknown }) {
  return parts[part === undefined || part === null ? 0 : Number(part)]?.rows[Number(row)];
}

type QuoteAnswer = QuoteShipmentMutation['quoteOrder'];

const STATES: readonly RowState[] = ['OK', 'WARN', 'DUPLICATE', 'ERROR'];

/** What several orders cost, told of their recipients as the quote of one order tells it. */
export function quoteOfParts(
  { parts: quoted, nextSteps, cheaperTogether, ...answer }: BatchQuote,
  rows: readonly Recipient[],
  parts: readonly ShipPart[],
): { answer: QuoteAnswer; parts: QuotedPart[] } {
  const indexOf = new Map(rows.map((row, at) => [row, at]));
  const placeOf = ({ part, row }: { part: number; row: number }) => {
    const found = parts[part]?.rows[row];
    return { part: 0, row: (found && indexOf.get(found)) ?? -1 };
  };
  /** What all get the same of is not changed by recipient. */
  const isOfFirst = ({ part }: { part: number }) => parts[part]?.isFurther === false;
  const prices = Map.groupBy(
    quoted.flatMap(({ part, rows: own }) =>
      own.flatMap((price): RowPrice[] => {
        const sent = parts[part];
        const recipient = sent?.rows[price.row];
        if (!sent || !recipient) return [];
        const { shopOrderIds: _, mergeId: _merge, ...fees } = price;
        const quantity = piecesIn(itemsOf(sent, recipient));
        return [{ ...fees, row: indexOf.get(recipient) ?? -1, quantity, promisedShipAt: null }];
      }),
    ),
    ({ row }) => row,
  );
  return {
    answer: {
      ...answer,
      rows: rows.flatMap((_, at) => summed(prices.get(at) ?? [])),
      nextSteps: nextSteps
        .filter(({ places }) => places.every(isOfFirst))
        .map((step) => ({ ...step, places: step.places.map((place) => ({ ...place, ...placeOf(place) })) })),
      cheaperTogether: cheaperTogether
        .filter(({ parcels }) => parcels.every(isOfFirst))
        .map((one) => ({ ...one, parcels: one.parcels.map(placeOf) })),
      stock: stockOf(quoted.filter(isOfFirst)),
      problems: eachOnce(quoted.flatMap(({ problems }) => problems)),
    },
    parts: quoted.flatMap(({ part, packageCount, totalFee }): QuotedPart[] => {
      const sent = parts[part];
      if (!sent) return [];
      const { basket, warehouseId, courierId } = sent;
      return [{ goodId: basket.goods[0]?.goodId ?? 0, warehouseId, courierId, packageCount, totalFee }];
    }),
  };
}

/** What a recipient's parcels cost together, and all that is said of them. */
function summed(prices: readonly RowPrice[]): RowPrice[] {
  const [first, ...others] = prices;
  if (!first) return [];
  return [
    others.reduce(
      (sum, one) => ({
        ...sum,
        state: STATES.indexOf(one.state) > STATES.indexOf(sum.state) ? one.state : sum.state,
        quantity: sum.quantity + one.quantity,
        problems: eachOnce([...sum.problems, ...one.problems]),
        goodsFee: sum.goodsFee + one.goodsFee,
        courierFee: sum.courierFee + one.courierFee,
        remoteFee: sum.remoteFee + one.remoteFee,
        discountFee: sum.discountFee + one.discountFee,
        packageFee: sum.packageFee + one.packageFee,
      }),
      first,
    ),
  ];
}

/** What all orders take of each combination; a later one is told what the earlier ones leave. */
function stockOf(quoted: BatchQuote['parts']): QuoteAnswer['stock'] {
  const bySku = Map.groupBy(
    quoted.flatMap(({ stock }) => stock),
    ({ skuId }) => skuId,
  );
  return [...bySku.values()].flatMap(([first, ...others]) =>
    first ? [others.reduce((sum, { pieces }) => ({ ...sum, pieces: sum.pieces + pieces }), first)] : [],
  );
}

function eachOnce<P extends { field: string; msg: string }>(problems: readonly P[]): P[] {
  return [...new Map(problems.map((one) => [`${one.field} ${one.msg}`, one])).values()];
}
