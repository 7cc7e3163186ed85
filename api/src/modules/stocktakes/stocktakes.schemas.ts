import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { idsField, pageOf, pagingFields } from '../../shared/paging.ts';
import { stocktakeReasons } from '../../shared/statuses.ts';
import { EntityId, MAX_INT32 } from '../../shared/values.ts';
import { MAX_PIECES } from '../stock/stock.schemas.ts';

const status = Type.Integer({ minimum: 0, maximum: 99, description: '10盘点中 20已过账 30已作废' });
const reason = Type.Enum(stocktakeReasons, {
  description:
    '1盘盈 2盘亏 3破损 4其他; one that does not go with the difference is replaced by 1 or 2, which are the default',
});

export const StocktakesBody = body({
  ...pagingFields(20),
  ids: idsField,
  status: Type.Optional(status),
  warehouseId: Type.Optional(EntityId),
});
export type StocktakesFilter = Static<typeof StocktakesBody>;

const Stocktake = Type.Object({
  id: EntityId,
  stocktakeNo: Type.String(),
  warehouseId: EntityId,
  warehouseName: Type.String(),
  note: Type.String(),
  status,
  statusText: Type.String(),
  counted: Type.Integer({ description: 'combinations that were counted' }),
  different: Type.Integer({ description: 'of them, those with another number than the book' }),
  more: Type.Integer({ description: 'pieces that there were more, over all combinations' }),
  fewer: Type.Integer({ description: 'pieces that there were fewer, over all combinations' }),
  createdAt: Type.String(),
  finishedAt: { ...NullableText, description: 'when it was posted or discarded' },
  allowedActions: Type.Array(Type.String(), { description: 'count, post, discard' }),
});
export type StocktakeDto = Static<typeof Stocktake>;
export const StocktakesAnswer = pageOf(Stocktake);

export const StocktakeLinesBody = body({
  ...pagingFields(50),
  stocktakeId: EntityId,
  keyword: Type.Optional(
    Type.String({
      maxLength: 60,
      description: "part of the goods' name, its pinyin or initials, of the goods number, or a merchant code",
    }),
  ),
  show: Type.Optional(
    Type.Union([Type.Literal('open'), Type.Literal('counted'), Type.Literal('different')], {
      description: 'only what is not counted yet, is counted, or is counted otherwise than the book',
    }),
  ),
});
export type StocktakeLinesFilter = Static<typeof StocktakeLinesBody>;

const StocktakeLine = Type.Object({
  skuId: EntityId,
  skuNo: Type.String(),
  skuName: Type.String({ description: 'of the combination; empty where its goods have none' }),
  merchantCode: Type.String({ description: "the supplier's own article number, or empty" }),
  goodsNo: Type.String(),
  goodName: Type.String(),
  goodPic: Type.String(),
  book: Type.Integer({
    description: 'pieces on hand by the book: when it was counted, and now where it was not',
  }),
  locked: Type.Integer({ description: 'pieces that orders hold now' }),
  counted: { ...NullableInt, description: 'pieces on the shelf, held ones too; null while not counted' },
  difference: { ...NullableInt, description: 'pieces that posting adds or takes: counted less book' },
  reason: { ...NullableInt, description: '1盘盈 2盘亏 3破损 4其他; null without a difference' },
  countedAt: NullableText,
});
export type StocktakeLineDto = Static<typeof StocktakeLine>;
export const StocktakeLinesAnswer = pageOf(StocktakeLine);

export const BeginStocktakeBody = body({
  warehouseId: EntityId,
  note: Type.Optional(Type.String({ maxLength: 100 })),
  clientNo: Type.Optional(Type.String({ description: 'the same number is begun once; as Idempotency-Key' })),
});
export type NewStocktake = Omit<Static<typeof BeginStocktakeBody>, 'clientNo'>;

const counted = Type.Integer({ minimum: 0, maximum: MAX_PIECES });
export const SaveStocktakeLinesBody = body({
  id: EntityId,
  lines: Type.Array(
    body({
      skuId: EntityId,
      counted: Type.Union([counted, Type.Null()], {
        description: 'pieces on the shelf, held ones too; null takes the line out',
      }),
      reason: Type.Optional(reason),
    }),
    { minItems: 1, maxItems: 200 },
  ),
});
export type SavedLine = Static<typeof SaveStocktakeLinesBody>['lines'][number];

/** Not validated as whole or positive here: that is reported per row without refusing the others. */
const ANY_NUMBER = { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
const CountedRow = body({
  row: Type.Integer({
    minimum: 0,
    maximum: MAX_INT32,
    description: 'of the sheet; told with what is wrong',
  }),
  goodsNo: Type.String({
    maxLength: 100,
    description: 'of goods with one combination; else the number of the combination or its merchant code',
  }),
  counted: Type.Number({ ...ANY_NUMBER, description: 'pieces on the shelf, held ones too' }),
});
export type CountedRowDto = Static<typeof CountedRow>;

export const ImportStocktakeBody = body({
  id: EntityId,
  rows: Type.Array(CountedRow, { minItems: 1, maxItems: 5_000, description: 'at most 1,000 are taken' }),
});

export const StocktakeStepAnswer = Type.Object({ stocktakeId: EntityId });
export const SavedLinesAnswer = Type.Object({ stocktakeId: EntityId, lines: Type.Array(StocktakeLine) });
export const StocktakeImportAnswer = Type.Object({
  stocktakeId: EntityId,
  saved: Type.Integer({ description: 'rows that were taken over' }),
  failed: Type.Array(Type.Object({ row: Type.Integer(), msg: Type.String() })),
});
