import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { lacksCourier } from '../../adapters/shops/knownCouriers.ts';
import type { PlatformId } from '../../adapters/shops/shopPlatform.ts';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import { shownFunds } from '../../shared/rights.ts';
import { spendableOf } from '../accounts/accounts.repository.ts';
import { type RowProblem, rowState, validateReceiver, wordProblems } from '../addresses/receiverRules.ts';
import { promisedShipAt, restsToday } from '../couriers/workDays.ts';
import { findSkuNames } from '../goods/goods.repository.ts';
import { orderedBefore } from '../parcels/parcels.repository.ts';
import { findOrderFacts, type OrderFacts } from '../pricing/orderFacts.repository.ts';
import { priceParts } from '../pricing/supplyPrice.ts';
import { completed } from '../senders/senders.service.ts';
import { type SiteSettings, softwareOf } from '../settings/settings.ts';
import { availableAt } from '../warehouses/warehouses.repository.ts';
import { enoughFor, stockedIn } from './bundles.ts';
import { cheaperTogether } from './cheaperTogether.ts';
import type { FactsReader } from './currentPrices.ts';
import { nextStepsOf, spareOf } from './nextSteps.ts';
import {
  commonLines,
  contentRefusal,
  goodsOff,
  linesOfRecipient,
  namedGoods,
  orderRefusal,
  problem,
  titleOf,
} from './orderLines.ts';
import {
  type CheckedFacts,
  type PricedOrder,
  piecesIn,
  piecesOf,
  pricedTogether,
  type ReadOrder,
  type ReadRow,
  stockPiecesOf,
} from './pricedOrder.ts';
import { recipientsOf } from './recipients.ts';
import type { Recipients } from './recipients.types.ts';
import type { OrderInput, QuoteDto } from './shipments.schemas.ts';

const QUOTE_MINUTES = 15;
/** The id of a sender that is not stored yet. */
const NOBODY = 0;

type Reading = [
  db: Db,
  actor: Actor,
  input: OrderInput,
  settings: SiteSettings,
  now: Date,
  readFacts?: FactsReader,
  /** In place of those that the input names. */
  recipients?: Recipients,
];

/** Loads everything an order names and prices every row; refuses errors of the order as a whole. */
export async function priceOrder(...reading: Reading): Promise<PricedOrder> {
  const [priced] = pricedTogether([await readOrder(...reading)]);
  if (!priced) throw new Error('an order that was read has no price');
  return priced;
}

/** The same without prices, for orders that are placed together. */
export async function readOrder(
  ...[db, actor, input, settings, now, readFacts = findOrderFacts, recipients]: Reading
): Promise<ReadOrder> {
  if ((input.packages?.length ?? 0) > settings.maxRows)
    throw new Refusal('TOO_MANY_ROWS', { max: settings.maxRows });
  const software = softwareOf(settings, input.softwareId);
  const { list, shop } = recipients ?? (await recipientsOf(db, actor.accountId, input));
  if (list.length > settings.maxRows) throw new Refusal('TOO_MANY_ROWS', { max: settings.maxRows });
  const platform = shop?.platform ?? input.platform ?? 0;
  const thirdOrderNos = [...new Set(list.flatMap((each) => each.thirdOrderNos))];
  const shopOrderIds = list.flatMap(({ fromShop }) => fromShop?.shopOrderIds ?? []);
  const named = namedGoods(input, list);
  const [found, before] = await Promise.all([
    readFacts(db, {
      ...actor,
      ...named,
      warehouseId: input.warehouseId,
      courierId: input.courierId,
      senderId: input.senderId ?? NOBODY,
    }),
    orderedBefore(db, actor.accountId, platform, {
      thirdOrderNos: input.allowDuplicate ? [] : thirdOrderNos,
      shopOrderIds,
    }),
  ]);
  const offSale = await offSaleTitles(db, named.skuIds, found.skus);
  const sender = senderOf(input) ?? found.sender;
  if (found.skus.length === 0) throw goodsOff(named.skuIds[0], offSale);
  const facts = check({ ...found, sender }, platform);
  const { skus, courier, warehouse, rules } = facts;
  const common = commonLines(input, skus, offSale);
  const sellerId = (common[0]?.sku ?? skus[0])?.sellerId;
  if (sellerId === undefined) throw new Refusal('GOODS_OFF');
  const refused = orderRefusal(common, sellerId, platform);
  if (refused) throw refused;
  const namesNothing = list.some(({ items, num }) => items === null && num === null);
  const wrongContent = namesNothing && contentRefusal(common);
  if (wrongContent) throw wrongContent;

  const untold = (input.autoSend ?? true) && shop && courierProblem(shop.platform, courier);
  const assignedTo = shop?.supplierId ?? sellerId;
  const rows = list.map(({ items, num, ...recipient }, row): ReadRow => {
    const { problems, region, remoteFee, freeFreight } = validateReceiver(recipient.receiver, rules, now);
    const content = linesOfRecipient({ items, num }, common, skus, offSale);
    const { lines } = content;
    problems.push(...wordProblems(recipient), ...recipient.problems, ...content.problems);
    if (untold) problems.push(untold);
    if (assignedTo !== sellerId) problems.push(problem('row', '代发单只能用所分配厂家的商品'));
    const again = recipient.problems.length === 0 && orderedProblem(recipient.thirdOrderNos, before);
    if (again) problems.push(again);
    const notWith = orderRefusal(lines, sellerId, platform);
    if (notWith) problems.push(problem('row', notWith.message));
    const tooMuch = contentRefusal(lines);
    if (tooMuch) problems.push(problem('quantity', tooMuch.message));
    return {
      ...recipient,
      row,
      lines,
      region,
      remoteFee,
      freeFreight,
      problems,
      goes: !problems.some(({ blocking }) => blocking),
    };
  });

  return {
    facts,
    sellerId,
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

/** What those of the named combinations are called that are not on sale. */
async function offSaleTitles(db: Db, named: readonly number[], onSale: OrderFacts['skus']) {
  const ids = new Set(named).difference(new Set(onSale.map(({ id }) => id)));
  const found = ids.size === 0 ? [] : await findSkuNames(db, [...ids]);
  return new Map(found.map((sku) => [sku.id, titleOf(sku)]));
}

function check({ skus, warehouse, courier, sender, ...rest }: OrderFacts, platform: number): CheckedFacts {
  if (!warehouse || warehouse.status === 2) throw new Refusal('WAREHOUSE_OFF');
  if (warehouse.status === 3) throw new Refusal('WAREHOUSE_PAUSED', { reason: warehouse.pauseReason ?? '' });
  if (courier?.status !== 1) throw new Refusal('COURIER_OFF');
  const { platforms } = warehouse;
  if (platform !== 0 && platforms.length > 0 && !platforms.includes(platform))
    throw new Refusal('GOODS_PLATFORM');
  if (!sender) throw new Refusal('SENDER_MISSING');
  return { skus, warehouse, courier, sender, ...rest };
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
  const [left, balance, kept] = await Promise.all([
    availableAt(db, stockedIn(priced.facts.skus), input.warehouseId),
    spendableOf(db, actor.accountId),
    saveQuote(db, actor.accountId, priced.totalFee),
  ]);
  const stock = stockOf(priced, left);
  return {
    ...kept,
    rows: rowsOf(priced),
    packageCount: priced.packageCount,
    goodsFee: priced.goodsFee,
    courierFee: priced.courierFee,
    remoteFee: priced.remoteFee,
    discountFee: priced.discountFee,
    totalFee: priced.totalFee,
    available: firstAvailable(priced, left),
    stock,
    nextSteps: nextStepsOf([priced], spareOf([stock])),
    cheaperTogether: cheaperTogether([priced]),
    ...shownFunds(actor, { balance, enough: balance >= priced.totalFee }),
    problems: orderProblems(priced, stock),
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

/** The verdicts in the format of the response. */
export function rowsOf(priced: PricedOrder): QuoteDto['rows'] {
  const promised = shanghaiIsoOrNull(priced.promisedShipAt);
  return priced.rows.map(({ row, lines, counted, problems, price, freeFreight, fromShop }) => ({
    row,
    num: piecesIn({ lines }),
    items: lines.map(({ sku, num }, at) => ({
      skuId: sku.id,
      goodId: sku.goodId,
      num,
      unitPrice: price.lines[at]?.unitPrice ?? 0,
      goodsFee: price.lines[at]?.goodsFee ?? 0,
      bundleParts: sku.bundleParts,
      parts: priceParts(sku, counted[at] ?? num),
    })),
    shopOrderIds: fromShop?.shopOrderIds ?? [],
    mergeId: fromShop?.mergeId ?? null,
    state: rowState(problems),
    problems,
    goodsFee: price.goodsFee,
    courierFee: price.courierFee,
    remoteFee: price.remoteFee,
    freeFreight,
    discountFee: price.discountFee,
    packageFee: price.packageFee,
    promisedShipAt: promised,
  }));
}

/** What an order takes of the stock of each combination, and how much of it there is. */
export function stockOf(priced: PricedOrder, left: ReadonlyMap<number, number>): QuoteDto['stock'] {
  const { skus } = priced.facts;
  const titles = new Map([
    ...skus.flatMap(({ bundleParts }) =>
      bundleParts.map(
        (part) => [part.skuId, titleOf({ goodName: part.goodName, name: part.skuName })] as const,
      ),
    ),
    ...skus.map((sku) => [sku.id, titleOf(sku)] as const),
  ]);
  const ordered = piecesOf(priced);
  return [...stockPiecesOf(priced)].map(([skuId, pieces]) => ({
    skuId,
    title: titles.get(skuId) ?? '',
    pieces,
    available: left.get(skuId) ?? 0,
    ofBundle: !ordered.has(skuId),
  }));
}

/** Pieces of the first combination that can be ordered now. */
export function firstAvailable({ rows, facts }: PricedOrder, left: ReadonlyMap<number, number>): number {
  const sku = rows.find(({ lines }) => lines.length > 0)?.lines[0]?.sku ?? facts.skus[0];
  return sku ? enoughFor(sku, left) : 0;
}

/** Problems of an order as a whole, given what it takes of the stock. */
export function orderProblems(priced: PricedOrder, stock: QuoteDto['stock']): RowProblem[] {
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
  for (const { title, pieces, available, ofBundle } of stock) {
    if (pieces <= available) continue;
    problems.push({
      field: 'row',
      reasonCode: 'STOCK_SHORT',
      msg: `${ofBundle ? '组合装中的' : ''}【${title}】库存不足，仅剩${available}件`,
      blocking: true,
    });
  }
  return problems;
}
