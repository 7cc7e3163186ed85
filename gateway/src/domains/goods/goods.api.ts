import DataLoader from 'dataloader';
import { ApiSource } from '../../rest/ApiSource.ts';
import { inOrder, MAX_BATCH } from '../../rest/batches.ts';
import type { Params } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { CategoryDto, GoodDto, GoodFacetsDto, GoodPageDto, GoodsAreaDto } from './goods.dto.ts';

export class GoodsApi extends ApiSource {
  readonly #onSale = new DataLoader<number, GoodDto | null>(
    async (ids) => {
      const page = { ids: ids.join(','), pageSize: ids.length };
      return inOrder(ids, (await this.list(page, this.rowsOf('Good', 'id'))).list);
    },
    { maxBatchSize: MAX_BATCH },
  );

  /** Prices depend on the viewer, so only visitors share a response. */
  list(params: Params<'/goods/list', 'get'>, selection?: Selection): Promise<GoodPageDto> {
    return this.caller.isVisitor
      ? this.shared('get', '/goods/list', { params, selection })
      : this.read('get', '/goods/list', { params, selection });
  }

  /** Counts by price depend on the viewer, too. */
  facets(params: Params<'/goods/facets', 'get'>, selection?: Selection): Promise<GoodFacetsDto> {
    return this.caller.isVisitor
      ? this.shared('get', '/goods/facets', { params, selection })
      : this.read('get', '/goods/facets', { params, selection });
  }

  find(id: number, selection?: Selection): Promise<GoodDto> {
    return this.caller.isVisitor
      ? this.shared('get', '/goods/id', { params: { id }, selection })
      : this.read('get', '/goods/id', { params: { id }, selection });
  }

  /** Null when it is no longer on sale. */
  ifOnSale(id: number): Promise<GoodDto | null> {
    return this.#onSale.load(id);
  }

  categories(selection?: Selection): Promise<CategoryDto[]> {
    return this.shared('get', '/goods/categoryList', { byHost: true, selection, under: 'list' });
  }

  areas(selection?: Selection): Promise<GoodsAreaDto[]> {
    return this.shared('get', '/goods/areaList', { selection, under: 'list' });
  }
}
