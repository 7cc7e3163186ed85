import type { OwnReviewDto, ReviewDto } from '../../../../gateway/src/domains/reviews/reviews.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

function reviewRow(id: number): ReviewDto {
  return {
    ...{ id, goodId: 56, skuName: '红色', score: 2, text: '坏了', pics: ['/files/u/a.webp'] },
    ...{ reviewer: '会***', createdAt: at, addedAt: at, addedText: '补发了', addedPics: [] },
    ...{ answeredAt: at, answer: '抱歉' },
  };
}

function ownReviewRow(id: number): OwnReviewDto {
  return {
    ...reviewRow(id),
    ...{ orderId: 5, orderNo: 'D5', goodName: '小熊', goodPic: '/files/demo/a.svg' },
    ...{ hiddenAt: at, hiddenReason: '含联系方式', allowedActions: ['add', 'answer'] },
  };
}

export const answers: Answers = {
  '/reviews/getReviewsList': () => ok(pageOf([reviewRow(1), reviewRow(2)])),
  '/reviews/getSellerReviewsList': () => ok({ ...pageOf([ownReviewRow(1)]), waiting: 1 }),
  '/reviews/findOrderReviews': () =>
    ok({
      list: [
        { goodId: 56, goodName: '小熊', goodPic: '', skuName: '红色', review: ownReviewRow(1) },
        { goodId: 57, goodName: '杯子', goodPic: '', skuName: '', review: null },
      ],
    }),
  '/reviews/addToReview': ({ body }) => ok(ownReviewRow((body as { reviewId: number }).reviewId)),
  '/reviews/answerReview': ({ body }) => ok(ownReviewRow((body as { reviewId: number }).reviewId)),
};
