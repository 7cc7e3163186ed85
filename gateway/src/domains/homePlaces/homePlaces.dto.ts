import type { Answer } from '../../rest/contract.ts';

export type HomePlacesDto = Answer<'/home/places', 'get'>;
export type HomeCardDto = HomePlacesDto['banners'][number];
