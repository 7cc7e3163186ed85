import type { ValueOf } from '../../rest/enums.ts';

export const stopKind = { WAREHOUSE: 1, COURIER: 2, AREA: 3 } as const;
export type StopKind = ValueOf<typeof stopKind>;
