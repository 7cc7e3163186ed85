import DataLoader from 'dataloader';
import { ApiSource } from '../../rest/ApiSource.ts';
import { byIds, MAX_BATCH, those } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import { notFound } from '../../rest/failures.ts';
import type { Selection } from '../../rest/selection.ts';
import type { OrderedNumberDto } from '../shipments/shipments.dto.ts';
import type {
  EditReceiverPayloadDto,
  FillWaybillsPayloadDto,
  ParcelDto,
  ParcelPageDto,
  ParcelsOfRowDto,
  ParcelTimelineDto,
  RevealReceiverPayloadDto,
  ToShipDto,
} from './parcels.dto.ts';

export class ParcelsApi extends ApiSource {
  readonly #byId = byIds((requested) => this.list(requested, this.rowsOf('Parcel', 'id')));

  readonly #ofOrders = new DataLoader<number, ParcelDto[]>(
    async (orderIds) => {
      const { list } = await this.list({ orderIds: [...orderIds] }, this.rowsOf('Parcel', 'orderId'));
      const byOrder = Map.groupBy(list, ({ orderId }) => orderId);
      return orderIds.map((id) => byOrder.get(id) ?? []);
    },
    { maxBatchSize: MAX_BATCH },
  );

  list(
    filter: Body<'/orderPackages/getOrderPackagesList', 'post'>,
    selection?: Selection,
  ): Promise<ParcelPageDto> {
    return this.read('post', '/orderPackages/getOrderPackagesList', { body: filter, selection });
  }

  /** The same as in a list, batched with the other ids of the query; null where it is not there or somebody else's. */
  findIfThere(id: number): Promise<ParcelDto | null> {
    return this.#byId.load(id);
  }

  /** As a row of a list, masked like there; batched with the other ids of the query. */
  async findAmong(id: number): Promise<ParcelDto> {
    const parcel = await this.#byId.load(id);
    if (!parcel) throw notFound(this.caller.requestId);
    return parcel;
  }

  /** The existing ones among these parcels, as rows of a list. */
  findThose(ids: readonly number[]): Promise<ParcelDto[]> {
    return those(this.#byId, ids);
  }

  findOrdered(
    body: Body<'/orderPackages/findOrdered', 'post'>,
    selection?: Selection,
  ): Promise<OrderedNumberDto[]> {
    return this.read('post', '/orderPackages/findOrdered', { body, selection, under: 'rows' });
  }

  ofRows(body: Body<'/orderPackages/findByRows', 'post'>, selection?: Selection): Promise<ParcelsOfRowDto[]> {
    return this.read('post', '/orderPackages/findByRows', { body, selection, under: 'rows' });
  }

  /** The first parcels of an order. */
  ofOrder(orderId: number): Promise<ParcelDto[]> {
    return this.#ofOrders.load(orderId);
  }

  toShip(selection?: Selection): Promise<ToShipDto> {
    return this.read('post', '/orderPackages/toShip', { selection });
  }

  timeline(packageId: number, selection?: Selection): Promise<ParcelTimelineDto> {
    return this.read('post', '/orderPackages/timeline', { body: { packageId }, selection });
  }

  revealReceiver(packageId: number): Promise<RevealReceiverPayloadDto> {
    return this.write('post', '/orderPackages/revealReceiver', { body: { packageId } });
  }

  editReceiver(receiver: Body<'/orderPackages/editReceiver', 'post'>): Promise<EditReceiverPayloadDto> {
    return this.write('post', '/orderPackages/editReceiver', { body: receiver });
  }

  fillWaybills(rows: Body<'/orderPackages/fillWaybill', 'post'>): Promise<FillWaybillsPayloadDto> {
    return this.write('post', '/orderPackages/fillWaybill', { body: rows });
  }
}
