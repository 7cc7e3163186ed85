import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type {
  CreateSourceOrdersPayloadDto,
  OfferDto,
  OpenSourceCashierPayloadDto,
  PaySourceOrderPayloadDto,
  ShopOfferDto,
  SourceOrderDto,
  SourceOrderPageDto,
} from './sourceOrders.dto.ts';

export class SourceOrdersApi extends ApiSource {
  offer(requested: Body<'/sourceOrders/getOffer', 'post'>): Promise<OfferDto> {
    return this.read('post', '/sourceOrders/getOffer', { body: requested });
  }

  list(
    query: Body<'/sourceOrders/getSourceOrdersList', 'post'>,
    selection?: Selection,
  ): Promise<SourceOrderPageDto> {
    return this.read('post', '/sourceOrders/getSourceOrdersList', { body: query, selection });
  }

  linkOffer(link: Body<'/sourceOrders/linkOffer', 'post'>): Promise<ShopOfferDto> {
    return this.write('post', '/sourceOrders/linkOffer', { body: link });
  }

  async unlinkOffer(id: number): Promise<number> {
    await this.write('post', '/sourceOrders/unlinkOffer', { body: { id } });
    return id;
  }

  create(requested: Body<'/sourceOrders/create', 'post'>): Promise<CreateSourceOrdersPayloadDto> {
    return this.write('post', '/sourceOrders/create', { body: requested });
  }

  pay(requested: Body<'/sourceOrders/pay', 'post'>): Promise<PaySourceOrderPayloadDto> {
    return this.write('post', '/sourceOrders/pay', { body: requested });
  }

  cashier(ids: number[]): Promise<OpenSourceCashierPayloadDto> {
    return this.write('post', '/sourceOrders/cashier', { body: { ids } });
  }

  retry(id: number): Promise<SourceOrderDto> {
    return this.write('post', '/sourceOrders/retry', { body: { id } });
  }

  cancel(id: number): Promise<SourceOrderDto> {
    return this.write('post', '/sourceOrders/cancel', { body: { id } });
  }
}
