import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type {
  RemoteAddressDto,
  ShopAuthorisationDto,
  ShopOrderPageDto,
  ShopPageDto,
  ShopPullDto,
} from '../../rest/dto.ts';

export class ShopsApi extends ApiSource {
  list(query: Body<'/shops/getShopsList', 'post'>): Promise<ShopPageDto> {
    return this.read('post', '/shops/getShopsList', { body: query });
  }

  orders(query: Body<'/shopOrders/getShopOrdersList', 'post'>): Promise<ShopOrderPageDto> {
    return this.read('post', '/shopOrders/getShopOrdersList', { body: query });
  }

  async sendAddresses(shopId: number): Promise<RemoteAddressDto[]> {
    return (await this.read('post', '/shops/getSendAddress', { body: { shopId } })).list;
  }

  authorise(wanted: Body<'/shops/auth', 'post'>): Promise<ShopAuthorisationDto> {
    return this.write('post', '/shops/auth', { body: wanted });
  }

  async remove(id: number): Promise<true> {
    await this.write('post', '/shops/deleteShops', { body: { id } });
    return true;
  }

  pullOrders(wanted: Body<'/shops/remoteOrder', 'post'>): Promise<ShopPullDto> {
    return this.write('post', '/shops/remoteOrder', { body: wanted });
  }
}
