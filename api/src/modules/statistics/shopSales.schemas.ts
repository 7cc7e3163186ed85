import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { EntityId, NullableId } from '../../shared/values.ts';
import { SALES_FILTER } from './statistics.schemas.ts';

const Unit = Type.Union([
  Type.Literal('day'),
  Type.Literal('month'),
  Type.Literal('shop'),
  Type.Literal('goods'),
]);
export type ShopSalesUnit = Static<typeof Unit>;

export const ShopSalesBody = body({
  startAt: SALES_FILTER.startAt,
  endAt: Type.Optional({
    ...SALES_FILTER.endAt,
    description: 'the last day, included; at most 366 in all, by goods or of one of them 92',
  }),
  shopId: Type.Optional(EntityId),
  remoteGoodId: Type.Optional(
    Type.String({ minLength: 1, maxLength: 64, description: 'the platform’s id of an item' }),
  ),
  unit: Type.Optional({ ...Unit, default: 'day' }),
});
export type ShopSalesFilter = Static<typeof ShopSalesBody>;

const figures = {
  orderCount: Type.Integer({ description: 'orders of the shops that were paid for' }),
  pieceCount: Type.Integer(),
  paid: Type.Integer({ description: 'fen that buyers paid for them at the platform' }),
  refunded: Type.Integer({ description: 'fen of it that the shops have given back as a whole' }),
  openCount: Type.Integer({
    description:
      'orders of which not everything is in parcels that are paid for: they are in no figure below, for their cost is not known',
  }),
  openPaid: Type.Integer({ description: 'fen that was paid for these' }),
  unlinkedCount: Type.Integer({ description: 'of these, orders with goods that nothing is linked to' }),
  income: Type.Integer({ description: 'fen: paid − refunded − openPaid' }),
  goodsCost: Type.Integer({
    description:
      'fen: goods of the parcels; of a merged parcel each order’s share by what was paid for it, by goods each item’s by its price',
  }),
  freightCost: Type.Integer({ description: 'fen: freight and surcharges of areas' }),
  refundFee: Type.Integer({ description: 'fen that came back for parcels, compensations included' }),
  cost: Type.Integer({ description: 'fen: goodsCost + freightCost − refundFee' }),
  profit: Type.Integer({ description: 'fen: income − cost' }),
};
const ShopSalesFigures = Type.Object(figures);
export type ShopSalesFiguresDto = Static<typeof ShopSalesFigures>;

const ShopSalesRow = Type.Object({
  date: { ...NullableText, description: 'day or month; null in lists by shop and goods' },
  id: { ...NullableId, description: 'the shop, in lists by shop and goods; null in lists by time' },
  remoteGoodId: { ...NullableText, description: 'the platform’s id of the item, in lists by goods' },
  name: Type.String({ description: 'the day, the month, or what the shop or its item is called' }),
  ...figures,
});
export type ShopSalesRowDto = Static<typeof ShopSalesRow>;

export const ShopSalesAnswer = Type.Object({
  summary: ShopSalesFigures,
  list: Type.Array(ShopSalesRow, {
    description:
      'by time the oldest first, days without orders included; else the most profit first, at most 500',
  }),
  total: Type.Integer(),
});
export type ShopSalesDto = Static<typeof ShopSalesAnswer>;
