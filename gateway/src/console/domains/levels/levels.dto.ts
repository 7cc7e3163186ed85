import type { Answer } from '../../../rest/contract.ts';

export type LevelsDto = Answer<'/console/levels', 'get'>;
export type LevelRecordDto = LevelsDto['list'][number];
export type LevelChangeDto = LevelsDto['changes'][number];
export type LevelTermsDto = LevelChangeDto['before'];
