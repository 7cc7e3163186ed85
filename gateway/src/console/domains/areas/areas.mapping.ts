import type { ValueOf } from '../../../rest/enums.ts';

export const closureState = { IN_FORCE: 1, PLANNED: 2, OVER: 3 } as const;
export type ClosureState = ValueOf<typeof closureState>;
