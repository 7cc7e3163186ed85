import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { ReviewPageDto } from './reviews.dto.ts';

export class ReviewsApi extends ApiSource {
  list(params: Params<'/console/reviews', 'get'>, selection?: Selection): Promise<ReviewPageDto> {
    return this.read('get', '/console/reviews', { params, selection });
  }

  async hide(id: number, reason: string): Promise<true> {
    await this.write('post', '/console/reviews/hide', { body: { id, reason } });
    return true;
  }

  async show(id: number, reason: string): Promise<true> {
    await this.write('post', '/console/reviews/show', { body: { id, reason } });
    return true;
  }
}
