import type { Answer } from '../../../rest/contract.ts';

export type HomeItemDto = Answer<'/console/homeItems', 'get'>['list'][number];
