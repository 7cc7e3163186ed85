import type { Answer } from '../../../rest/contract.ts';

export type ListExportDto = Answer<'/console/exports', 'post'>;
