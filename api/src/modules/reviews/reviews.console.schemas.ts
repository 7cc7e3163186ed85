import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, entityId } from '../../shared/values.ts';

export const ConsoleReviewsQuery = Type.Object({
  ...pagingFields(20),
  show: Type.Optional(
    Type.Union([Type.Literal('all'), Type.Literal('pictures'), Type.Literal('bad'), Type.Literal('hidden')], {
      default: 'all',
      description: 'bad: of 1 and 2; hidden: those that operators hid',
    }),
  ),
  goodId: Type.Optional(EntityId),
  sellerId: Type.Optional(EntityId),
  orderNo: Type.Optional(Type.String({ maxLength: 40 })),
});
export type ConsoleReviewsFilter = Static<typeof ConsoleReviewsQuery>;

const pictures = Type.Array(Type.String(), { description: 'addresses' });
const ConsoleReview = Type.Object({
  id: EntityId,
  goodId: EntityId,
  goodName: Type.String(),
  goodPic: Type.String(),
  skuName: Type.String({ description: 'the combinations that were bought; empty without properties' }),
  orderId: EntityId,
  orderNo: Type.String(),
  buyerId: entityId('of who wrote it'),
  buyerName: Type.String({ description: 'company or nick name' }),
  sellerId: EntityId,
  sellerName: Type.String({ description: 'of the company' }),
  score: Type.Integer({ description: '1 to 5' }),
  text: Type.String(),
  pics: pictures,
  addedText: Type.String({ description: 'what was added later (追评)' }),
  addedPics: pictures,
  answer: Type.String({ description: 'the supplier’s, or empty' }),
  hiddenAt: { ...NullableText, description: 'since when others do not see it; null while they do' },
  hiddenReason: Type.String({ description: 'why, or empty' }),
  createdAt: Type.String(),
});
export type ConsoleReviewDto = Static<typeof ConsoleReview>;
export const ConsoleReviewsAnswer = pageOf(ConsoleReview);

export const HideReviewBody = body({
  id: EntityId,
  reason: { ...OperatorReason, description: 'its author sees it' },
});
export const ShowReviewBody = body({
  id: EntityId,
  reason: OperatorReason,
});
