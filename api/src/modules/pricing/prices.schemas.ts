import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { EntityId, IdList, MAX_INT32, NullableId } from '../../shared/values.ts';

const fen = (description: string) => Type.Integer({ description });
const supplyPrice = Type.Integer({
  minimum: 1,
  maximum: 10_000_000,
  description: 'fen a piece for the supplier',
});
const minPieces = Type.Integer({
  minimum: 2,
  maximum: 500_000,
  description: 'pieces from which it holds, for all of them',
});
const skuId = { ...NullableId, description: 'null: all combinations of the goods' };
const perParcel = Type.Boolean({
  description: 'whether the pieces of a parcel count, or those of all that is placed together',
});
/** Steps of one combination or of goods. */
export const MAX_STEPS = 5;
const MAX_SKUS = 200;

/** What a viewer pays for goods. */
export const GoodPrices = Type.Object({
  id: EntityId,
  perParcel,
  skus: Type.Array(
    Type.Object({
      skuId: EntityId,
      price: fen('fen for one piece, by agreement where there is one'),
      agreed: Type.Boolean({ description: 'agreed on with the supplier; there are no steps then' }),
      ofSku: Type.Boolean({
        description: 'whether its own pieces count for its steps, or those of all combinations',
      }),
      steps: Type.Array(Type.Object({ minPieces, price: fen('fen a piece') }), {
        description: 'by rising pieces and falling prices',
      }),
    }),
    { description: 'combinations on sale' },
  ),
});
export type GoodPricesDto = Static<typeof GoodPrices>;
export const GoodPricesQuery = Type.Object({ ids: IdList });

const Step = Type.Object({ skuId, minPieces, supplyPrice });
const GoodSteps = Type.Object({
  id: Type.Integer({ description: 'of the goods' }),
  perParcel,
  steps: Type.Array(Step, { description: 'by combination and rising pieces' }),
});
export type GoodStepsDto = Static<typeof GoodSteps>;
export const GoodStepsAnswer = Type.Object({ list: Type.Array(GoodSteps) });
export const FindStepsBody = body({ ids: Type.Array(EntityId, { minItems: 1, maxItems: 100 }) });
export const SaveStepsBody = body({
  id: EntityId,
  perParcel,
  steps: Type.Array(body({ skuId: Type.Optional(skuId), minPieces, supplyPrice }), {
    maxItems: MAX_STEPS * (MAX_SKUS + 1),
    description: 'in place of all there are; at most five for a combination, and for the goods',
  }),
});
export type SaveSteps = Static<typeof SaveStepsBody>;
export const SaveStepsAnswer = GoodSteps;

const day = Type.Union([Type.String({ format: 'date' }), Type.Null()]);
const Buyer = Type.Object({
  id: EntityId,
  nickName: Type.String(),
  phone: Type.String({ description: 'masked' }),
  orderCount: Type.Integer({ description: 'paid orders at this supplier' }),
});
export type PriceListBuyerDto = Static<typeof Buyer>;

const PriceList = Type.Object({
  id: EntityId,
  name: Type.String(),
  levels: Type.Array(Type.Integer(), { description: 'all buyers of these levels, beside the named ones' }),
  buyers: Type.Array(Buyer),
  startDay: { ...day, description: 'its first day; null: at once' },
  endDay: { ...day, description: 'its last day; null: without end' },
  state: Type.Integer({ description: '1未开始 2生效中 3已结束' }),
  entries: Type.Array(
    Type.Object({
      goodId: EntityId,
      goodName: Type.String(),
      goodPic: Type.String(),
      skuId,
      skuName: NullableText,
      supplyPrice,
      usualPrice: fen('fen a piece for the supplier without an agreement; of goods, the least'),
      stepPrice: Type.Union([Type.Integer(), Type.Null()], {
        description: 'fen a piece that their price steps reach at the least; null without steps',
      }),
    }),
  ),
  version: Type.Integer({ description: 'goes back with an edit' }),
  updatedAt: Type.String(),
});
export type PriceListDto = Static<typeof PriceList>;
export const PriceListAnswer = PriceList;
export const PriceListsAnswer = Type.Object({ list: Type.Array(PriceList) });

const fields = {
  name: Type.String({ pattern: '^(?=\\S.*\\S$|\\S$)\\P{Cc}{1,30}$' }),
  levels: Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), { maxItems: 12, uniqueItems: true }),
  buyerIds: Type.Array(EntityId, {
    maxItems: 200,
    uniqueItems: true,
    description: 'who have bought from the supplier',
  }),
  startDay: Type.Optional(day),
  endDay: Type.Optional(day),
  entries: Type.Array(body({ goodId: EntityId, skuId: Type.Optional(skuId), supplyPrice }), {
    minItems: 1,
    maxItems: 200,
  }),
};
export const NewPriceListBody = body(fields);
export type NewPriceList = Static<typeof NewPriceListBody>;
export const ChangedPriceListBody = body({
  id: EntityId,
  ...fields,
  version: Type.Integer({ minimum: 0, maximum: MAX_INT32, description: 'as read' }),
});
export type ChangedPriceList = Static<typeof ChangedPriceListBody>;
export const PriceListIdsBody = body({ ids: Type.Array(EntityId, { minItems: 1, maxItems: 100 }) });
export const BuyersBody = body({ keyword: Type.Optional(Type.String({ maxLength: 30 })) });
export const BuyersAnswer = Type.Object({ list: Type.Array(Buyer) });
