import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { idsField, pageOf, pagingFields, withoutPaging } from '../../shared/paging.ts';
import { bulkEditKinds, bulkEditModes } from '../../shared/statuses.ts';
import { EntityId, NullableId } from '../../shared/values.ts';
import { SellerGoodsBody } from '../goods/sellerGoods.schemas.ts';

export const MAX_GOODS = 2_000;
export const MAX_ROWS = 10_000;
export const UNDO_DAYS = 7;

const MAX_VALUE = 1_000_000_000;
const kind = Type.Enum(bulkEditKinds, {
  description: '1供货价 2重量 3库存 4分类 5上架/下架 6运费模板 7安全库存',
});
const goodStatus = Type.Integer({ description: '0草稿 1上架 2下架 3审核中 4审核驳回 5违规下架' });

const Change = body({
  mode: Type.Enum(bulkEditModes, {
    description: '1 to `value`; 2 by `value` more, or fewer; 3 to so much of what there is',
  }),
  value: Type.Integer({
    minimum: -MAX_VALUE,
    maximum: MAX_VALUE,
    description:
      'fen, grams, pieces or the id of a category; 1上架 0下架; with mode 3 hundredths of a percent: 11000 is 110 %',
  }),
  rounding: Type.Optional(
    Type.Enum(
      { fen: 1, jiao: 10, yuan: 100 },
      { description: 'of prices with mode 3, in fen; half upwards' },
    ),
  ),
  warehouseId: Type.Optional({
    ...EntityId,
    description: 'an own warehouse; needed for stock and safety stock',
  }),
});
export type Change = Static<typeof Change>;

export const PreviewBody = body({
  kind,
  change: Change,
  ids: Type.Optional(
    Type.Array(EntityId, { minItems: 1, maxItems: MAX_GOODS, description: 'own goods; not with `filter`' }),
  ),
  filter: Type.Optional({
    ...body(withoutPaging(Type.Omit(SellerGoodsBody, ['sort', 'ids']).properties)),
    description: 'all that the list of the own goods would have',
  }),
});
export type Preview = Static<typeof PreviewBody>;

const text = (description: string) => Type.String({ description });

const named = {
  goodId: EntityId,
  goodsNo: Type.String(),
  goodName: Type.String(),
  skuId: { ...NullableId, description: 'null where goods are changed as a whole' },
  skuNo: text('empty where goods are changed as a whole'),
  skuName: text('of the combination; empty where its goods have none'),
};

const EditRow = Type.Object({
  id: { ...EntityId, description: 'of the combination, or of the goods where they are changed as a whole' },
  ...named,
  before: { ...NullableInt, description: 'what there is now; null where there is nothing to change' },
  after: { ...NullableInt, description: 'what it would be; null where that is not to be said' },
  beforeName: text('of the category; empty where the value needs no name'),
  afterName: text('the same of what it would be'),
  status: goodStatus,
  statusAfter: { ...goodStatus, description: 'of the goods after the edit, which an audit may change' },
  isRevised: Type.Boolean({
    description: 'an edit of the goods waits for an audit: what it changes is as it says once it is accepted',
  }),
  waits: Type.Boolean({
    description: 'the change waits for an audit, while the goods stay on sale as they are',
  }),
  msg: text('why it cannot be changed; empty where it can'),
});
export type EditRowDto = Static<typeof EditRow>;

const rows = Type.Array(EditRow, {
  description: 'what changes first, then what cannot be changed; without what stays as it is',
});
export const PreviewAnswer = Type.Object({
  rows,
  goods: Type.Integer({ description: 'goods that were chosen' }),
  changed: Type.Integer({ description: 'rows that can be changed' }),
  unchanged: Type.Integer({ description: 'rows that have the value already' }),
  refused: Type.Integer({ description: 'rows that cannot be changed' }),
});

export const ApplyBody = body({
  kind,
  change: Change,
  rows: Type.Array(
    body({
      id: { ...EntityId, description: 'of a row of the preview' },
      before: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'its value then' }),
    }),
    { minItems: 1, maxItems: MAX_ROWS },
  ),
  clientNo: Type.Optional(
    Type.String({ description: 'the same number is applied once; as Idempotency-Key' }),
  ),
});
export type Apply = Omit<Static<typeof ApplyBody>, 'clientNo'>;

export const AppliedAnswer = Type.Object({
  editId: { ...NullableId, description: 'null where nothing was changed' },
  changed: Type.Integer({ description: 'rows that were changed' }),
  goods: Type.Integer({ description: 'goods that they belong to' }),
  refused: Type.Array(EditRow, {
    description: 'rows that were not changed, with what is there now: CHANGED_MEANWHILE or what forbids it',
  }),
});
export type AppliedDto = Static<typeof AppliedAnswer>;

export const EditsBody = body({ ...pagingFields(20), ids: idsField, kind: Type.Optional(kind) });
export type EditsFilter = Static<typeof EditsBody>;

const BulkEdit = Type.Object({
  id: EntityId,
  editNo: Type.String(),
  kind: Type.Integer({ description: '1供货价 2重量 3库存 4分类 5上架/下架 6运费模板 7安全库存' }),
  change: Type.Object({
    mode: Type.Integer(),
    value: Type.Integer(),
    rounding: NullableInt,
    warehouseId: NullableId,
  }),
  valueName: text('of the category that was set; empty where the value needs no name'),
  warehouseName: text('of the warehouse; empty without one'),
  goodsCount: Type.Integer({ description: 'goods that were changed' }),
  rowCount: Type.Integer({ description: 'rows that were changed' }),
  createdAt: Type.String(),
  undoneAt: { ...NullableText, description: 'when it was undone' },
  undoneCount: { ...NullableInt, description: 'rows that were given back; null while it is not undone' },
  allowedActions: Type.Array(Type.String(), { description: 'undo' }),
});
export type BulkEditDto = Static<typeof BulkEdit>;
export const EditsAnswer = pageOf(BulkEdit);

export const LinesBody = body({
  ...pagingFields(50),
  editId: EntityId,
  left: Type.Optional(Type.Boolean({ description: 'only what the undo left as it was' })),
});
export type LinesFilter = Static<typeof LinesBody>;

const EditLine = Type.Object({
  place: Type.Integer({ description: 'from 1 within its edit' }),
  ...named,
  before: Type.Integer(),
  after: Type.Integer(),
  beforeName: Type.String(),
  afterName: Type.String(),
  undoReason: {
    ...NullableInt,
    description: 'why the undo left it: 1修改过 2已删除 3不符合规则 4修改前的值已删除; null otherwise',
  },
  undoText: text('the same in Chinese; empty otherwise'),
  undoFound: { ...NullableInt, description: 'what the undo found there; null where it was gone' },
  undoFoundName: Type.String(),
});
export type EditLineDto = Static<typeof EditLine>;
export const LinesAnswer = pageOf(EditLine);

export const UndoneAnswer = Type.Object({
  editId: EntityId,
  undone: Type.Integer({ description: 'rows that were given back' }),
  left: Type.Integer({ description: 'rows that stay as they are' }),
});
export type UndoneDto = Static<typeof UndoneAnswer>;
