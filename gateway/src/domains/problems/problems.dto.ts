import type { Answer } from '../../rest/contract.ts';

export type ProblemPageDto = Answer<'/problems/list', 'post'>;
export type ProblemDto = ProblemPageDto['list'][number];
