import type { Answer } from '../../../rest/contract.ts';

export type FoundDto = Answer<'/console/find', 'post'>;
export type FoundNumberDto = FoundDto['list'][number];
export type FoundHitDto = FoundNumberDto['hits'][number];
