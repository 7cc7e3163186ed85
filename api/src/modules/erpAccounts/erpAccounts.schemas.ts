import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { pageFields, pagingFields } from '../../shared/paging.ts';
import { EntityId } from '../../shared/values.ts';

const sid = Type.String({ minLength: 1, maxLength: 64, description: '卖家账号' });
const appKey = Type.String({ minLength: 1, maxLength: 64, description: '接口账号' });
const shopNo = Type.String({
  minLength: 1,
  maxLength: 20,
  description: '店铺编号 of a shop of its own (自有店铺) that has no other orders',
});
const warehouseNo = Type.String({ minLength: 1, maxLength: 40, description: '仓库编号 in the ERP' });
const count = (description: string) => Type.Integer({ description: `${description}, up to ten thousand` });

export const ErpAccount = Type.Object({
  id: EntityId,
  sid,
  appKey,
  shopNo,
  warehouses: Type.Array(Type.Object({ warehouseId: EntityId, warehouseName: Type.String(), warehouseNo }), {
    description: 'whose parcels it ships, and whose stock it tells',
  }),
  problem: Type.String({ description: 'why the ERP refused it last; empty where it works' }),
  problemAt: { ...NullableText, description: 'since when' },
  ranAt: { ...NullableText, description: 'when it was worked on last; null before' },
  waitingTrades: count('parcels to be put in'),
  pushedTrades: count('parcels that the ERP has and whose number is not here yet'),
  failedTrades: count('parcels with a failure'),
  takenStocks: count('articles whose quantity is the stock here'),
  unlinkedStocks: count('articles that no combination has as its merchant code'),
  refusedStocks: count('articles whose quantity was not taken over'),
});
export type ErpAccountDto = Static<typeof ErpAccount>;

export const SaveErpAccountBody = body({
  id: Type.Optional({ ...EntityId, description: 'the own one that is changed; a new one without it' }),
  sid,
  appKey,
  appSecret: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: '接口密钥; left out: stays' }),
  ),
  shopNo,
  warehouses: Type.Array(
    Type.Object({ warehouseId: EntityId, warehouseNo }, { additionalProperties: false }),
    {
      minItems: 1,
      maxItems: 50,
    },
  ),
});
export type SaveErpAccountInput = Static<typeof SaveErpAccountBody>;

const tradeState = Type.Integer({
  minimum: 1,
  maximum: 6,
  description: '1待推送 2已推送 3已发货 4待取消 5已取消 6运单号未采用',
});

const ErpTrade = Type.Object({
  id: { ...EntityId, description: 'of the parcel' },
  packageNo: Type.String(),
  orderId: EntityId,
  goodName: Type.String(),
  state: tradeState,
  msg: Type.String({ description: 'why the last attempt failed; empty where it did not' }),
  pushedAt: NullableText,
  waybillNo: NullableText,
  courierName: { ...NullableText, description: 'as the ERP has it' },
  shippedAt: NullableText,
  dueAt: { ...NullableText, description: 'when it is tried next; null until something changes' },
});
export type ErpTradeDto = Static<typeof ErpTrade>;

export const ErpTradesBody = body({
  ...pagingFields(20),
  accountId: EntityId,
  state: Type.Optional(tradeState),
  failed: Type.Optional(Type.Boolean({ description: 'only those with a failure' })),
});
export type ErpTradesFilter = Static<typeof ErpTradesBody>;
export const ErpTradePage = Type.Object(pageFields(ErpTrade));
export type ErpTradePageDto = Static<typeof ErpTradePage>;

const stockState = Type.Integer({
  minimum: 0,
  maximum: 3,
  description: '0待更新 1已更新 2未关联 3未更新',
});

const ErpStock = Type.Object({
  id: EntityId,
  articleNo: Type.String({ description: '商家编码' }),
  warehouseName: NullableText,
  warehouseNo: Type.String(),
  available: Type.Integer({ description: 'pieces that the ERP has left to sell' }),
  state: stockState,
  msg: Type.String({ description: 'why the stock here is not it; empty where it is' }),
  readAt: Type.String(),
  takenAt: { ...NullableText, description: 'when it became the stock here last; null before' },
});
export type ErpStockDto = Static<typeof ErpStock>;

export const ErpStocksBody = body({
  ...pagingFields(20),
  accountId: EntityId,
  state: Type.Optional(stockState),
  keyword: Type.Optional(Type.String({ maxLength: 60, description: 'part of 商家编码' })),
});
export type ErpStocksFilter = Static<typeof ErpStocksBody>;
export const ErpStockPage = Type.Object(pageFields(ErpStock));
export type ErpStockPageDto = Static<typeof ErpStockPage>;
