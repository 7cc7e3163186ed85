import { ApiSource } from '../../rest/ApiSource.ts';
import { byIds } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import type { DeedResultDto, SellerGoodDto, SellerGoodPageDto } from './sellerGoods.dto.ts';

/** Goods as their supplier keeps them; after a change visitors are not told what was held of goods before. */
export class SellerGoodsApi extends ApiSource {
  readonly #byId = byIds((wanted) => this.list(wanted));

  list(filter: Body<'/goods/getGoodsList', 'post'>): Promise<SellerGoodPageDto> {
    return this.read('post', '/goods/getGoodsList', { body: filter });
  }

  find(id: number): Promise<SellerGoodDto> {
    return this.read('post', '/goods/findGoods', { body: { id } });
  }

  /** As a row of the list, with others that a query asks for in one call; null when it is gone. */
  findAmong(id: number): Promise<SellerGoodDto | null> {
    return this.#byId.load(id);
  }

  create(good: Body<'/goods/createGoods', 'post'>, idempotencyKey: string): Promise<SellerGoodDto> {
    return this.#changing(this.write('post', '/goods/createGoods', { body: good, idempotencyKey }));
  }

  update(good: Body<'/goods/updateGoods', 'put'>): Promise<SellerGoodDto> {
    return this.#changing(this.write('put', '/goods/updateGoods', { body: good }));
  }

  async setOnSale(ids: number[], onSale: boolean): Promise<DeedResultDto[]> {
    return (await this.#changing(this.write('post', '/goods/setOnSale', { body: { ids, onSale } }))).list;
  }

  async remove(ids: number[]): Promise<DeedResultDto[]> {
    return (await this.#changing(this.write('post', '/goods/deleteGoodsByIds', { body: { ids } }))).list;
  }

  /** Also when it fails: it may have been done all the same. */
  #changing<T>(write: Promise<T>): Promise<T> {
    return write.finally(() => this.caller.upstream.shared.forget('/goods/'));
  }
}
