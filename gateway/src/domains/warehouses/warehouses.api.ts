import DataLoader from 'dataloader';
import { ApiSource } from '../../rest/ApiSource.ts';
import { inOrder, MAX_BATCH } from '../../rest/batches.ts';
import type { Params } from '../../rest/contract.ts';
import type { WarehouseDto, WarehousePageDto } from '../../rest/dto.ts';

export class WarehousesApi extends ApiSource {
  readonly #byId = new DataLoader<number, WarehouseDto | null>(
    async (ids) => inOrder(ids, (await this.list({ ids: ids.join(','), pageSize: ids.length })).list),
    { maxBatchSize: MAX_BATCH },
  );

  list(params: Params<'/warehouse/list', 'get'>): Promise<WarehousePageDto> {
    return this.read('get', '/warehouse/list', { params });
  }

  find(id: number): Promise<WarehouseDto> {
    return this.read('get', '/warehouse/id', { params: { id } });
  }

  /** Null for visitors, who do not see warehouses, and when it is gone. */
  ifSeen(id: number): Promise<WarehouseDto | null> | null {
    return this.caller.isVisitor ? null : this.#byId.load(id);
  }
}
