import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { AccountClosingDto } from './closings.dto.ts';

export class ClosingsApi extends ApiSource {
  find(selection?: Selection): Promise<AccountClosingDto> {
    return this.read('get', '/closing/find', { selection });
  }

  begin(proof: Body<'/closing/begin', 'post'>): Promise<AccountClosingDto> {
    return this.write('post', '/closing/begin', { body: proof });
  }

  cancel(): Promise<AccountClosingDto> {
    return this.write('post', '/closing/cancel', {});
  }
}
