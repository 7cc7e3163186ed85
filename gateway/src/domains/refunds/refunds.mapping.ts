import type { ValueOf } from '../../rest/enums.ts';

export const refundAction = { ANSWER: 'answer', REVOKE: 'revoke', CONFIRM_RETURN: 'confirmReturn' } as const;
export type RefundAction = ValueOf<typeof refundAction>;
