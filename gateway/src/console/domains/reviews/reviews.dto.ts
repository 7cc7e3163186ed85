import type { Answer } from '../../../rest/contract.ts';

export type ReviewPageDto = Answer<'/console/reviews', 'get'>;
export type ReviewDto = ReviewPageDto['list'][number];
