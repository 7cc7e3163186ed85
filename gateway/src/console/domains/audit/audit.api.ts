import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { AuditChoicesDto, AuditEntryPageDto } from './audit.dto.ts';

export class AuditApi extends ApiSource {
  search(params: Params<'/console/audit', 'get'>, selection?: Selection): Promise<AuditEntryPageDto> {
    return this.read('get', '/console/audit', { params, selection });
  }

  choices(selection?: Selection): Promise<AuditChoicesDto> {
    return this.read('get', '/console/audit/choices', { selection });
  }
}
