import type { Db } from '../../db/client.ts';
import { findStoredResponse, respondOnce } from '../../db/storedResponses.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { type ErrorKey, Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { spendableOf } from '../accounts/accounts.repository.ts';
import { promisedShipAt } from '../couriers/workDays.ts';
import { findOrderFacts } from '../pricing/orderFacts.repository.ts';
import { readSettings, type SiteSettings } from '../settings/settings.ts';
import { availableAt } from '../warehouses/warehouses.repository.ts';
import { listOrders } from './orders.repository.ts';
import {
  type PaidBatch,
  type PlacedBatch,
  type PlaceTerms,
  payOrders,
  placeOrders,
} from './orders.writes.ts';
import { type PricedOrder, piecesOf, splitByNum } from './pricedOrder.ts';
import { checkQuote, orderProblems, priceOrder, rowsOf, saveQuote } from './quoting.service.ts';
import type {
  BatchInput,
  ConfirmBatchDto,
  CreateBatchDto,
  OrderDto,
  OrderInput,
  QuoteBatchDto,
  QuotePartDto,
} from './shipments.schemas.ts';
import { type Dependencies, failuresOf, refusalOf, shortOf } from './shipments.service.ts';

const MAX_PARCELS = 5000;
const MAX_ORDERS = 100;
/** Errors of the batch as a whole, not of one part. */
const OF_THE_WHOLE: readonly ErrorKey[] = ['NOT_FOUND', 'SENDER_MISSING', 'BAD_PARAM'];

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
   * Quotes every part separately; a refused part does not affect the others.
   * @throws Refusal TOO_MANY_ROWS, TOO_MANY_ORDERS; those of `OF_THE_WHOLE`
   */
  async function price(actor: Actor, input: BatchInput, settings: SiteSettings): Promise<Priced[]> {
    const { parts, ...decision } = input;
    const priced: Priced[] = [];
    for (const [part, fields] of parts.entries()) {
      const order: OrderInput = { ...decision, ...fields };
      priced.push(
        await priceOrder(db, actor, order, settings, now()).then(
          (each) => ({ part, priced: each }),
          (error: unknown) => {
            if (error instanceof Refusal && !OF_THE_WHOLE.includes(error.errorKey))
              return { part, refusal: error };
            throw error;
          },
        ),
      );
    }
    const parcels = priced.reduce((sum, each) => sum + ('priced' in each ? each.priced.rows.length : 0), 0);
    if (parcels > MAX_PARCELS) throw new Refusal('TOO_MANY_ROWS', { max: MAX_PARCELS });
    const orders = priced.flatMap((each) => ('priced' in each ? splitByNum(each.priced) : []));
    if (orders.length > MAX_ORDERS)
      throw new Refusal('TOO_MANY_ORDERS', { max: MAX_ORDERS }, { max: MAX_ORDERS });
    return priced;
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
    ...{ batchNo, packageCount, totalFee, balance, enough, skipped },
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
      return { ...kept, parts, ...totals, balance, enough: balance >= totals.totalFee };
    },

    /**
     * Places all parts, or with `skipInvalid` all valid ones, each as one order per number of pieces; a repeated key
     * returns the first response.
     */
    async create(
      actor: Actor,
      { key, confirm, byItself = false, spending, ...input }: Create,
    ): Promise<CreateBatchDto> {
      const { accountId } = actor;
      const hash = requestHash({ ...input, confirm });
      const request = { accountId, op: 'createBatch' as const, key, hash };
      const placed = await respondOnce<PlacedBatch & Skipped>(db, request, async () => {
        const settings = await readSettings(db);
        const mergeIds = input.parts.flatMap((part) => part.mergeIds ?? []);
        if (confirm && mergeIds.length > 0) await rereadMerged({ accountId, mergeIds });
        const skipped: CreateBatchDto['skipped'] = [];
        const priced = await price(actor, input, settings);
        const eligible = goingOf(priced, input.skipInvalid ?? false, skipped);
        const { totalFee } = totalsOf(eligible);
        if (input.quoteNo) await checkQuote(db, accountId, input.quoteNo, totalFee);
        const terms = {
          ...request,
          kept: { skipped },
          byItself,
          ...(spending && { spending }),
          type: input.type,
          remark: input.remark ?? '',
          allowDuplicate: input.allowDuplicate ?? false,
          payMinutes: settings.payExpireMinutes,
          maxUnpaid: settings.maxUnpaid,
          confirm,
        };
        try {
          const answer = await placeOrders(db, terms, eligible.flatMap(splitByNum));
          if (confirm) await onPaid(answer.orderIds);
          return answer as PlacedBatch & Skipped;
        } catch (error) {
          if (error instanceof Refusal && error.errorKey === 'BALANCE_SHORT')
            throw await shortOf(db, accountId, totalFee);
          throw error;
        }
      });
      return created(actor, placed);
    },

    /** Pays every order of the batch from the balance, or none. */
    async confirm(
      actor: Actor,
      { batchNo, key }: { batchNo: string; key: string | null },
    ): Promise<ConfirmBatchDto> {
      const { accountId } = actor;
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
      try {
        const paid = await payOrders(db, { accountId, batchNo, key, promised });
        await onPaid(paid.orderIds);
        return await answered(paid);
      } catch (error) {
        if (error instanceof Refusal && error.errorKey === 'BALANCE_SHORT') {
          const need = list.reduce((sum, { totalFee }) => sum + totalFee, 0);
          throw await shortOf(db, accountId, need);
        }
        throw error;
      }
    },
  };

  async function promisedOf(actor: Actor, order: OrderDto): Promise<string | null> {
    const facts = await findOrderFacts(db, { ...actor, ...order, ...order.sendArea });
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
  const left = new Map<string, number>();
  const parts: QuotePartDto[] = [];
  for (const each of priced) {
    if ('refusal' in each) {
      const { errorKey, message } = each.refusal;
      const none = { rows: [], packageCount: 0, totalFee: 0, available: 0, problems: [] };
      parts.push({ part: each.part, refusal: { errorKey, msg: message }, ...none });
      continue;
    }
    const { good, warehouse } = each.priced.facts;
    const stock = `${good.id}:${warehouse.id}`;
    const available = left.get(stock) ?? (await availableAt(db, good.id, warehouse.id));
    left.set(stock, Math.max(0, available - piecesOf(each.priced)));
    parts.push({
      part: each.part,
      refusal: null,
      rows: rowsOf(each.priced),
      packageCount: each.priced.packageCount,
      totalFee: each.priced.totalFee,
      available,
      problems: orderProblems(each.priced, available),
    });
  }
  return parts;
}
