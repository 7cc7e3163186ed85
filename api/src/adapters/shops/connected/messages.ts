import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { SHOP_ERROR_KINDS, STOCK_REFUSAL_KINDS } from '../shopError.ts';
import type { ShopPlatform } from '../shopPlatform.ts';

/** Most bytes of a request and of an answer. */
export const MAX_REQUEST_BYTES = 4 * 1024 * 1024;
export const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

const DATE_FIELDS: ReadonlySet<string> = new Set([
  ...['expiresAt', 'refreshExpiresAt', 'from', 'to'],
  ...['createdAt', 'paidAt', 'promisedShipAt', 'updatedAt'],
]);

const text = (maxLength: number) => Type.String({ maxLength });
const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const closed = <T extends TProperties>(fields: T) => Type.Object(fields, { additionalProperties: false });
const moment = Type.Refine(
  Type.Unsafe<Date>({}),
  (value) => value instanceof Date && !Number.isNaN(value.getTime()),
);
const number = text(200);
const amount = Type.Number({ minimum: -1e12, maximum: 1e12 });

const Access = closed({ remoteShopId: number, accessToken: text(8_000) });
const Grant = closed({
  remoteShopId: number,
  shopName: text(500),
  sellerNick: text(500),
  accessToken: text(8_000),
  refreshToken: nullable(text(8_000)),
  expiresAt: moment,
  refreshExpiresAt: nullable(moment),
});
const Item = closed({
  lineId: Type.Optional(number),
  remoteGoodId: number,
  remoteSkuId: number,
  title: text(2_000),
  sku: text(2_000),
  num: amount,
  price: amount,
  pic: text(4_000),
  merchantCode: text(500),
});
const Sku = closed({
  remoteGoodId: number,
  remoteSkuId: number,
  title: text(2_000),
  sku: text(2_000),
  price: amount,
  pic: text(4_000),
  merchantCode: text(500),
});
const Receiver = closed({
  name: text(500),
  phone: text(200),
  province: text(200),
  city: text(200),
  district: text(200),
  address: text(2_000),
  encryptedId: nullable(text(4_000)),
});
const Order = closed({
  remoteOrderNo: number,
  status: Type.Enum([1, 2, 3, 4, 5, 6]),
  refundStatus: Type.Enum([0, 1, 2]),
  items: Type.Array(Item, { maxItems: 1_000 }),
  payAmount: amount,
  createdAt: moment,
  paidAt: nullable(moment),
  promisedShipAt: nullable(moment),
  updatedAt: moment,
  buyerNick: text(500),
  receiver: Receiver,
  buyerMemo: text(8_000),
  sellerMemo: text(8_000),
  flagColor: nullable(text(20)),
  shipments: Type.Array(closed({ waybillNo: number, courierCode: number }), { maxItems: 1_000 }),
});
const Address = closed({
  remoteAddressId: number,
  name: text(500),
  phone: text(200),
  province: text(200),
  city: text(200),
  district: text(200),
  address: text(2_000),
  isDefault: Type.Boolean(),
});
const Shipment = closed({
  remoteOrderNos: Type.Array(number, { maxItems: 1_000 }),
  lineIds: nullable(Type.Array(number, { maxItems: 1_000 })),
  courierCode: number,
  waybillNo: number,
  remoteAddressId: nullable(number),
  requestId: number,
});
const StockTarget = closed({
  remoteGoodId: number,
  remoteSkuId: number,
  quantity: Type.Integer({ minimum: 0, maximum: 1e9 }),
});
const StockRefusal = closed({
  kind: Type.Enum([...STOCK_REFUSAL_KINDS]),
  code: text(80),
  retryAfterMs: nullable(Type.Number({ minimum: 0 })),
});
const Orders = Type.Array(Order, { maxItems: 2_000 });
const cursor = nullable(text(4_000));

/**
 * The calls of a connector, one for each method of `ShopPlatform`, with what is sent and answered. A write is let in
 * once; a read may be repeated.
 */
export const METHODS = {
  authorizeUrl: { request: closed({ state: text(2_000) }), answer: text(8_000), writes: false },
  exchange: { request: closed({ code: text(4_000) }), answer: Grant, writes: true },
  refresh: { request: closed({ grant: Grant }), answer: Grant, writes: true },
  listOrders: {
    request: closed({ access: Access, window: closed({ from: moment, to: moment }), cursor }),
    answer: closed({ orders: Orders, next: cursor }),
    writes: false,
  },
  getOrder: {
    request: closed({ access: Access, remoteOrderNo: number }),
    answer: nullable(Order),
    writes: false,
  },
  sendAddresses: {
    request: closed({ access: Access }),
    answer: Type.Array(Address, { maxItems: 2_000 }),
    writes: false,
  },
  listGoods: {
    request: closed({ access: Access, cursor }),
    answer: closed({
      skus: Type.Array(Sku, { maxItems: 20_000 }),
      read: amount,
      total: nullable(amount),
      next: cursor,
    }),
    writes: false,
  },
  mergeGroups: {
    request: closed({ access: Access, orders: Orders }),
    answer: Type.Array(Type.Array(number, { maxItems: 2_000 }), { maxItems: 2_000 }),
    writes: false,
  },
  postShipment: {
    request: closed({ access: Access, shipment: Shipment }),
    answer: Type.Null(),
    writes: true,
  },
  changeShipment: {
    request: closed({ access: Access, shipment: Shipment }),
    answer: Type.Null(),
    writes: true,
  },
  setStocks: {
    request: closed({ access: Access, targets: Type.Array(StockTarget, { maxItems: 1_000 }) }),
    answer: Type.Array(nullable(StockRefusal), { maxItems: 1_000 }),
    writes: true,
  },
  remark: {
    request: closed({
      access: Access,
      remoteOrderNo: number,
      remark: closed({ flagColor: nullable(text(20)), text: text(8_000) }),
    }),
    answer: Type.Null(),
    writes: true,
  },
} as const satisfies Record<
  Exclude<keyof ShopPlatform, 'platform' | 'keepsStock'>,
  { request: TSchema; answer: TSchema; writes: boolean }
>;

export type MethodName = keyof typeof METHODS;
export type Input<Name extends MethodName> = Static<(typeof METHODS)[Name]['request']>;
export type Output<Name extends MethodName> = Static<(typeof METHODS)[Name]['answer']>;

/** Why a call failed: a `ShopError` on its way. */
export const Failure = closed({
  kind: Type.Enum([...SHOP_ERROR_KINDS]),
  code: text(80),
  retryAfterMs: nullable(Type.Number({ minimum: 0 })),
});

export function pathOf(platform: string, method: MethodName): string {
  return `/v1/${platform}/${method}`;
}

/** The value of a schema that a text holds; undefined when it holds anything else. */
export function readMessage<T extends TSchema>(schema: T, json: string): Static<T> | undefined {
  try {
    const value: unknown = JSON.parse(json, reviveDate);
    return Value.Check(schema, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function reviveDate(key: string, value: unknown): unknown {
  return DATE_FIELDS.has(key) && typeof value === 'string' ? new Date(value) : value;
}
