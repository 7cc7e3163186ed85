import { ApiSource } from '../../rest/ApiSource.ts';
import { byIds } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import { notFound } from '../../rest/failures.ts';
import type { Selection } from '../../rest/selection.ts';
import type {
  AddressReadingDto,
  AgainSubmitPayloadDto,
  BatchQuoteDto,
  CancelOrderPayloadDto,
  ConfirmBatchPayloadDto,
  ConfirmOrderPayloadDto,
  CopyOrderPayloadDto,
  CreateBatchPayloadDto,
  CreateOrderPayloadDto,
  LastPurchaseDto,
  OrderDto,
  OrderPageDto,
  PlaceReadingDto,
  QuoteDto,
  ReAutoSendPayloadDto,
  ReviewOrderPayloadDto,
  SyncOrderPayloadDto,
} from './shipments.dto.ts';

export class ShipmentsApi extends ApiSource {
  readonly #byId = byIds<OrderDto>((requested) => this.list(requested, this.rowsOf('Order', 'id')));

  list(filter: Body<'/orders/getOrdersList', 'post'>, selection?: Selection): Promise<OrderPageDto> {
    return this.read('post', '/orders/getOrdersList', { body: filter, selection });
  }

  /** With its first parcels. */
  find(id: number, selection?: Selection): Promise<OrderDto> {
    return this.read('post', '/orders/findOrders', { body: { id }, selection });
  }

  /** The same as in a list, batched with the other ids of the query; null where it is not there or somebody else's. */
  findIfThere(id: number): Promise<OrderDto | null> {
    return this.#byId.load(id);
  }

  /** One order, batched with the other ids of the query. */
  async findAmong(id: number): Promise<OrderDto> {
    const order = await this.#byId.load(id);
    if (!order) throw notFound(this.caller.requestId);
    return order;
  }

  readAddresses(text: string, selection?: Selection): Promise<AddressReadingDto[]> {
    return this.read('post', '/orders/parseAddress', { body: { text }, selection, under: 'rows' });
  }

  readPlaces(places: string[], selection?: Selection): Promise<PlaceReadingDto[]> {
    return this.read('post', '/orders/parsePlaces', { body: { places }, selection, under: 'rows' });
  }

  async lastPurchase(): Promise<LastPurchaseDto | null> {
    const last = await this.read('post', '/orders/lastBuyGood');
    return isPurchase(last) ? last : null;
  }

  quote(order: Body<'/orders/quote', 'post'>): Promise<QuoteDto> {
    return this.write('post', '/orders/quote', { body: order });
  }

  create(order: Body<'/orders/createOrder', 'post'>, idempotencyKey: string): Promise<CreateOrderPayloadDto> {
    return this.write('post', '/orders/createOrder', { body: order, idempotencyKey });
  }

  confirm(
    body: Body<'/orders/confirmOrder', 'post'>,
    idempotencyKey: string,
  ): Promise<ConfirmOrderPayloadDto> {
    return this.write('post', '/orders/confirmOrder', { body, idempotencyKey });
  }

  cancel(orderId: number): Promise<CancelOrderPayloadDto> {
    return this.write('post', '/orders/cancelOrder', { body: { orderId } });
  }

  quoteBatch(batch: Body<'/orders/quoteBatch', 'post'>): Promise<BatchQuoteDto> {
    return this.write('post', '/orders/quoteBatch', { body: batch });
  }

  createBatch(
    batch: Body<'/orders/createBatch', 'post'>,
    idempotencyKey: string,
  ): Promise<CreateBatchPayloadDto> {
    return this.write('post', '/orders/createBatch', { body: batch, idempotencyKey });
  }

  confirmBatch(batchNo: string, idempotencyKey: string): Promise<ConfirmBatchPayloadDto> {
    return this.write('post', '/orders/confirmBatch', { body: { batchNo }, idempotencyKey });
  }

  sendAgain(parcels: Body<'/orders/reAutoSend', 'post'>): Promise<ReAutoSendPayloadDto> {
    return this.write('post', '/orders/reAutoSend', { body: parcels });
  }

  sync(orderId: number): Promise<SyncOrderPayloadDto> {
    return this.write('post', '/orders/callback', { body: { orderId } });
  }

  /** Requests failed waybills again, or places a cancelled order again. */
  submitAgain(
    order: Body<'/orders/againSubmit', 'post'>,
    idempotencyKey: string,
  ): Promise<AgainSubmitPayloadDto> {
    return this.write('post', '/orders/againSubmit', { body: order, idempotencyKey });
  }

  /** The receivers of an order or of parcels in clear, with what they held. */
  copy(copied: Body<'/orders/copyOrder', 'post'>): Promise<CopyOrderPayloadDto> {
    return this.write('post', '/orders/copyOrder', { body: copied });
  }

  review(review: Body<'/orders/reviewOrder', 'post'>): Promise<ReviewOrderPayloadDto> {
    return this.write('post', '/orders/reviewOrder', { body: review });
  }
}

/** REST answers `{}` before the first order. */
function isPurchase(last: object): last is LastPurchaseDto {
  return 'goodId' in last;
}
