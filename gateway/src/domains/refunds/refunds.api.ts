import { ApiSource } from '../../rest/ApiSource.ts';
import { byIds } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import { notFound } from '../../rest/failures.ts';
import type { Selection } from '../../rest/selection.ts';
import type { RefundDto, RefundPageDto, RefundParcelsPayloadDto, RefundPayloadDto } from './refunds.dto.ts';

export class RefundsApi extends ApiSource {
  readonly #byId = byIds((requested) => this.list(requested, this.rowsOf('Refund', 'id', 'packageId')));

  list(filter: Body<'/refunds/getRefundsList', 'post'>, selection?: Selection): Promise<RefundPageDto> {
    return this.read('post', '/refunds/getRefundsList', { body: filter, selection });
  }

  /** The same as in a list, batched with the other ids of the query; null where it is not there or somebody else's. */
  findIfThere(id: number): Promise<RefundDto | null> {
    return this.#byId.load(id);
  }

  /** One refund, batched with the other ids of the query. */
  async findAmong(id: number): Promise<RefundDto> {
    const refund = await this.#byId.load(id);
    if (!refund) throw notFound(this.caller.requestId);
    return refund;
  }

  /** Refunds parcels, or requests a refund of their supplier. */
  apply(request: Body<'/orderPackages/refund', 'post'>): Promise<RefundParcelsPayloadDto> {
    return this.write('post', '/orderPackages/refund', { body: request });
  }

  answer(answer: Body<'/refunds/answer', 'post'>): Promise<RefundPayloadDto> {
    return this.write('post', '/refunds/answer', { body: answer });
  }

  revoke(refundId: number): Promise<RefundPayloadDto> {
    return this.write('post', '/refunds/revoke', { body: { refundId } });
  }

  confirmReturn(refundId: number): Promise<RefundPayloadDto> {
    return this.write('post', '/refunds/confirmReturn', { body: { refundId } });
  }
}
