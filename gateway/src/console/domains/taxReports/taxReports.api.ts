import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { TaxReportDto } from './taxReports.dto.ts';

export class TaxReportsApi extends ApiSource {
  find(quarter: string, selection?: Selection): Promise<TaxReportDto> {
    return this.read('get', '/console/taxReports/read', { params: { quarter }, selection });
  }
}
