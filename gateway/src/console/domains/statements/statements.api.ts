import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { PlatformStatementDto, WalletStatementDto } from './statements.dto.ts';

export class StatementsApi extends ApiSource {
  ofPlatform(month: string, selection?: Selection): Promise<PlatformStatementDto> {
    return this.read('get', '/console/statements/platform', { params: { month }, selection });
  }

  ofAccount(
    params: Params<'/console/statements/account', 'get'>,
    selection?: Selection,
  ): Promise<WalletStatementDto> {
    return this.read('get', '/console/statements/account', { params, selection });
  }
}
