import type { Answer } from '../../rest/contract.ts';

export type ReviewPageDto = Answer<'/reviews/getReviewsList', 'post'>;
export type ReviewDto = ReviewPageDto['list'][number];
export type OwnReviewPageDto = Answer<'/reviews/getSellerReviewsList', 'post'>;
export type OwnReviewDto = Answer<'/reviews/answerReview', 'post'>;
export type OrderReviewGoodDto = Answer<'/reviews/findOrderReviews', 'post'>['list'][number];
