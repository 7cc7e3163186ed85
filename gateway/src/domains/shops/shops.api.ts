import { ApiSource } from '../../rest/ApiSource.ts';
import { byIds, those } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import type {
  AuthoriseShopPayloadDto,
  IgnoreShopOrdersPayloadDto,
  ImportShopSkusPayloadDto,
  LinkShopSkusPayloadDto,
  LinkSuggestionDto,
  MergeOrderDto,
  MergeShopOrdersPayloadDto,
  PullShopOrdersPayloadDto,
  RemoteAddressDto,
  ShopDto,
  ShopGoodDto,
  ShopGoodPageDto,
  ShopOrderDto,
  ShopOrderPageDto,
  ShopOrderPlanDto,
  ShopPageDto,
  ShopPlatformDto,
  ShopSkuPageDto,
  SplitMergeOrderPayloadDto,
} from './shops.dto.ts';

export class ShopsApi extends ApiSource {
  readonly #orderById = byIds((requested) => this.orders(requested));

  list(query: Body<'/shops/getShopsList', 'post'>): Promise<ShopPageDto> {
    return this.read('post', '/shops/getShopsList', { body: query });
  }

  async platforms(): Promise<ShopPlatformDto[]> {
    return (await this.read('get', '/shops/platforms')).list;
  }

  goods(query: Body<'/shops/getShopGoodsList', 'post'>): Promise<ShopGoodPageDto> {
    return this.read('post', '/shops/getShopGoodsList', { body: query });
  }

  skus(query: Body<'/shops/getShopSkusList', 'post'>): Promise<ShopSkuPageDto> {
    return this.read('post', '/shops/getShopSkusList', { body: query });
  }

  async linkableSkus(requested: Body<'/shops/findSkus', 'post'>): Promise<LinkSuggestionDto[]> {
    return (await this.read('post', '/shops/findSkus', { body: requested })).list;
  }

  orders(query: Body<'/shopOrders/getShopOrdersList', 'post'>): Promise<ShopOrderPageDto> {
    return this.read('post', '/shopOrders/getShopOrdersList', { body: query });
  }

  /** The existing ones among these orders. */
  findOrders(ids: readonly number[]): Promise<ShopOrderDto[]> {
    return those(this.#orderById, ids);
  }

  async sendAddresses(shopId: number): Promise<RemoteAddressDto[]> {
    return (await this.read('post', '/shops/getSendAddress', { body: { shopId } })).list;
  }

  plan(chosen: Body<'/shopOrders/plan', 'post'>): Promise<ShopOrderPlanDto> {
    return this.read('post', '/shopOrders/plan', { body: chosen });
  }

  /** Existing merges and suggestions. */
  async mergeOrders(shopId: number): Promise<MergeOrderDto[]> {
    return (await this.read('post', '/mergeOrder/makeMergeOrder', { body: { shopId } })).list;
  }

  authorise(requested: Body<'/shops/auth', 'post'>): Promise<AuthoriseShopPayloadDto> {
    return this.write('post', '/shops/auth', { body: requested });
  }

  update(settings: Body<'/shops/updateShops', 'post'>): Promise<ShopDto> {
    return this.write('post', '/shops/updateShops', { body: settings, keepsNull: true });
  }

  async remove(id: number): Promise<number> {
    await this.write('post', '/shops/deleteShops', { body: { id } });
    return id;
  }

  pullOrders(requested: Body<'/shops/remoteOrder', 'post'>): Promise<PullShopOrdersPayloadDto> {
    return this.write('post', '/shops/remoteOrder', { body: requested });
  }

  /** A form says of items nothing. */
  addGood(good: Body<'/shops/addGood', 'post'>): Promise<ShopGoodDto> {
    return this.write('post', '/shops/addGood', { body: good, asForm: !good.items });
  }

  linkSkus(links: Body<'/shops/linkSkus', 'post'>): Promise<LinkShopSkusPayloadDto> {
    return this.write('post', '/shops/linkSkus', { body: links });
  }

  importSkus(rows: Body<'/shops/importShopSkus', 'post'>): Promise<ImportShopSkusPayloadDto> {
    return this.write('post', '/shops/importShopSkus', { body: rows });
  }

  async removeGood(id: number): Promise<number> {
    await this.write('post', '/shops/deleteGood', { body: { id } });
    return id;
  }

  async ignoreOrders(requested: Body<'/shopOrders/ignore', 'post'>): Promise<IgnoreShopOrdersPayloadDto> {
    return { ...(await this.write('post', '/shopOrders/ignore', { body: requested })), ids: requested.ids };
  }

  merge(shopOrderIds: number[]): Promise<MergeShopOrdersPayloadDto> {
    return this.write('post', '/mergeOrder/makeMergeOrder', { body: { shopOrderIds } });
  }

  split(id: number): Promise<SplitMergeOrderPayloadDto> {
    return this.write('post', '/mergeOrder/splitMergeOrder', { body: { id } });
  }
}
