import type { Db } from '../../db/client.ts';
import { findStoredResponse, respondOnce } from '../../db/storedResponses.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { type ErrorKey, Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { payingToken, shownFunds } from '../../shared/rights.ts';
import { spendableOf } from '../accounts/accounts.repository.ts';
import { promisedShipAt } from '../couriers/workDays.ts';
import { findOrderFacts, NO_GOODS } from '../pricing/orderFacts.repository.ts';
import { readSettings, type SiteSettings } from '../settings/settings.ts';
import { availableAt } from '../warehouses/warehouses.repository.ts';
import { stockedIn } from './bundles.ts';
import { cheaperTogether } from './cheaperTogether.ts';
import { atCurrentPrices, type FactsReader } from './currentPrices.ts';
import { nextStepsOf, spareOf } from './nextSteps.ts';
import { listOrders } from './orders.repository.ts';
import {
  type PaidBatch,
  type PlacedBatch,
  type PlaceTerms,
  payOrders,
  placeOrders,
} from './orders.writes.ts';
import { type PricedOrder, placeable, pricedTogether, type ReadOrder, stockPiecesOf } from './pricedOrder.ts';
import { firstAvailable, orderProblems, readOrder, rowsOf, saveQuote, stockOf } from './quoting.service.ts';
import type {
  BatchInput,
  ConfirmBatchDto,
  CreateBatchDto,
  OrderDto,
  OrderInput,
  QuoteBatchDto,
  QuotePartDto,
} from './shipments.schemas.ts';
import { type Dependencies, failuresOf, namingShortage, refusalOf, termsOf } from './shipments.service.ts';

const MAX_PARCELS = 5000;
const MAX_ORDERS = 100;
/** Errors of the batch as a whole, not of one part. */
const OF_THE_WHOLE: readonly ErrorKey[] = ['NOT_FOUND', 'SENDER_MISSING', 'BAD_PARAM'];

type Read = { part: number; read: ReadOrder } | { part: number; refusal: Refusal };
type Priced = { part: number; priced: PricedOrder } | { part: number; refusal: Refusal };
type Skipped = Pick<CreateBatchDto, 'skipped'>;
type Create = BatchInput & {
  key: string | null;
  confirm: boolean;
  byItself?: boolean;
  spending?: PlaceTerms['spending'];
};

/** Several orders that are quoted, placed and paid atomically. */
export function batchService({ db, now, onPaid, rereadMerged }: Dependencies) {
  /**
   * Quotes every part; a refused part does not affect the others, and pieces of all others count for price steps.
   * @throws Refusal TOO_MANY_ROWS; those of `OF_THE_WHOLE`
   */
  async function price(
    actor: Actor,
    input: BatchInput,
    settings: SiteSettings,
    readFacts: FactsReader = findOrderFacts,
  ): Promise<Priced[]> {
    const { parts, ...decision } = input;
    const read: Read[] = [];
    for (const [part, fields] of parts.entries()) {
      const order: OrderInput = { ...decision, ...fields };
      read.push(
        await readOrder(db, actor, order, settings, now(), readFacts).then(
          (each) => ({ part, read: each }),
          (error: unknown) => {
            // What remembered facts refuse is to be read again.
            const decided = error instanceof Refusal && readFacts === findOrderFacts;
            if (decided && !OF_THE_WHOLE.includes(error.errorKey)) return { part, refusal: error };
            throw error;
          },
        ),
      );
    }
    const orders = read.flatMap((each) => ('read' in each ? [each.read] : []));
    const parcels = orders.reduce((sum, { rows }) => sum + rows.length, 0);
    if (parcels > MAX_PARCELS) throw new Refusal('TOO_MANY_ROWS', { max: MAX_PARCELS });
    const priced = pricedTogether(orders).values();
    return read.map((each) => ('refusal' in each ? each : { part: each.part, priced: nextOf(priced) }));
  }

  async function ordersOf(actor: Actor, ids: number[]): Promise<OrderDto[]> {
    const { list } = await listOrders(db, actor, { ids, pageSize: MAX_ORDERS });
    return list.toSorted((one, other) => one.id - other.id);
  }

  const created = async (
    actor: Actor,
    {
      batchNo,
      orderIds,
      packageCount,
      totalFee,
      payExpireAt,
      balance,
      enough,
      skipped,
    }: PlacedBatch & Skipped,
  ): Promise<CreateBatchDto> => ({
    ...{ batchNo, packageCount, totalFee, ...shownFunds(actor, { balance, enough }), skipped },
    payExpireAt: shanghaiIso(new Date(payExpireAt)),
    orders: await ordersOf(actor, orderIds),
  });

  return {
    async quote(actor: Actor, input: BatchInput): Promise<QuoteBatchDto> {
      const priced = await price(actor, input, await readSettings(db));
      const eligible = priced.flatMap((each) => ('priced' in each ? [each.priced] : []));
      const totals = totalsOf(eligible);
      const [kept, balance, parts] = await Promise.all([
        saveQuote(db, actor.accountId, totals.totalFee),
        spendableOf(db, actor.accountId),
        partsOf(db, priced),
      ]);
      const at = priced.flatMap((each) => ('priced' in each ? [each.part] : []));
      return {
        ...{ ...kept, parts, ...totals },
        nextSteps: nextStepsOf(eligible, spareOf(parts.map(({ stock }) => stock)), at),
        cheaperTogether: cheaperTogether(eligible, at),
        ...shownFunds(actor, { balance, enough: balance >= totals.totalFee }),
      };
    },

    /**
     * Places all parts, or with `skipInvalid` all valid ones, each as one order; a repeated key returns the first
     * response.
     */
    async create(
      actor: Actor,
      { key, confirm, byItself = false, spending, ...input }: Create,
    ): Promise<CreateBatchDto> {
      const { accountId } = actor;
      const tokenId = confirm ? payingToken(actor) : null;
      // Whoever asks again after a crash has a new quote of the same orders.
      const hash = requestHash({ ...input, quoteNo: undefined, confirm });
      const request = { accountId, op: 'createBatch' as const, key, hash };
      const placed = await respondOnce<PlacedBatch & Skipped>(db, request, async () => {
        const settings = await readSettings(db);
        const mergeIds = input.parts.flatMap((part) => part.mergeIds ?? []);
        if (confirm && mergeIds.length > 0) await rereadMerged({ accountId, mergeIds });
        return atCurrentPrices(
          async (read) => {
            const skipped: CreateBatchDto['skipped'] = [];
            const priced = await price(actor, input, settings, read);
            const eligible = goingOf(priced, input.skipInvalid ?? false, skipped);
            return { eligible, skipped, ...totalsOf(eligible) };
          },
          async ({ eligible, skipped, totalFee }) => {
            const terms = {
              ...request,
              kept: { skipped },
              byItself,
              ...(spending && { spending }),
              type: input.type,
              ...termsOf(input, settings, totalFee),
              ...(tokenId !== null && { tokenId }),
              confirm,
            };
            return namingShortage(db, accountId, totalFee, async () => {
              const answer = await placeOrders(
                db,
                terms,
                eligible.flatMap((each) => placeable(each) ?? []),
              );
              if (confirm) await onPaid(answer.orderIds);
              return answer as PlacedBatch & Skipped;
            });
          },
        );
      });
      return created(actor, placed);
    },

    /** Pays every order of the batch from the balance, or none. */
    async confirm(
      actor: Actor,
      { batchNo, key }: { batchNo: string; key: string | null },
    ): Promise<ConfirmBatchDto> {
      const { accountId } = actor;
      const tokenId = payingToken(actor);
      const answered = async ({ orderIds, paidFee, balance }: PaidBatch): Promise<ConfirmBatchDto> => ({
        batchNo,
        paidFee,
        balance,
        orders: await ordersOf(actor, orderIds),
      });
      const request = { accountId, op: 'confirmBatch', key, hash: `pay:${batchNo}` };
      const first = await findStoredResponse<PaidBatch>(db, request);
      if (first) return answered(first);
      const { list } = await listOrders(db, actor, { batchNo, pageSize: MAX_ORDERS });
      if (list.length === 0) throw new Refusal('NOT_FOUND');
      const ofShops = list.filter(({ shopId }) => shopId !== null).map(({ id }) => id);
      if (ofShops.length > 0) await rereadMerged({ accountId, orderIds: ofShops });
      const promised = Object.fromEntries(
        await Promise.all(list.map(async (order) => [order.id, await promisedOf(actor, order)] as const)),
      );
      const need = list.reduce((sum, { totalFee }) => sum + totalFee, 0);
      return namingShortage(db, accountId, need, async () => {
        const paid = await payOrders(db, { accountId, tokenId, batchNo, key, promised });
        await onPaid(paid.orderIds);
        return answered(paid);
      });
    },
  };

  async function promisedOf(actor: Actor, order: OrderDto): Promise<string | null> {
    const { courierId, senderId, sendArea } = order;
    const facts = await findOrderFacts(db, {
      ...{ ...actor, courierId, senderId, warehouseId: sendArea.warehouseId },
      ...NO_GOODS,
    });
    if (!facts.courier || !facts.warehouse) return null;
    return promisedShipAt([facts.courier, facts.warehouse], now())?.toISOString() ?? null;
  }
}

export type BatchService = ReturnType<typeof batchService>;

/** The eligible parts; refuses invalid ones unless `skipInvalid` is set. */
function goingOf(priced: Priced[], skipInvalid: boolean, skipped: CreateBatchDto['skipped']): PricedOrder[] {
  const failed: (ReturnType<typeof failuresOf>[number] & { part: number })[] = [];
  const eligible: PricedOrder[] = [];
  for (const each of priced) {
    if ('refusal' in each) {
      if (!skipInvalid) throw each.refusal.with({ part: each.part });
      skipped.push({ part: each.part, row: null });
      continue;
    }
    const failures = failuresOf(each.priced).map((failure) => ({ part: each.part, ...failure }));
    failed.push(...failures);
    if (each.priced.packageCount > 0) eligible.push(each.priced);
    for (const row of new Set(failures.map((failure) => failure.row))) skipped.push({ part: each.part, row });
  }
  if ((failed.length > 0 && !skipInvalid) || eligible.length === 0) throw refusalOf(failed);
  return eligible;
}

function totalsOf(orders: readonly PricedOrder[]) {
  const sum = (part: 'packageCount' | 'goodsFee' | 'courierFee' | 'remoteFee' | 'discountFee' | 'totalFee') =>
    orders.reduce((total, order) => total + order[part], 0);
  return {
    packageCount: sum('packageCount'),
    goodsFee: sum('goodsFee'),
    courierFee: sum('courierFee'),
    remoteFee: sum('remoteFee'),
    discountFee: sum('discountFee'),
    totalFee: sum('totalFee'),
  };
}

/** The verdicts by part; earlier parts reduce the stock for later ones. */
async function partsOf(db: Db, priced: Priced[]): Promise<QuotePartDto[]> {
  /** By warehouse, then by combination. */
  const left = new Map<number, Map<number, number>>();
  const parts: QuotePartDto[] = [];
  for (const each of priced) {
    if ('refusal' in each) {
      const { errorKey, message } = each.refusal;
      const none = { rows: [], packageCount: 0, totalFee: 0, available: 0, stock: [], problems: [] };
      parts.push({ part: each.part, refusal: { errorKey, msg: message }, ...none });
      continue;
    }
    const { skus, warehouse } = each.priced.facts;
    const here = left.get(warehouse.id) ?? new Map<number, number>();
    const unseen = stockedIn(skus).filter((id) => !here.has(id));
    const found = unseen.length > 0 ? await availableAt(db, unseen, warehouse.id) : new Map<number, number>();
    for (const id of unseen) here.set(id, found.get(id) ?? 0);
    left.set(warehouse.id, here);
    const stock = stockOf(each.priced, here);
    const available = firstAvailable(each.priced, here);
    const problems = orderProblems(each.priced, stock);
    for (const [skuId, pieces] of stockPiecesOf(each.priced))
      here.set(skuId, Math.max(0, (here.get(skuId) ?? 0) - pieces));
    parts.push({
      part: each.part,
      refusal: null,
      rows: rowsOf(each.priced),
      packageCount: each.priced.packageCount,
      totalFee: each.priced.totalFee,
      available,
      stock,
      problems,
    });
  }
  return parts;
}

function nextOf(orders: Iterator<PricedOrder>): PricedOrder {
  const { value, done } = orders.next();
  if (done) throw new Error('fewer orders have prices than were read');
  return value;
}
