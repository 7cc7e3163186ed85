import type { Answer } from '../../../rest/contract.ts';

export type AreaClosureDto = Answer<'/console/areas/closures', 'get'>['list'][number];
