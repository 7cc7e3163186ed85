import { ApiSource } from '../../rest/ApiSource.ts';
import { byIds } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import { notFound } from '../../rest/failures.ts';
import type { Selection } from '../../rest/selection.ts';
import type {
  StockTransferDto,
  StockTransferPageDto,
  StockTransferPayloadDto,
} from './stockTransfers.dto.ts';

export class StockTransfersApi extends ApiSource {
  readonly #byId = byIds((requested) => this.list(requested, this.rowsOf('StockTransfer', 'id')));

  list(
    filter: Body<'/stockTransfers/getTransfersList', 'post'>,
    selection?: Selection,
  ): Promise<StockTransferPageDto> {
    return this.read('post', '/stockTransfers/getTransfersList', { body: filter, selection });
  }

  /** One transfer, batched with the other ids of the query. */
  async findAmong(id: number): Promise<StockTransferDto> {
    const found = await this.#byId.load(id);
    if (!found) throw notFound(this.caller.requestId);
    return found;
  }

  send(
    transfer: Body<'/stockTransfers/send', 'post'>,
    idempotencyKey: string,
  ): Promise<StockTransferPayloadDto> {
    return this.write('post', '/stockTransfers/send', { body: transfer, idempotencyKey });
  }

  receive(received: Body<'/stockTransfers/receive', 'post'>): Promise<StockTransferPayloadDto> {
    return this.write('post', '/stockTransfers/receive', { body: received });
  }

  cancel(id: number): Promise<StockTransferPayloadDto> {
    return this.write('post', '/stockTransfers/cancel', { body: { id } });
  }
}
