import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type {
  MergeOrderDto,
  MergeResultDto,
  RemoteAddressDto,
  ShopAuthorisationDto,
  ShopDto,
  ShopGoodDto,
  ShopGoodPageDto,
  ShopOrderPageDto,
  ShopOrderPlanDto,
  ShopPageDto,
  ShopPlatformDto,
  ShopPullDto,
} from '../../rest/dto.ts';

export class ShopsApi extends ApiSource {
  list(query: Body<'/shops/getShopsList', 'post'>): Promise<ShopPageDto> {
    return this.read('post', '/shops/getShopsList', { body: query });
  }

  async platforms(): Promise<ShopPlatformDto[]> {
    return (await this.read('get', '/shops/platforms')).list;
  }

  goods(query: Body<'/shops/getShopGoodsList', 'post'>): Promise<ShopGoodPageDto> {
    return this.read('post', '/shops/getShopGoodsList', { body: query });
  }

  orders(query: Body<'/shopOrders/getShopOrdersList', 'post'>): Promise<ShopOrderPageDto> {
    return this.read('post', '/shopOrders/getShopOrdersList', { body: query });
  }

  async sendAddresses(shopId: number): Promise<RemoteAddressDto[]> {
    return (await this.read('post', '/shops/getSendAddress', { body: { shopId } })).list;
  }

  plan(chosen: Body<'/shopOrders/plan', 'post'>): Promise<ShopOrderPlanDto> {
    return this.read('post', '/shopOrders/plan', { body: chosen });
  }

  /** What is merged, and what could be. */
  async mergeOrders(shopId: number): Promise<MergeOrderDto[]> {
    return (await this.read('post', '/mergeOrder/makeMergeOrder', { body: { shopId } })).list;
  }

  authorise(wanted: Body<'/shops/auth', 'post'>): Promise<ShopAuthorisationDto> {
    return this.write('post', '/shops/auth', { body: wanted });
  }

  update(settings: Body<'/shops/updateShops', 'post'>): Promise<ShopDto> {
    return this.write('post', '/shops/updateShops', { body: settings, keepsNull: true });
  }

  async remove(id: number): Promise<true> {
    await this.write('post', '/shops/deleteShops', { body: { id } });
    return true;
  }

  pullOrders(wanted: Body<'/shops/remoteOrder', 'post'>): Promise<ShopPullDto> {
    return this.write('post', '/shops/remoteOrder', { body: wanted });
  }

  addGood(good: Body<'/shops/addGood', 'post'>): Promise<ShopGoodDto> {
    return this.write('post', '/shops/addGood', { body: good });
  }

  async removeGood(id: number): Promise<true> {
    await this.write('post', '/shops/deleteGood', { body: { id } });
    return true;
  }

  /** How many have changed. */
  async ignoreOrders(wanted: Body<'/shopOrders/ignore', 'post'>): Promise<number> {
    return (await this.write('post', '/shopOrders/ignore', { body: wanted })).count;
  }

  merge(shopOrderIds: number[]): Promise<MergeResultDto> {
    return this.write('post', '/mergeOrder/makeMergeOrder', { body: { shopOrderIds } });
  }

  async split(id: number): Promise<true> {
    await this.write('post', '/mergeOrder/splitMergeOrder', { body: { id } });
    return true;
  }
}
