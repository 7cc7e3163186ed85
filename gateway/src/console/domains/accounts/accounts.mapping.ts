import type { ValueOf } from '../../../rest/enums.ts';

export const accountStatus = { ACTIVE: 1, FROZEN: 2, CLOSED: 4 } as const;
export type AccountStatus = ValueOf<typeof accountStatus>;
