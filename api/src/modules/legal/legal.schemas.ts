import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';

const about = {
  id: EntityId,
  kind: Type.Integer({ description: '1 用户协议, 2 隐私政策, 3 数据处理协议' }),
  version: Type.String({ description: 'such as 2026-11-22' }),
  title: Type.String(),
  draft: Type.Boolean({ description: 'not looked over by counsel yet' }),
  publishedAt: Type.String(),
};

const LegalText = Type.Object({
  ...about,
  body: Type.String({ description: 'paragraphs, a line each; `## ` begins a heading, `- ` an item' }),
});
export const LegalQuery = Type.Object({
  kind: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 3, description: 'of one kind; without it, of 1 and 2' }),
  ),
});
export const LegalTextList = Type.Object({ list: Type.Array(LegalText) });
export type LegalTextDto = Static<typeof LegalText>;

const Consent = Type.Object({
  ...about,
  agreed: Type.Union([Type.Boolean(), Type.Null()], { description: 'null: not answered yet' }),
  answeredAt: NullableText,
});
export const ConsentList = Type.Object({ list: Type.Array(Consent) });
export type ConsentDto = Static<typeof Consent>;

/** What somebody who registers has read and agreed to. */
export const ConsentGiven = Type.Object(
  { terms: Type.String({ maxLength: 32 }), privacy: Type.String({ maxLength: 32 }) },
  { additionalProperties: false, description: 'versions of 用户协议 and 隐私政策 that the person agreed to' },
);
export type ConsentGiven = Static<typeof ConsentGiven>;

export const AnswerBody = body({
  ids: Type.Array(EntityId, { minItems: 1, maxItems: 2, uniqueItems: true }),
  agreed: Type.Boolean(),
});
