import type { ValueOf } from '../../graph/enums.ts';

/** Of couriers and warehouses alike. */
export const serviceStatus = { ACTIVE: 1, DISABLED: 2, PAUSED: 3 } as const;
export type ServiceStatus = ValueOf<typeof serviceStatus>;
