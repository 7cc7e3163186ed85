import type { Answer } from '../../../rest/contract.ts';

export type ReportDto = Answer<'/console/reports', 'get'>;
export type ReportRowDto = ReportDto['list'][number];
export type ReportFiguresDto = ReportDto['summary'];
