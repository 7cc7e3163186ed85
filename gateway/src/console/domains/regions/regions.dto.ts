import type { Answer } from '../../../rest/contract.ts';

export type RegionListDto = Answer<'/console/regions', 'get'>;
export type RegionDto = RegionListDto['list'][number];
