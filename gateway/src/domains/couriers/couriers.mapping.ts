import type { ValueOf } from '../../rest/enums.ts';

/** Used by couriers and warehouses. */
export const serviceStatus = { ACTIVE: 1, DISABLED: 2, PAUSED: 3 } as const;
export type ServiceStatus = ValueOf<typeof serviceStatus>;
