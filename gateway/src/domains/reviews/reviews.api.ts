import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { OrderReviewGoodDto, OwnReviewDto, OwnReviewPageDto, ReviewPageDto } from './reviews.dto.ts';

export class ReviewsApi extends ApiSource {
  list(filter: Body<'/reviews/getReviewsList', 'post'>, selection?: Selection): Promise<ReviewPageDto> {
    return this.read('post', '/reviews/getReviewsList', { body: filter, selection });
  }

  ofSeller(
    filter: Body<'/reviews/getSellerReviewsList', 'post'>,
    selection?: Selection,
  ): Promise<OwnReviewPageDto> {
    return this.read('post', '/reviews/getSellerReviewsList', { body: filter, selection });
  }

  ofOrder(orderId: number, selection?: Selection): Promise<OrderReviewGoodDto[]> {
    return this.read('post', '/reviews/findOrderReviews', { body: { orderId }, selection, under: 'list' });
  }

  addTo(added: Body<'/reviews/addToReview', 'post'>): Promise<OwnReviewDto> {
    return this.write('post', '/reviews/addToReview', { body: added });
  }

  answer(answer: Body<'/reviews/answerReview', 'post'>): Promise<OwnReviewDto> {
    return this.write('post', '/reviews/answerReview', { body: answer });
  }
}
