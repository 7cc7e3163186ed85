import type { ValueOf } from '../../../rest/enums.ts';

export const joinApplicationStatus = { NEW: 0, DONE: 1, FOLLOWED: 2, DECLINED: 3 } as const;
export type JoinApplicationStatus = ValueOf<typeof joinApplicationStatus>;
