import type { Answer } from '../../../rest/contract.ts';

export type TaxReportDto = Answer<'/console/taxReports/read', 'get'>;
