import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { MAX_INT32 } from '../../shared/values.ts';

/** Goods of one call. */
const MAX_GOODS = 500;
/** More rows than goods may have, so that the rule of the editor answers and not the contract. */
const MAX_ROWS = 1_000;

const row = Type.Integer({
  minimum: 1,
  maximum: MAX_INT32,
  description: 'line of the sheet, for what is said of it',
});
/** What stands in a cell, however wrong: what is wrong with it is said of its row. */
const cell = (maxLength: number, description?: string) =>
  Type.String({ maxLength, ...(description === undefined ? {} : { description }) });
const number = (description: string) =>
  Type.Optional(Type.Integer({ minimum: -MAX_INT32, maximum: MAX_INT32, description }));
const picture = 'address of an own upload; in a check, empty for one that is still to be uploaded';

const SheetSku = body({
  row,
  values: Type.Array(cell(200), {
    maxItems: 10,
    description: 'a value for each of `properties`, in their order; empty for goods without properties',
  }),
  merchantCode: Type.Optional(cell(200, "the supplier's own article number")),
  barcodes: Type.Optional(Type.Array(cell(200), { maxItems: 50 })),
  supplyPrice: number('fen a piece'),
  weight: number('grams a piece'),
  pic: Type.Optional(cell(300, picture)),
  stocks: Type.Optional(
    Type.Array(
      body({
        warehouse: cell(200, 'name of an own warehouse'),
        quantity: Type.Integer({ minimum: -MAX_INT32, maximum: MAX_INT32, description: 'pieces' }),
        safetyQuantity: number('of them, kept and not for sale (安全库存)'),
      }),
      { maxItems: 100, description: 'first stock of a new combination; that of others stays as it is' },
    ),
  ),
});
export type SheetSku = Static<typeof SheetSku>;

const SheetGood = body({
  row,
  goodsNo: Type.Optional(cell(200, 'of own goods that are changed; absent: new goods')),
  name: Type.Optional(cell(500)),
  category: Type.Optional(cell(200, 'name of a category')),
  pics: Type.Optional(Type.Array(cell(300), { maxItems: 50, description: picture })),
  detail: Type.Optional(cell(60_000, 'HTML')),
  unit: Type.Optional(cell(200)),
  minNum: number('pieces a parcel'),
  maxNum: number('pieces a parcel'),
  platforms: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0, maximum: 99 }), {
      maxItems: 20,
      description: 'allowed shop platforms; empty means all',
    }),
  ),
  onSale: Type.Optional(
    Type.Boolean({ description: 'absent: new goods are drafts, others stay as they are' }),
  ),
  properties: Type.Optional(
    Type.Array(cell(200), { maxItems: 10, description: 'names of what the combinations differ in' }),
  ),
  skus: Type.Array(SheetSku, {
    minItems: 1,
    maxItems: MAX_ROWS,
    description: 'of new goods all combinations; of others those that are changed or new',
  }),
});
export type SheetGood = Static<typeof SheetGood>;

export const ImportGoodsBody = body({
  goods: Type.Array(SheetGood, { minItems: 1, maxItems: MAX_GOODS }),
  checkOnly: Type.Optional(
    Type.Boolean({ description: 'says what would become of them, and writes nothing', default: false }),
  ),
  clientNo: Type.Optional(
    Type.String({ description: 'the same number is taken over once; as Idempotency-Key' }),
  ),
});

const SheetWarning = Type.Object({
  row: Type.Integer({ description: 'as the row said' }),
  msg: Type.String({ description: 'Chinese text for the person' }),
});
export type SheetWarningDto = Static<typeof SheetWarning>;

const SheetFailure = Type.Object({
  row: Type.Integer({ description: 'as the row said' }),
  column: Type.String({ description: 'property of the goods or combination' }),
  msg: Type.String({ description: 'what is wrong, with the Chinese name of the column' }),
});
export type SheetFailureDto = Static<typeof SheetFailure>;

export const ImportGoodsAnswer = Type.Object({
  created: Type.Integer({ description: 'goods that are new' }),
  updated: Type.Integer({ description: 'goods that were changed' }),
  unchanged: Type.Integer({ description: 'goods that are as the sheet says already' }),
  failed: Type.Array(SheetFailure, {
    description: 'what is wrong; goods with a wrong row are not written at all',
  }),
  warnings: Type.Array(SheetWarning, {
    description:
      'of a check: new goods that are called as own goods already, in their first row; nothing keeps them from being written',
  }),
});
export type ImportGoodsDto = Static<typeof ImportGoodsAnswer>;
