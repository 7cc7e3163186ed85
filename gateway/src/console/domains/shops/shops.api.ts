import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { ListedShopPageDto } from './shops.dto.ts';

export class ShopsApi extends ApiSource {
  list(params: Params<'/console/shops', 'get'>, selection?: Selection): Promise<ListedShopPageDto> {
    return this.read('get', '/console/shops', { params, selection });
  }
}
