import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { pageFields, pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, entityId } from '../../shared/values.ts';

const MAX_PICTURES = 6;
const score = Type.Integer({ minimum: 1, maximum: 5, description: '1 to 5' });
const words = Type.String({ maxLength: 500, description: 'may be empty; at most 500 characters' });
const pics = Type.Array(Type.String({ maxLength: 200 }), {
  maxItems: MAX_PICTURES,
  description: 'addresses of own uploads',
});

const ReviewLine = Type.Object(
  { goodId: EntityId, score, text: Type.Optional(words), pics: Type.Optional(pics) },
  { additionalProperties: false },
);
export type ReviewLineInput = Static<typeof ReviewLine>;

export const ReviewOrderBody = body({
  orderId: EntityId,
  score: Type.Optional({ ...score, description: '1 to 5, of all its goods; instead of `lines`' }),
  text: Type.Optional({ ...words, description: 'of all its goods' }),
  pics: Type.Optional({ ...pics, description: 'of all its goods' }),
  lines: Type.Optional(
    Type.Array(ReviewLine, {
      minItems: 1,
      maxItems: 100,
      description: 'a review of each goods of the order, none left out; instead of `score`',
    }),
  ),
});
export type ReviewOrderInput = Static<typeof ReviewOrderBody>;
export const ReviewOrderAnswer = Type.Object({ orderId: EntityId, status: Type.Integer() });

export const AddToReviewBody = body({ reviewId: EntityId, text: words, pics: Type.Optional(pics) });
export const AnswerReviewBody = body({
  reviewId: EntityId,
  text: Type.String({ minLength: 1, maxLength: 500 }),
  was: Type.Optional(
    Type.String({
      maxLength: 500,
      description:
        'the answer that was read, empty before the first; refused with CHANGED_MEANWHILE where there is another by now',
    }),
  ),
});

const show = Type.Optional(
  Type.Union([Type.Literal('pictures'), Type.Literal('good'), Type.Literal('middle'), Type.Literal('bad')], {
    description: 'only those with pictures, of 4 and 5, of 3, or of 1 and 2; all without it',
  }),
);

export const ReviewsBody = body({
  ...pagingFields(10),
  goodId: EntityId,
  show,
  sort: Type.Optional(
    Type.Union([Type.Literal('newest'), Type.Literal('useful')], {
      default: 'newest',
      description: 'useful: those with pictures first, then those with most to read',
    }),
  ),
});
export type ReviewsFilter = Static<typeof ReviewsBody>;

export const SellerReviewsBody = body({
  ...pagingFields(20),
  show,
  waiting: Type.Optional(
    Type.Boolean({ description: 'only those of the last 30 days that are shown and not answered' }),
  ),
  goodId: Type.Optional(EntityId),
  keyword: Type.Optional(
    Type.String({ maxLength: 60, description: 'part of the name of the goods, or the number of the order' }),
  ),
});
export type SellerReviewsFilter = Static<typeof SellerReviewsBody>;

const reviewFields = {
  id: EntityId,
  goodId: EntityId,
  skuName: Type.String({ description: 'the combinations that were bought; empty without properties' }),
  score,
  text: Type.String(),
  pics: Type.Array(Type.String(), { description: 'addresses' }),
  reviewer: Type.String({ description: 'the first letter of a name: never more' }),
  createdAt: Type.String(),
  addedAt: { ...NullableText, description: 'when its author added to it (追评); null before' },
  addedText: Type.String(),
  addedPics: Type.Array(Type.String(), { description: 'addresses' }),
  answeredAt: { ...NullableText, description: 'when the supplier answered; null before' },
  answer: Type.String({ description: 'the supplier’s, or empty' }),
};
const Review = Type.Object(reviewFields);
export type ReviewDto = Static<typeof Review>;
export const ReviewsAnswer = pageOf(Review);

/** A review as its author and the supplier of its goods have it. */
const OwnReview = Type.Object({
  ...reviewFields,
  orderId: EntityId,
  orderNo: Type.String(),
  goodName: Type.String(),
  goodPic: Type.String(),
  hiddenAt: { ...NullableText, description: 'since when others do not see it; null while they do' },
  hiddenReason: Type.String({ description: 'why an operator hid it, or empty' }),
  allowedActions: Type.Array(Type.String(), {
    description: 'add: its author, once within 90 days; answer: the supplier, once, and anew within a day',
  }),
});
export type OwnReviewDto = Static<typeof OwnReview>;
export const SellerReviewsAnswer = Type.Object({
  ...pageFields(OwnReview),
  waiting: Type.Integer({ description: 'how many of the last 30 days are shown and not answered' }),
});
export const ReviewAnswer = OwnReview;

export const OrderReviewsBody = body({ orderId: EntityId });
const OrderGood = Type.Object({
  goodId: entityId('one of the goods of the order that were not refunded'),
  goodName: Type.String({ description: 'as it was when ordered' }),
  goodPic: Type.String(),
  skuName: Type.String({ description: 'the combinations that were bought; empty without properties' }),
  review: Type.Union([OwnReview, Type.Null()], { description: 'null before it was reviewed' }),
});
export const OrderReviewsAnswer = Type.Object({ list: Type.Array(OrderGood) });
export type OrderGoodDto = Static<typeof OrderGood>;
