import type { Answer } from '../../../rest/contract.ts';

export type HomeDto = Answer<'/console/home', 'get'>;
export type WaitingCountDto = HomeDto['waiting'][number];
export type DayFiguresDto = HomeDto['days'][number];
