import type { Answer } from '../../../rest/contract.ts';

export type JoinApplicationPageDto = Answer<'/console/joins', 'get'>;
export type JoinApplicationDto = JoinApplicationPageDto['list'][number];
