import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body, Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { ApprovalPageDto } from './approvals.dto.ts';

export class ApprovalsApi extends ApiSource {
  list(params: Params<'/console/approvals', 'get'>, selection?: Selection): Promise<ApprovalPageDto> {
    return this.read('get', '/console/approvals', { params, selection });
  }

  async decide(body: Body<'/console/approvals/decide', 'post'>): Promise<true> {
    await this.write('post', '/console/approvals/decide', { body });
    return true;
  }

  async revoke(id: number): Promise<true> {
    await this.write('post', '/console/approvals/revoke', { body: { id } });
    return true;
  }
}
