import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { lacksCourier } from '../../adapters/shops/knownCouriers.ts';
import type { PlatformId } from '../../adapters/shops/shopPlatform.ts';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import { spendableOf } from '../accounts/accounts.repository.ts';
import { type RowProblem, rowState, validateReceiver, wordProblems } from '../addresses/receiverRules.ts';
import { promisedShipAt, restsToday } from '../couriers/workDays.ts';
import { orderedBefore } from '../parcels/parcels.repository.ts';
import { findOrderFacts, type OrderFacts } from '../pricing/orderFacts.repository.ts';
import { MAX_PARCEL_WEIGHT, parcelPrice } from '../pricing/parcelPrice.ts';
import { completed } from '../senders/senders.service.ts';
import { type SiteSettings, softwareOf } from '../settings/settings.ts';
import { availableAt } from '../warehouses/warehouses.repository.ts';
import { type CheckedFacts, type PricedOrder, type PricedRow, piecesOf, sumsOf } from './pricedOrder.ts';
import { recipientsOf } from './recipients.ts';
import type { OrderInput, QuoteDto } from './shipments.schemas.ts';

const QUOTE_MINUTES = 15;
/** The id of a sender that is not stored yet. */
const NOBODY = 0;

/** Loads everything an order names and prices every row; refuses errors of the order as a whole. */
export async function priceOrder(
  db: Db,
  actor: Actor,
  input: OrderInput,
  settings: SiteSettings,
  now: Date,
): Promise<PricedOrder> {
  if ((input.packages?.length ?? 0) > settings.maxRows)
    throw new Refusal('TOO_MANY_ROWS', { max: settings.maxRows });
  const software = softwareOf(settings, input.softwareId);
  const { list, shop } = await recipientsOf(db, actor.accountId, input);
  if (list.length > settings.maxRows) throw new Refusal('TOO_MANY_ROWS', { max: settings.maxRows });
  const platform = shop?.platform ?? input.platform ?? 0;
  const thirdOrderNos = [...new Set(list.flatMap((each) => each.thirdOrderNos))];
  const [found, before] = await Promise.all([
    findOrderFacts(db, { ...actor, ...input, senderId: input.senderId ?? NOBODY }),
    orderedBefore(db, actor.accountId, platform, input.allowDuplicate ? [] : thirdOrderNos),
  ]);
  const facts = check({ ...found, sender: senderOf(input) ?? found.sender }, platform);
  const orderNum = input.num ?? 1;
  const refusal = list.some(({ num }) => num === null) && numRefusal(orderNum, facts.good);
  if (refusal) throw refusal;
  const { good, warehouse, courier, rules, levelDiscount, markUp } = facts;

  const untold = (input.autoSend ?? true) && shop && courierProblem(shop.platform, courier);
  const rows = list.map((recipient, row): PricedRow => {
    const { problems, region, remoteFee } = validateReceiver(recipient.receiver, rules, now);
    problems.push(...wordProblems(recipient), ...recipient.problems);
    if (untold) problems.push(untold);
    const again = recipient.problems.length === 0 && orderedProblem(recipient.thirdOrderNos, before);
    if (again) problems.push(again);
    const num = recipient.num ?? orderNum;
    const wrongNum = numRefusal(num, good);
    if (wrongNum) problems.push(quantityProblem(wrongNum));
    const price = parcelPrice({
      supplyPrice: good.supplyPrice,
      platformMargin: good.platformMargin,
      agentProfit: markUp.profit,
      agentFreight: markUp.courierProfit,
      num,
      weight: good.weight,
      fees: courier.fees,
      levelDiscount,
      remoteFee,
    });
    return {
      ...recipient,
      row,
      num,
      region,
      problems,
      goes: !problems.some((problem) => problem.blocking),
      price,
    };
  });

  return {
    facts,
    platform,
    software,
    shop: shop && {
      id: shop.id,
      autoSend: input.autoSend ?? true,
      remoteAddressId: input.remoteAddressId || null,
    },
    rows,
    promisedShipAt: promisedShipAt([courier, warehouse], now),
    restingToday: [warehouse, courier].filter((each) => restsToday(each, now)).map(({ name }) => name),
    ...sumsOf(rows),
  };
}

/**
 * The inline sender of an order, not stored yet.
 * @throws Refusal BAD_PARAM
 */
function senderOf({ senderId, sender }: Pick<OrderInput, 'senderId' | 'sender'>): OrderFacts['sender'] {
  if (sender === undefined) return null;
  if (senderId !== undefined) throw new Refusal('BAD_PARAM', { field: 'sender' });
  return { id: NOBODY, ...completed(sender, 'sender.') };
}

function check({ good, warehouse, courier, sender, ...rest }: OrderFacts, platform: number): CheckedFacts {
  if (!good) throw new Refusal('GOODS_OFF');
  if (!warehouse || warehouse.status === 2) throw new Refusal('WAREHOUSE_OFF');
  if (warehouse.status === 3) throw new Refusal('WAREHOUSE_PAUSED', { reason: warehouse.pauseReason ?? '' });
  if (courier?.status !== 1) throw new Refusal('COURIER_OFF');
  for (const allowed of [good.platforms, warehouse.platforms]) {
    if (platform !== 0 && allowed.length > 0 && !allowed.includes(platform))
      throw new Refusal('GOODS_PLATFORM');
  }
  if (!sender) throw new Refusal('SENDER_MISSING');
  return { good, warehouse, courier, sender, ...rest };
}

type Good = CheckedFacts['good'];

/** Why a parcel cannot hold so many pieces; null when it can. */
function numRefusal(num: number, { minNum, maxNum, weight }: Good): Refusal | null {
  if (num < minNum || num > maxNum) return new Refusal('GOODS_NUM', { min: minNum, max: maxNum });
  return num * weight > MAX_PARCEL_WEIGHT ? new Refusal('PARCEL_WEIGHT') : null;
}

function quantityProblem({ message }: Refusal): RowProblem {
  return { field: 'quantity', reasonCode: 'ORDER_REFUSED', msg: message, blocking: true };
}

/** The shop could not be updated: better refused before shipping. */
function courierProblem(platform: PlatformId, { code, name }: { code: string; name: string }) {
  if (!lacksCourier(platform, code)) return null;
  const msg = `该平台不能回传${name}的单号，请更换快递，或关闭自动回传`;
  return { field: 'row', reasonCode: 'COURIER_MAPPING', msg, blocking: true } satisfies RowProblem;
}

function orderedProblem(thirdOrderNos: string[], before: Map<string, string>): RowProblem | undefined {
  const no = thirdOrderNos.find((each) => before.has(each));
  if (no === undefined) return undefined;
  const msg = `订单号【${no}】已下单，包裹号【${before.get(no)}】`;
  return { field: 'thirdOrderNo', reasonCode: 'DUPLICATE_NO', msg, blocking: true };
}

/** A dry run: verdict and price of every row, and a quote number that fixes the total for 15 minutes. */
export async function quoteOrder(
  db: Db,
  actor: Actor,
  input: OrderInput,
  settings: SiteSettings,
  now: Date,
): Promise<QuoteDto> {
  const priced = await priceOrder(db, actor, input, settings, now);
  const [available, balance, kept] = await Promise.all([
    availableAt(db, input.goodId, input.warehouseId),
    spendableOf(db, actor.accountId),
    saveQuote(db, actor.accountId, priced.totalFee),
  ]);
  return {
    ...kept,
    rows: rowsOf(priced),
    packageCount: priced.packageCount,
    goodsFee: priced.goodsFee,
    courierFee: priced.courierFee,
    remoteFee: priced.remoteFee,
    discountFee: priced.discountFee,
    totalFee: priced.totalFee,
    available,
    balance,
    enough: balance >= priced.totalFee,
    problems: orderProblems(priced, available),
  };
}

/** Stores the quoted price. */
export async function saveQuote(db: Db, accountId: number, totalFee: number) {
  const quoteNo = `Q${randomBytes(12).toString('hex')}`;
  const { rows } = await db.execute<{ expiresAt: string }>(sql`
    INSERT INTO quote (quote_no, account_id, total_fee, expires_at)
    VALUES (${quoteNo}, ${accountId}, ${totalFee}, now() + make_interval(mins => ${QUOTE_MINUTES}))
    RETURNING expires_at AS "expiresAt"`);
  return { quoteNo, expireAt: shanghaiIso(new Date(String(rows[0]?.expiresAt))) };
}

/** @throws Refusal PRICE_CHANGED when the price differs from the quoted one */
export async function checkQuote(
  db: Db,
  accountId: number,
  quoteNo: string,
  totalFee: number,
): Promise<void> {
  const { rows } = await db.execute<{ totalFee: number }>(sql`
    SELECT total_fee AS "totalFee" FROM quote WHERE quote_no = ${quoteNo} AND account_id = ${accountId} AND expires_at > now()`);
  const quoted = rows[0]?.totalFee ?? null;
  if (quoted !== totalFee) throw new Refusal('PRICE_CHANGED', {}, { quoted, now: totalFee });
}

/** The verdicts in the format of the response. */
export function rowsOf(priced: PricedOrder): QuoteDto['rows'] {
  const promised = shanghaiIsoOrNull(priced.promisedShipAt);
  return priced.rows.map(({ row, num, problems, price, fromShop }) => ({
    row,
    num,
    shopOrderIds: fromShop?.shopOrderIds ?? [],
    mergeId: fromShop?.mergeId ?? null,
    state: rowState(problems),
    problems,
    goodsFee: price.goodsFee,
    courierFee: price.courierFee,
    remoteFee: price.remoteFee,
    discountFee: price.discountFee,
    packageFee: price.packageFee,
    promisedShipAt: promised,
  }));
}

/** Problems of an order as a whole, given the pieces in the warehouse. */
export function orderProblems(priced: PricedOrder, available: number): RowProblem[] {
  const problems: RowProblem[] = [];
  if (priced.restingToday.length > 0) {
    const day = priced.promisedShipAt ? `，预计${shanghaiIso(priced.promisedShipAt).slice(0, 10)}揽收` : '';
    problems.push({
      field: 'row',
      reasonCode: 'COURIER_RESTING',
      msg: `${priced.restingToday.join('、')}今日休息${day}`,
      blocking: false,
    });
  }
  if (piecesOf(priced) > available) {
    problems.push({
      field: 'row',
      reasonCode: 'STOCK_SHORT',
      msg: `库存不足，仅剩${available}件`,
      blocking: true,
    });
  }
  return problems;
}
