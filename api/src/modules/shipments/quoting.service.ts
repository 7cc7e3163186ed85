import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import { balanceOf } from '../accounts/accounts.repository.ts';
import type { Actor } from '../accounts/sessions.service.ts';
import type { Region } from '../areas/areas.ts';
import { promisedShipAt, restsToday } from '../couriers/workDays.ts';
import { orderedBefore } from '../parcels/parcels.repository.ts';
import { MAX_PARCEL_WEIGHT, type ParcelPrice, parcelPrice } from '../pricing/parcelPrice.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { availableAt } from '../warehouses/warehouses.repository.ts';
import { findOrderFacts, type OrderFacts } from './orderFacts.repository.ts';
import {
  judgeReceiver,
  type Receiver,
  type RowProblem,
  repeatedOrderNos,
  rowState,
} from './receiverRules.ts';
import { receiverOf } from './receivers.ts';
import type { OrderInput, QuoteDto } from './shipments.schemas.ts';

const QUOTE_MINUTES = 15;

export type PricedRow = {
  row: number;
  receiver: Receiver;
  region: Region | null;
  problems: RowProblem[];
  goes: boolean;
  price: ParcelPrice;
};

type Checked = { [Part in keyof OrderFacts]: NonNullable<OrderFacts[Part]> };

export type PricedOrder = {
  facts: Checked;
  num: number;
  platform: number;
  rows: PricedRow[];
  promisedShipAt: Date | null;
  restsToday: boolean;
  goodsFee: number;
  courierFee: number;
  remoteFee: number;
  discountFee: number;
  totalFee: number;
  packageCount: number;
};

/** Looks up everything an order names and prices every row; refuses what is wrong with the order as a whole. */
export async function priceOrder(
  db: Db,
  actor: Actor,
  input: OrderInput,
  settings: SiteSettings,
  now: Date,
): Promise<PricedOrder> {
  if (input.packages.length > settings.maxRows) throw new Refusal('TOO_MANY_ROWS', { max: settings.maxRows });
  const platform = input.platform ?? 0;
  const num = input.num ?? 1;
  const receivers = input.packages.map(receiverOf);
  const thirdOrderNos = [...new Set(receivers.map((each) => each.thirdOrderNo).filter(Boolean))];
  const [found, before] = await Promise.all([
    findOrderFacts(db.$client, { ...actor, ...input }),
    orderedBefore(db, actor.accountId, platform, input.allowDuplicate ? [] : thirdOrderNos),
  ]);
  const facts = check(found, platform, num);
  const { good, courier, rules, levelDiscount } = facts;

  const repeated = input.allowDuplicate ? new Map<number, RowProblem>() : repeatedOrderNos(receivers);
  const rows = receivers.map((receiver, row): PricedRow => {
    const { problems, region, remoteFee } = judgeReceiver(receiver, rules, now);
    const again = repeated.get(row) ?? orderedProblem(receiver, before);
    if (again) problems.push(again);
    const price = parcelPrice({
      supplyPrice: good.supplyPrice,
      platformMargin: good.platformMargin,
      agentProfit: 0,
      agentFreight: 0,
      num,
      weight: good.weight,
      fees: courier.fees,
      levelDiscount,
      remoteFee,
    });
    return { row, receiver, region, problems, goes: !problems.some((problem) => problem.blocking), price };
  });

  const going = rows.filter((row) => row.goes);
  const sum = (part: 'goodsFee' | 'courierFee' | 'remoteFee' | 'discountFee' | 'packageFee') =>
    going.reduce((total, { price }) => total + price[part], 0);
  return {
    facts,
    num,
    platform,
    rows,
    promisedShipAt: promisedShipAt(courier, facts.warehouse.cutoffTime, now),
    restsToday: restsToday(courier, now),
    goodsFee: sum('goodsFee'),
    courierFee: sum('courierFee'),
    remoteFee: sum('remoteFee'),
    discountFee: sum('discountFee'),
    totalFee: sum('packageFee'),
    packageCount: going.length,
  };
}

function check(
  { good, warehouse, courier, sender, ...rest }: OrderFacts,
  platform: number,
  num: number,
): Checked {
  if (!good) throw new Refusal('GOODS_OFF');
  if (!warehouse || warehouse.status === 2) throw new Refusal('WAREHOUSE_OFF');
  if (warehouse.status === 3) throw new Refusal('WAREHOUSE_PAUSED', { reason: warehouse.pauseReason ?? '' });
  if (courier?.status !== 1) throw new Refusal('COURIER_OFF');
  for (const allowed of [good.platforms, warehouse.platforms]) {
    if (platform !== 0 && allowed.length > 0 && !allowed.includes(platform))
      throw new Refusal('GOODS_PLATFORM');
  }
  if (num < good.minNum || num > good.maxNum)
    throw new Refusal('GOODS_NUM', { min: good.minNum, max: good.maxNum });
  if (num * good.weight > MAX_PARCEL_WEIGHT) throw new Refusal('PARCEL_WEIGHT');
  if (!sender) throw new Refusal('SENDER_MISSING');
  return { good, warehouse, courier, sender, ...rest };
}

function orderedProblem({ thirdOrderNo }: Receiver, before: Map<string, string>): RowProblem | undefined {
  const packageNo = before.get(thirdOrderNo);
  if (!packageNo) return undefined;
  const msg = `订单号【${thirdOrderNo}】已下单，包裹号【${packageNo}】`;
  return { field: 'thirdOrderNo', reasonCode: 'DUPLICATE_NO', msg, blocking: true };
}

/** A dry run: verdict and price of every row, and a number under which the total holds for 15 minutes. */
export async function quoteOrder(
  db: Db,
  actor: Actor,
  input: OrderInput,
  settings: SiteSettings,
  now: Date,
): Promise<QuoteDto> {
  const priced = await priceOrder(db, actor, input, settings, now);
  const quoteNo = `Q${randomBytes(12).toString('hex')}`;
  const [available, balance, kept] = await Promise.all([
    availableAt(db, input.goodId, input.warehouseId),
    balanceOf(db, actor.accountId),
    db.execute<{ expiresAt: string }>(sql`
      INSERT INTO quote (quote_no, account_id, total_fee, expires_at)
      VALUES (${quoteNo}, ${actor.accountId}, ${priced.totalFee}, now() + make_interval(mins => ${QUOTE_MINUTES}))
      RETURNING expires_at AS "expiresAt"`),
  ]);
  const promised = shanghaiIsoOrNull(priced.promisedShipAt);
  return {
    quoteNo,
    expireAt: shanghaiIso(new Date(String(kept.rows[0]?.expiresAt))),
    rows: priced.rows.map(({ row, problems, price }) => ({
      row,
      state: rowState(problems),
      problems,
      goodsFee: price.goodsFee,
      courierFee: price.courierFee,
      remoteFee: price.remoteFee,
      discountFee: price.discountFee,
      packageFee: price.packageFee,
      promisedShipAt: promised,
    })),
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

function orderProblems(priced: PricedOrder, available: number): RowProblem[] {
  const problems: RowProblem[] = [];
  if (priced.restsToday) {
    const day = priced.promisedShipAt ? `，预计${shanghaiIso(priced.promisedShipAt).slice(0, 10)}揽收` : '';
    problems.push({
      field: 'row',
      reasonCode: 'COURIER_RESTING',
      msg: `${priced.facts.courier.name}今日休息${day}`,
      blocking: false,
    });
  }
  if (priced.packageCount * priced.num > available) {
    problems.push({
      field: 'row',
      reasonCode: 'STOCK_SHORT',
      msg: `库存不足，仅剩${available}件`,
      blocking: true,
    });
  }
  return problems;
}
