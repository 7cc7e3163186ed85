import type { ValueOf } from '../../../rest/enums.ts';

export const reviewListing = { ALL: 'all', PICTURES: 'pictures', BAD: 'bad', HIDDEN: 'hidden' } as const;
export type ReviewListing = ValueOf<typeof reviewListing>;
