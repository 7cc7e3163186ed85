import DataLoader from 'dataloader';
import { ApiSource } from '../../rest/ApiSource.ts';
import { inOrder, MAX_BATCH } from '../../rest/batches.ts';
import type { Params } from '../../rest/contract.ts';
import type { SelectionInfo } from '../../rest/selection.ts';
import type { CategoryDto, GoodDto, GoodPageDto, GoodsAreaDto } from './goods.dto.ts';

export class GoodsApi extends ApiSource {
  readonly #onSale = new DataLoader<number, GoodDto | null>(
    async (ids) => inOrder(ids, (await this.list({ ids: ids.join(','), pageSize: ids.length })).list),
    { maxBatchSize: MAX_BATCH },
  );

  /** Prices depend on the viewer, so only visitors share a response. */
  list(params: Params<'/goods/list', 'get'>, info?: SelectionInfo): Promise<GoodPageDto> {
    return this.caller.isVisitor
      ? this.shared('get', '/goods/list', { params, info })
      : this.read('get', '/goods/list', { params, info });
  }

  find(id: number, info: SelectionInfo): Promise<GoodDto> {
    return this.caller.isVisitor
      ? this.shared('get', '/goods/id', { params: { id }, info })
      : this.read('get', '/goods/id', { params: { id }, info });
  }

  /** Null when it is no longer on sale. */
  ifOnSale(id: number): Promise<GoodDto | null> {
    return this.#onSale.load(id);
  }

  async categories(): Promise<CategoryDto[]> {
    return (await this.shared('get', '/goods/categoryList', { byHost: true })).list;
  }

  async areas(): Promise<GoodsAreaDto[]> {
    return (await this.shared('get', '/goods/areaList')).list;
  }
}
