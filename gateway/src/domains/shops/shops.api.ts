import { ApiSource } from '../../rest/ApiSource.ts';
import { byIds, those } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type {
  AssignedOrderPageDto,
  AuthoriseShopPayloadDto,
  IgnoreShopOrdersPayloadDto,
  ImportShopSkusPayloadDto,
  LinkShopSkusPayloadDto,
  LinkSuggestionDto,
  MergeOrderDto,
  MergeShopOrdersPayloadDto,
  PullShopOrdersPayloadDto,
  RemoteAddressDto,
  ResendShopStocksPayloadDto,
  SellShopSkuAnywayPayloadDto,
  SetLinkPriceRulePayloadDto,
  ShopDto,
  ShopGoodDto,
  ShopGoodPageDto,
  ShopGoodsPullDto,
  ShopOrderDto,
  ShopOrderPageDto,
  ShopOrderPlanDto,
  ShopPageDto,
  ShopPlatformDto,
  ShopSkuPageDto,
  ShopStockPageDto,
  SplitMergeOrderPayloadDto,
} from './shops.dto.ts';

export class ShopsApi extends ApiSource {
  readonly #orderById = byIds((requested) => this.orders(requested, this.rowsOf('ShopOrder', 'id')));

  list(query: Body<'/shops/getShopsList', 'post'>, selection?: Selection): Promise<ShopPageDto> {
    return this.read('post', '/shops/getShopsList', { body: query, selection });
  }

  platforms(selection?: Selection): Promise<ShopPlatformDto[]> {
    return this.read('get', '/shops/platforms', { selection, under: 'list' });
  }

  assignedOrders(
    query: Body<'/shopOrders/getAssignedOrdersList', 'post'>,
    selection?: Selection,
  ): Promise<AssignedOrderPageDto> {
    return this.read('post', '/shopOrders/getAssignedOrdersList', { body: query, selection });
  }

  goods(query: Body<'/shops/getShopGoodsList', 'post'>, selection?: Selection): Promise<ShopGoodPageDto> {
    return this.read('post', '/shops/getShopGoodsList', { body: query, selection });
  }

  skus(query: Body<'/shops/getShopSkusList', 'post'>, selection?: Selection): Promise<ShopSkuPageDto> {
    return this.read('post', '/shops/getShopSkusList', { body: query, selection });
  }

  stocks(query: Body<'/shops/getShopStocksList', 'post'>, selection?: Selection): Promise<ShopStockPageDto> {
    return this.read('post', '/shops/getShopStocksList', { body: query, selection });
  }

  linkableSkus(
    requested: Body<'/shops/findSkus', 'post'>,
    selection?: Selection,
  ): Promise<LinkSuggestionDto[]> {
    return this.read('post', '/shops/findSkus', { body: requested, selection, under: 'list' });
  }

  orders(
    query: Body<'/shopOrders/getShopOrdersList', 'post'>,
    selection?: Selection,
  ): Promise<ShopOrderPageDto> {
    return this.read('post', '/shopOrders/getShopOrdersList', { body: query, selection });
  }

  /** The existing ones among these orders. */
  findOrders(ids: readonly number[]): Promise<ShopOrderDto[]> {
    return those(this.#orderById, ids);
  }

  sendAddresses(shopId: number, selection?: Selection): Promise<RemoteAddressDto[]> {
    return this.read('post', '/shops/getSendAddress', { body: { shopId }, selection, under: 'list' });
  }

  plan(chosen: Body<'/shopOrders/plan', 'post'>, selection?: Selection): Promise<ShopOrderPlanDto> {
    return this.read('post', '/shopOrders/plan', { body: chosen, selection });
  }

  /** Existing merges and suggestions. */
  mergeOrders(shopId: number, selection?: Selection): Promise<MergeOrderDto[]> {
    return this.read('post', '/mergeOrder/makeMergeOrder', { body: { shopId }, selection, under: 'list' });
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

  /** Null when there was none. */
  async newestGoodsPull(shopId: number): Promise<ShopGoodsPullDto | null> {
    return (await this.read('post', '/shops/getGoodsPull', { body: { shopId } })).pull;
  }

  pullGoods(shopId: number): Promise<ShopGoodsPullDto> {
    return this.write('post', '/shops/pullGoods', { body: { shopId } });
  }

  cancelGoodsPull(shopId: number): Promise<ShopGoodsPullDto> {
    return this.write('post', '/shops/cancelGoodsPull', { body: { shopId } });
  }

  setPriceRule(requested: Body<'/shops/setPriceRule', 'post'>): Promise<SetLinkPriceRulePayloadDto> {
    return this.write('post', '/shops/setPriceRule', { body: requested });
  }

  sellAnyway(requested: Body<'/shops/sellAnyway', 'post'>): Promise<SellShopSkuAnywayPayloadDto> {
    return this.write('post', '/shops/sellAnyway', { body: requested });
  }

  resendStocks(requested: Body<'/shops/resendShopStocks', 'post'>): Promise<ResendShopStocksPayloadDto> {
    return this.write('post', '/shops/resendShopStocks', { body: requested });
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
