import DataLoader from 'dataloader';
import { ApiSource } from '../../rest/ApiSource.ts';
import type { Answer, Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { AreaRuleDto } from '../warehouses/warehouses.dto.ts';
import type { SellerWarehouseDto, SellerWarehousePageDto } from './sellerWarehouses.dto.ts';

type Deleted = Answer<'/warehouse/deleteWarehouseByIds', 'delete'>['list'];

export class SellerWarehousesApi extends ApiSource {
  readonly #byId = new DataLoader<number, SellerWarehouseDto>((ids) =>
    Promise.all(ids.map((id) => this.find(id))),
  );

  list(
    filter: Body<'/warehouse/getWarehouseList', 'post'>,
    selection?: Selection,
  ): Promise<SellerWarehousePageDto> {
    return this.read('post', '/warehouse/getWarehouseList', { body: filter, selection });
  }

  find(id: number, selection?: Selection): Promise<SellerWarehouseDto> {
    return this.read('post', '/warehouse/find', { body: { id }, selection });
  }

  /** Rows of lists lack the area rules. */
  async areaRulesOf(id: number, courierId: number): Promise<AreaRuleDto[]> {
    const { couriers } = await this.#byId.load(id);
    return couriers.find((courier) => courier.courierId === courierId)?.areaRules ?? [];
  }

  create(warehouse: Body<'/warehouse/create', 'post'>): Promise<SellerWarehouseDto> {
    return this.write('post', '/warehouse/create', { body: warehouse });
  }

  update(warehouse: Body<'/warehouse/update', 'put'>): Promise<SellerWarehouseDto> {
    return this.write('put', '/warehouse/update', { body: warehouse });
  }

  setStatus(requested: Body<'/warehouse/setStatus', 'post'>): Promise<SellerWarehouseDto> {
    return this.write('post', '/warehouse/setStatus', { body: requested });
  }

  async remove(ids: number[]): Promise<Deleted> {
    return (await this.write('delete', '/warehouse/deleteWarehouseByIds', { body: { ids } })).list;
  }
}
