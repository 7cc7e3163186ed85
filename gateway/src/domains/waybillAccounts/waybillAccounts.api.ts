import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { TestWaybillAccountPayloadDto, WaybillAccountDto } from './waybillAccounts.dto.ts';

export class WaybillAccountsApi extends ApiSource {
  list(selection?: Selection): Promise<WaybillAccountDto[]> {
    return this.read('post', '/waybillAccounts/list', { selection, under: 'list' });
  }

  save(account: Body<'/waybillAccounts/save', 'post'>): Promise<WaybillAccountDto> {
    return this.write('post', '/waybillAccounts/save', { body: account });
  }

  enable(id: number, enabled: boolean): Promise<WaybillAccountDto> {
    return this.write('post', '/waybillAccounts/setEnabled', { body: { id, enabled } });
  }

  test(id: number): Promise<TestWaybillAccountPayloadDto> {
    return this.write('post', '/waybillAccounts/test', { body: { id } });
  }

  async remove(id: number): Promise<number> {
    await this.write('delete', '/waybillAccounts/delete', { body: { id } });
    return id;
  }
}
