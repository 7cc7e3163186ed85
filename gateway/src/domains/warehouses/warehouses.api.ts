import DataLoader from 'dataloader';
import { ApiSource } from '../../rest/ApiSource.ts';
import { inOrder, MAX_BATCH } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { WarehouseDto, WarehousePageDto } from './warehouses.dto.ts';

export class WarehousesApi extends ApiSource {
  readonly #byId = new DataLoader<number, WarehouseDto | null>(
    async (ids) => {
      const page = { ids: [...ids], pageSize: ids.length };
      return inOrder(ids, (await this.list(page, this.rowsOf('Warehouse', 'id'))).list);
    },
    { maxBatchSize: MAX_BATCH },
  );

  list(body: Body<'/warehouse/list', 'post'>, selection?: Selection): Promise<WarehousePageDto> {
    return this.read('post', '/warehouse/list', { body, selection });
  }

  find(id: number, selection?: Selection): Promise<WarehouseDto> {
    return this.read('post', '/warehouse/id', { body: { id }, selection });
  }

  /** Null for visitors, who may not see warehouses, and for removed ones. */
  ifSeen(id: number): Promise<WarehouseDto | null> | null {
    return this.caller.isVisitor ? null : this.#byId.load(id);
  }
}
