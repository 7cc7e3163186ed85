import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { ReportDto } from './reports.dto.ts';

export class ReportsApi extends ApiSource {
  find(params: Params<'/console/reports', 'get'>, selection?: Selection): Promise<ReportDto> {
    return this.read('get', '/console/reports', { params, selection });
  }
}
