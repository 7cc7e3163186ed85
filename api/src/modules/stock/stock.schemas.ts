import { type Static, Type } from 'typebox';
import { ActedBy, body, NullableText } from '../../shared/envelope.ts';
import { idsField, pageFields, pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, entityId, MAX_INT32, UpdatedAt } from '../../shared/values.ts';

/** Maximum pieces of a row. */
export const MAX_PIECES = 9_999_999;

const quantity = Type.Integer({
  minimum: 0,
  maximum: MAX_PIECES,
  description: 'pieces on hand, with the safety stock',
});
const safetyQuantity = Type.Integer({
  minimum: 0,
  maximum: MAX_PIECES,
  description: 'pieces that are kept and not for sale (安全库存)',
});
const warnQuantity = Type.Integer({ minimum: 0, maximum: MAX_PIECES, description: 'low at or below it' });
const bin = Type.String({
  pattern: '^((?=\\S)(?!.*\\s$)\\P{Cc}{1,20})?$',
  description: 'where in the warehouse it lies (货位), up to 20 characters; empty where nobody said',
});
const delta = { minimum: -MAX_PIECES, maximum: MAX_PIECES };

export const GoodStock = Type.Object({
  id: EntityId,
  goodId: EntityId,
  goodsNo: Type.String(),
  goodName: Type.String(),
  goodPic: Type.String(),
  skuId: EntityId,
  skuNo: Type.String(),
  skuName: Type.String({ description: 'of the combination; empty where its goods have none' }),
  merchantCode: Type.String({ description: "the supplier's own article number, or empty" }),
  goodStatus: Type.Integer({ description: '0草稿 1上架 2下架 3审核中 4审核驳回 5违规下架' }),
  warehouseId: EntityId,
  warehouseName: Type.String(),
  quantity: Type.Integer({ description: 'pieces on hand: available, safetyHeld and locked together' }),
  locked: Type.Integer({ description: 'pieces of it that orders hold until they ship' }),
  available: Type.Integer({ description: 'pieces that can be ordered now' }),
  safetyQuantity,
  safetyHeld: Type.Integer({
    description:
      'pieces of the safety stock that there are; fewer than safetyQuantity only where none is available',
  }),
  warnQuantity: Type.Integer(),
  bin,
  isLow: Type.Boolean({ description: 'no more available than the warning, or none at all' }),
  version: Type.Integer({ description: 'goes back with an edit' }),
  updatedAt: UpdatedAt,
});
export type GoodStockDto = Static<typeof GoodStock>;

export const StocksBody = body({
  ...pagingFields(20),
  ids: idsField,
  goodId: Type.Optional(EntityId),
  skuId: Type.Optional(EntityId),
  warehouseId: Type.Optional(EntityId),
  keyword: Type.Optional(
    Type.String({
      maxLength: 60,
      description: "part of the goods' name, its pinyin or initials, of the goods number, or a merchant code",
    }),
  ),
  low: Type.Optional(Type.Boolean({ description: 'only what is low' })),
  out: Type.Optional(Type.Boolean({ description: 'only what cannot be ordered' })),
  belowSafety: Type.Optional(Type.Boolean({ description: 'only what has less than its safety stock' })),
});
export type StocksFilter = Static<typeof StocksBody>;

export const StocksAnswer = Type.Object({
  ...pageFields(GoodStock),
  counts: Type.Object(
    { all: Type.Integer(), low: Type.Integer(), out: Type.Integer(), belowSafety: Type.Integer() },
    { description: 'over the filter without low, out and belowSafety' },
  ),
});

export const NewStockBody = body({
  goodId: EntityId,
  skuId: Type.Optional(entityId('of goods with several combinations')),
  warehouseId: EntityId,
  quantity,
  safetyQuantity: Type.Optional(safetyQuantity),
  warnQuantity: Type.Optional(warnQuantity),
});
export type NewStock = Static<typeof NewStockBody>;

export const ChangeStockBody = body({
  id: EntityId,
  quantity: Type.Optional(quantity),
  version: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MAX_INT32,
      description: 'what was read; without it nothing is compared',
    }),
  ),
  delta: Type.Optional(Type.Integer({ ...delta, description: 'added; instead of quantity' })),
  safetyQuantity: Type.Optional(safetyQuantity),
  warnQuantity: Type.Optional(warnQuantity),
  bin: Type.Optional(bin),
  remark: Type.Optional(Type.String({ maxLength: 100, description: 'kept in the log' })),
});
export type ChangeStock = Static<typeof ChangeStockBody>;

export const StockLogsBody = body({
  ...pagingFields(20),
  stockId: EntityId,
  type: Type.Optional(Type.Integer({ minimum: 1, maximum: 14 })),
});
export type StockLogsFilter = Static<typeof StockLogsBody>;

const StockLog = Type.Object({
  id: EntityId,
  type: Type.Integer({
    description:
      '1入库 2盘点 3下单锁定 4取消释放 5超时释放 6发货扣减 7退款回补 8导入 9调拨出库 10调拨入库 11调拨取消 12调拨损耗 13批量修改 14安全库存',
  }),
  delta: Type.Integer({
    description: 'pieces: of what is locked for 3 to 5, else of the quantity',
  }),
  quantityAfter: Type.Integer({ description: 'pieces on hand, with the safety stock' }),
  lockedAfter: Type.Integer(),
  bizNo: Type.String({
    description: 'of the order, parcel, import, transfer, stocktake or bulk edit; empty for a change by hand',
  }),
  remark: Type.String({
    description: 'words of whoever changed it; of 14 first how many were kept and are kept, as `3 → 5`',
  }),
  actedBy: ActedBy,
  createdAt: Type.String(),
});
export const StockLogsAnswer = pageOf(StockLog);
export type StockLogDto = Static<typeof StockLog>;

export const ReservationsBody = body({ ...pagingFields(20), stockId: EntityId });
export type ReservationsFilter = Static<typeof ReservationsBody>;

const StockReservation = Type.Object({
  orderId: EntityId,
  orderNo: Type.String(),
  quantity: Type.Integer({ description: 'pieces still held' }),
  paid: Type.Boolean(),
  payExpireAt: NullableText,
  createdAt: Type.String(),
});
export const ReservationsAnswer = pageOf(StockReservation);
export type StockReservationDto = Static<typeof StockReservation>;

/** Not validated as whole or positive here: that is reported per row without refusing the others. */
const ANY_NUMBER = { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
const StockRow = body({
  row: Type.Integer({
    minimum: 0,
    maximum: MAX_INT32,
    description: 'of the sheet; told with what is wrong',
  }),
  goodsNo: Type.String({
    maxLength: 100,
    description: 'of goods with one combination; else the number of the combination or its merchant code',
  }),
  warehouseName: Type.String({ maxLength: 100 }),
  quantity: Type.Optional(Type.Number({ ...ANY_NUMBER, description: 'sets' })),
  delta: Type.Optional(Type.Number({ ...ANY_NUMBER, description: 'adds; instead of quantity' })),
  safetyQuantity: Type.Optional(
    Type.Number({ ...ANY_NUMBER, description: '安全库存; alone it leaves the pieces as they are' }),
  ),
  warnQuantity: Type.Optional(Type.Number(ANY_NUMBER)),
  bin: Type.Optional(
    Type.String({
      maxLength: 100,
      description: '货位, at most 20 characters; alone it leaves the pieces as they are',
    }),
  ),
});
export type StockRowDto = Static<typeof StockRow>;

export const ImportStocksBody = body({
  rows: Type.Array(StockRow, { minItems: 1, maxItems: 5_000, description: 'at most 1,000 are taken' }),
  checkOnly: Type.Optional(
    Type.Boolean({ description: 'only say what would become of the rows; nothing is written' }),
  ),
  clientNo: Type.Optional(
    Type.String({ description: 'the same number is taken over once; as Idempotency-Key' }),
  ),
});

export const ImportAnswer = Type.Object({
  importNo: Type.String(),
  created: Type.Integer(),
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  failed: Type.Array(Type.Object({ row: Type.Integer(), msg: Type.String() })),
});
export type ImportDto = Static<typeof ImportAnswer>;
