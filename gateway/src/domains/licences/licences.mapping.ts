import type { ValueOf } from '../../rest/enums.ts';

export const licenceKind = { BUSINESS: 1, FOOD: 2, COSMETICS: 3, ELECTRONICS: 4 } as const;
export type LicenceKind = ValueOf<typeof licenceKind>;

export const licenceStatus = { WAITING: 1, ACCEPTED: 2, REFUSED: 3, REPLACED: 4 } as const;
export type LicenceStatus = ValueOf<typeof licenceStatus>;
