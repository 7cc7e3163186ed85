import type { ValueOf } from '../../rest/enums.ts';

export const splitReceiverKind = { MERCHANT: 'merchant', PERSON: 'person' } as const;
export type SplitReceiverKind = ValueOf<typeof splitReceiverKind>;
