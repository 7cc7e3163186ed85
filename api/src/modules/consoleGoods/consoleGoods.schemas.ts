import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, entityId, MAX_INT32 } from '../../shared/values.ts';

const status = Type.Integer({ minimum: 0, maximum: 5, description: 'as `goods.status`' });
const fen = (description: string) => Type.Integer({ description: `fen ${description}` });
const reason = { ...OperatorReason, description: 'its supplier sees it' };
const version = Type.Integer({
  minimum: 0,
  maximum: MAX_INT32,
  description: 'as it was when it was looked at; refused where it has changed since',
});
const AT_ONCE = 50;

export const ConsoleGoodsQuery = Type.Object({
  ...pagingFields(20),
  show: Type.Optional(
    Type.Union([Type.Literal('waiting'), Type.Literal('banned'), Type.Literal('all')], {
      default: 'waiting',
      description: 'waiting: for an audit, the longest waiting first; the others the newest first',
    }),
  ),
  keyword: Type.Optional(
    Type.String({
      maxLength: 60,
      pattern: '^\\P{Cc}*$',
      description: 'part of the name, or the goods number',
    }),
  ),
  sellerId: Type.Optional(EntityId),
  categoryId: Type.Optional(EntityId),
  revisions: Type.Optional(
    Type.Boolean({ description: 'only edits of goods on sale, or only goods that are not; both without it' }),
  ),
});
export type ConsoleGoodsFilter = Static<typeof ConsoleGoodsQuery>;

const flagKind = Type.Union([Type.Literal('price'), Type.Literal('words'), Type.Literal('pictures')], {
  description:
    'price: outside a fifth and five times the median of its category on sale; words: forbidden ones; pictures: those of another supplier',
});
const GoodFlag = Type.Object(
  {
    kind: flagKind,
    price: { ...NullableInt, description: 'fen a piece; null of another kind' },
    median: { ...NullableInt, description: 'fen; of up to 500 goods of its category on sale' },
    words: Type.Array(Type.String(), { description: 'forbidden words that it has' }),
    pictures: Type.Array(Type.Object({ url: Type.String(), sellerId: EntityId, sellerName: Type.String() }), {
      description: 'its pictures that another supplier uses, too',
    }),
  },
  { description: 'why to look twice' },
);
export type GoodFlagDto = Static<typeof GoodFlag>;

const summary = {
  id: EntityId,
  goodsNo: Type.String(),
  name: Type.String({ description: 'as it would be' }),
  pic: Type.String(),
  categoryName: Type.String(),
  sellerId: EntityId,
  sellerName: Type.String({ description: 'of the company' }),
  supplyPrice: fen('a piece, as it would be: of the combination that costs least'),
  status,
  statusText: Type.String(),
  isBanned: Type.Boolean(),
  isWaiting: Type.Boolean({ description: 'it, or an edit of it, waits for an audit' }),
  isRevision: Type.Boolean({ description: 'an edit waits beside goods that stay on sale' }),
  auditReason: Type.String({ description: 'why an operator has refused or banned it; else empty' }),
  submittedAt: Type.String({ description: 'when it began to wait, or was changed last' }),
  version: Type.Integer({ description: 'goes back with a decision' }),
};
const GoodSummary = Type.Object({
  ...summary,
  flags: Type.Array(flagKind, { description: 'why to look twice' }),
});
export type GoodSummaryDto = Static<typeof GoodSummary>;
export const ConsoleGoodsAnswer = pageOf(GoodSummary);

const GoodFace = Type.Object({
  name: Type.String(),
  categoryName: Type.String(),
  pics: Type.Array(Type.String()),
  detail: Type.String({ description: 'sanitised HTML' }),
  unit: Type.String(),
  minNum: Type.Integer({ description: 'pieces a parcel' }),
  maxNum: Type.Integer({ description: 'pieces a parcel' }),
  isGift: Type.Boolean(),
  skus: Type.Array(
    Type.Object({
      name: Type.String({ description: 'empty for goods without properties' }),
      pic: Type.String(),
      supplyPrice: fen('a piece for the supplier'),
      weight: Type.Integer({ description: 'grams a piece' }),
      isOn: Type.Boolean({ description: 'on sale' }),
    }),
  ),
});
export type GoodFaceDto = Static<typeof GoodFace>;

export const ConsoleGood = Type.Object({
  ...summary,
  flags: Type.Array(GoodFlag),
  now: Type.Object(GoodFace.properties, { description: 'as it is' }),
  revised: Type.Union([GoodFace, Type.Null()], { description: 'as an edit that waits would make it' }),
  differences: Type.Array(
    Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() }),
    { description: 'what that edit changes, in words' },
  ),
  history: Type.Array(
    Type.Object({
      action: Type.String({ description: 'such as `goods reject`' }),
      operator: Type.String(),
      reason: Type.String(),
      createdAt: Type.String(),
    }),
    { description: 'what operators have decided of it, the newest first; at most ten' },
  ),
});
export type ConsoleGoodDto = Static<typeof ConsoleGood>;
export const GoodIdQuery = Type.Object({ id: entityId('of goods') });

export const JudgeGoodsBody = body({
  items: Type.Array(body({ id: EntityId, version }), { minItems: 1, maxItems: AT_ONCE }),
  approve: Type.Boolean(),
  reason: Type.Optional({ ...reason, description: 'needed to refuse; their suppliers see it' }),
});
export type JudgeGoods = Static<typeof JudgeGoodsBody>;
export const JudgedAnswer = Type.Object({
  list: Type.Array(
    Type.Object({
      id: EntityId,
      done: Type.Boolean(),
      msg: { ...NullableText, description: 'why it was not done; null where it was' },
    }),
    { description: 'a verdict of each' },
  ),
});
export type JudgedDto = Static<typeof JudgedAnswer>['list'];
export const BanBody = body({ id: EntityId, reason });

const word = Type.String({ minLength: 1, maxLength: 30, pattern: '^\\P{Cc}+$' });
const ForbiddenWord = Type.Object({ id: EntityId, word, createdAt: Type.String() });
export type ForbiddenWordDto = Static<typeof ForbiddenWord>;
export const ForbiddenWordsAnswer = Type.Object({ list: Type.Array(ForbiddenWord) });
export const ForbiddenWordAnswer = ForbiddenWord;
export const AddWordBody = body({ word });
export const RemoveWordBody = body({ id: EntityId });
