import DataLoader from 'dataloader';
import { ApiSource } from '../../rest/ApiSource.ts';
import { MAX_BATCH } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import type {
  EditedReceiverDto,
  FilledWaybillsDto,
  OrderedNumberDto,
  ParcelDto,
  ParcelPageDto,
  ParcelTimelineDto,
} from '../../rest/dto.ts';

export class ParcelsApi extends ApiSource {
  readonly #ofOrders = new DataLoader<number, ParcelDto[]>(
    async (orderIds) => {
      const { list } = await this.list({ orderIds: [...orderIds] });
      const byOrder = Map.groupBy(list, ({ orderId }) => orderId);
      return orderIds.map((id) => byOrder.get(id) ?? []);
    },
    { maxBatchSize: MAX_BATCH },
  );

  list(filter: Body<'/orderPackages/getOrderPackagesList', 'post'>): Promise<ParcelPageDto> {
    return this.read('post', '/orderPackages/getOrderPackagesList', { body: filter });
  }

  async findOrdered(body: Body<'/orderPackages/findOrdered', 'post'>): Promise<OrderedNumberDto[]> {
    return (await this.read('post', '/orderPackages/findOrdered', { body })).rows;
  }

  /** The first parcels of an order. */
  ofOrder(orderId: number): Promise<ParcelDto[]> {
    return this.#ofOrders.load(orderId);
  }

  timeline(packageId: number): Promise<ParcelTimelineDto> {
    return this.read('post', '/orderPackages/timeline', { body: { packageId } });
  }

  editReceiver(receiver: Body<'/orderPackages/editReceiver', 'post'>): Promise<EditedReceiverDto> {
    return this.write('post', '/orderPackages/editReceiver', { body: receiver });
  }

  fillWaybills(rows: Body<'/orderPackages/fillWaybill', 'post'>): Promise<FilledWaybillsDto> {
    return this.write('post', '/orderPackages/fillWaybill', { body: rows });
  }
}
