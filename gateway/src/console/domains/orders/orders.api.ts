import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body, Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type {
  CancelOrderPayloadDto,
  CourierNameDto,
  ListedOrderPageDto,
  ListedParcelPageDto,
  OrderDetailDto,
  ParcelTimelineDto,
  RefundParcelPayloadDto,
} from './orders.dto.ts';

export class OrdersApi extends ApiSource {
  list(params: Params<'/console/orders', 'get'>, selection?: Selection): Promise<ListedOrderPageDto> {
    return this.read('get', '/console/orders', { params, selection });
  }

  listParcels(
    params: Params<'/console/parcels', 'get'>,
    selection?: Selection,
  ): Promise<ListedParcelPageDto> {
    return this.read('get', '/console/parcels', { params, selection });
  }

  couriers(selection?: Selection): Promise<CourierNameDto[]> {
    return this.read('get', '/console/orders/couriers', { selection, under: 'list' });
  }

  find(id: number, selection?: Selection): Promise<OrderDetailDto> {
    return this.read('get', '/console/orders/detail', { params: { id }, selection });
  }

  timeline(packageId: number, selection?: Selection): Promise<ParcelTimelineDto> {
    return this.read('get', '/console/parcels/timeline', { params: { packageId }, selection });
  }

  cancel(body: Body<'/console/orders/cancel', 'post'>): Promise<CancelOrderPayloadDto> {
    return this.write('post', '/console/orders/cancel', { body });
  }

  refund(body: Body<'/console/parcels/refund', 'post'>): Promise<RefundParcelPayloadDto> {
    return this.write('post', '/console/parcels/refund', { body });
  }

  async reissue(body: Body<'/console/parcels/reissue', 'post'>): Promise<number> {
    const { packageId } = await this.write('post', '/console/parcels/reissue', { body });
    return packageId;
  }

  async changeReceiver(body: Body<'/console/parcels/receiver', 'post'>): Promise<number> {
    const { packageId } = await this.write('post', '/console/parcels/receiver', { body });
    return packageId;
  }
}
