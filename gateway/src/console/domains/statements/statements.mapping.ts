import type { ValueOf } from '../../../rest/enums.ts';

export const ledgerOwner = { PLATFORM: 0, BUYERS: 1, SELLERS: 2 } as const;
export type LedgerOwner = ValueOf<typeof ledgerOwner>;
