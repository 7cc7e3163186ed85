import type { ValueOf } from '../../../rest/enums.ts';

export const adjustKind = { ADJUST: 12, SUPPLEMENT: 13, COMPENSATION: 14 } as const;
export type AdjustKind = ValueOf<typeof adjustKind>;
