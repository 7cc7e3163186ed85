import type { Answer } from '../../../rest/contract.ts';

export type CategoryRecordDto = Answer<'/console/categories', 'get'>['list'][number];
