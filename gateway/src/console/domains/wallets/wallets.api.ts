import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { WalletDto, WalletLinePageDto } from './wallets.dto.ts';

export class WalletsApi extends ApiSource {
  find(params: Params<'/console/wallets/read', 'get'>, selection?: Selection): Promise<WalletDto> {
    return this.read('get', '/console/wallets/read', { params, selection });
  }

  lines(params: Params<'/console/wallets/logs', 'get'>, selection?: Selection): Promise<WalletLinePageDto> {
    return this.read('get', '/console/wallets/logs', { params, selection });
  }
}
