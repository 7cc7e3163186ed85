import type { Answer } from '../../rest/contract.ts';

export type LegalTextDto = Answer<'/legal/list', 'get'>['list'][number];
export type ConsentDto = Answer<'/legal/mine', 'get'>['list'][number];
