import { ApiSource } from '../../rest/ApiSource.ts';
import { byIds } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type {
  DeedResultDto,
  ImportGoodsPayloadDto,
  OwnSkuPageDto,
  SellerGoodDto,
  SellerGoodPageDto,
} from './sellerGoods.dto.ts';

/** Goods as their supplier manages them; a change clears the shared public reads of goods. */
export class SellerGoodsApi extends ApiSource {
  readonly #byId = byIds((requested) => this.list(requested, this.rowsOf('SellerGood', 'id')));

  list(filter: Body<'/goods/getGoodsList', 'post'>, selection?: Selection): Promise<SellerGoodPageDto> {
    return this.read('post', '/goods/getGoodsList', { body: filter, selection });
  }

  find(id: number, selection?: Selection): Promise<SellerGoodDto> {
    return this.read('post', '/goods/findGoods', { body: { id }, selection });
  }

  skus(filter: Body<'/goods/getSkusList', 'post'>, selection?: Selection): Promise<OwnSkuPageDto> {
    return this.read('post', '/goods/getSkusList', { body: filter, selection });
  }

  /** As a row of the list, batched with the other ids of the query; null when it is gone. */
  findAmong(id: number): Promise<SellerGoodDto | null> {
    return this.#byId.load(id);
  }

  create(good: Body<'/goods/createGoods', 'post'>, idempotencyKey: string): Promise<SellerGoodDto> {
    return this.#changing(this.write('post', '/goods/createGoods', { body: good, idempotencyKey }));
  }

  copy(id: number, idempotencyKey: string): Promise<SellerGoodDto> {
    return this.#changing(this.write('post', '/goods/copyGoods', { body: { id }, idempotencyKey }));
  }

  importSheet(
    sheet: Body<'/goods/importGoods', 'post'>,
    idempotencyKey: string,
  ): Promise<ImportGoodsPayloadDto> {
    return this.#changing(this.write('post', '/goods/importGoods', { body: sheet, idempotencyKey }));
  }

  update(good: Body<'/goods/updateGoods', 'put'>): Promise<SellerGoodDto> {
    return this.#changing(this.write('put', '/goods/updateGoods', { body: good }));
  }

  withdrawRevision(id: number): Promise<SellerGoodDto> {
    return this.#changing(this.write('post', '/goods/withdrawRevision', { body: { id } }));
  }

  async setOnSale(ids: number[], onSale: boolean): Promise<DeedResultDto[]> {
    return (await this.#changing(this.write('post', '/goods/setOnSale', { body: { ids, onSale } }))).list;
  }

  async schedule(schedule: Body<'/goods/scheduleSale', 'post'>): Promise<DeedResultDto[]> {
    return (await this.#changing(this.write('post', '/goods/scheduleSale', { body: schedule }))).list;
  }

  async setFreightTemplate(ids: number[], templateId: number | null): Promise<DeedResultDto[]> {
    const body = { ids, templateId };
    return (await this.#changing(this.write('post', '/goods/setFreightTemplate', { body }))).list;
  }

  async remove(ids: number[]): Promise<DeedResultDto[]> {
    return (await this.#changing(this.write('post', '/goods/deleteGoodsByIds', { body: { ids } }))).list;
  }

  /** Also on failure: the write may have been committed. */
  #changing<T>(write: Promise<T>): Promise<T> {
    return write.finally(() => this.caller.upstream.shared.forget('/goods/'));
  }
}
