import type { ValueOf } from '../../rest/enums.ts';

export const reviewShow = { PICTURES: 'pictures', GOOD: 'good', MIDDLE: 'middle', BAD: 'bad' } as const;
export type ReviewShow = ValueOf<typeof reviewShow>;

export const reviewSort = { NEWEST: 'newest', USEFUL: 'useful' } as const;
export type ReviewSort = ValueOf<typeof reviewSort>;

export const reviewAction = { ADD: 'add', ANSWER: 'answer' } as const;
export type ReviewAction = ValueOf<typeof reviewAction>;
