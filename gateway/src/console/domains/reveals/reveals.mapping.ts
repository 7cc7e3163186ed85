import type { ValueOf } from '../../../rest/enums.ts';

export const revealKind = { ACCOUNT: 1, RECEIVER: 2, SENDER: 3, APPLICATION: 4 } as const;
export type RevealKind = ValueOf<typeof revealKind>;
