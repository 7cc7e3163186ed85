import { createHash, timingSafeEqual } from 'node:crypto';
import type { AssignedOrderKey } from '../assigningPlatform.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../fields.ts';
import { reviveSafely } from '../requestJson.ts';
import type { DouyinApp } from './douyinSignature.ts';

/** The headers app-id and event-sign of a push. */
export type DouyinPushSeal = { appId: string; eventSign: string };

/** An order of a supplier that was assigned, cancelled or changed; what has become of it is to be read. */
export type AssignedOrderChange = AssignedOrderKey & { supplierShopId: string };

/** Goods of which a shop is told that something became: a review, or taken down, up or away. */
type GoodsChange = { remoteShopId: string; remoteGoodId: string };

type DouyinPush = { assigned: AssignedOrderChange[]; goods: GoodsChange[] };

/** doudian_product_change. */
const GOODS_TAG = '400';

/**
 * The assigned orders and the goods that a push is about; null when it is not from Douyin. Several messages may come at once
 * and each may come again. The numbers by which messages of assigned orders are told apart are not published, so one is known
 * by naming an assigned order.
 */
export function readDouyinPush(
  app: DouyinApp,
  { appId, eventSign }: DouyinPushSeal,
  body: string,
): DouyinPush | null {
  const expected = createHash('md5')
    .update(app.appKey + body + app.appSecret)
    .digest();
  const given = Buffer.from(/^[0-9a-f]{32}$/i.test(eventSign) ? eventSign : '', 'hex');
  if (appId !== app.appKey || given.length !== expected.length || !timingSafeEqual(given, expected))
    return null;
  const messages = listOf(parsed(body)).map(({ tag, data }) => ({
    tag: textOf(tag),
    message: fieldsOf(typeof data === 'string' ? parsed(data) : data),
  }));
  return {
    assigned: messages.flatMap(({ message }) => changeOf(message)),
    goods: messages.flatMap(({ tag, message }) => (tag === GOODS_TAG ? goodsOf(message) : [])),
  };
}

function changeOf(message: Fields): AssignedOrderChange[] {
  const change = {
    supplierShopId: textOf(message.shop_id),
    merchantShopId: textOf(message.user_id),
    assignedId: textOf(message.distr_order_id),
  };
  return Object.values(change).every(Boolean) ? [change] : [];
}

function goodsOf(message: Fields): GoodsChange[] {
  const change = { remoteShopId: textOf(message.shop_id), remoteGoodId: textOf(message.product_id) };
  return Object.values(change).every(Boolean) ? [change] : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, reviveSafely);
  } catch {
    return null;
  }
}
