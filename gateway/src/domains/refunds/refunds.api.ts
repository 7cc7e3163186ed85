import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { DecidedRefundDto, RefundPageDto, RefundResultDto } from '../../rest/dto.ts';

export class RefundsApi extends ApiSource {
  list(filter: Body<'/refunds/getRefundsList', 'post'>): Promise<RefundPageDto> {
    return this.read('post', '/refunds/getRefundsList', { body: filter });
  }

  /** Gives the money of parcels back, or asks for it. */
  apply(wish: Body<'/orderPackages/refund', 'post'>): Promise<RefundResultDto> {
    return this.write('post', '/orderPackages/refund', { body: wish });
  }

  answer(answer: Body<'/refunds/answer', 'post'>): Promise<DecidedRefundDto> {
    return this.write('post', '/refunds/answer', { body: answer });
  }

  revoke(refundId: number): Promise<DecidedRefundDto> {
    return this.write('post', '/refunds/revoke', { body: { refundId } });
  }

  confirmReturn(refundId: number): Promise<DecidedRefundDto> {
    return this.write('post', '/refunds/confirmReturn', { body: { refundId } });
  }
}
