import type { ValueOf } from '../../../rest/enums.ts';

export const approvalStatus = { WAITING: 1, APPROVED: 2, REFUSED: 3, REVOKED: 4 } as const;
export type ApprovalStatus = ValueOf<typeof approvalStatus>;
