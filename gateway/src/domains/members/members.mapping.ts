import type { ValueOf } from '../../rest/enums.ts';

export const memberRole = {
  SHIPPER: 'shipper',
  FINANCE: 'finance',
  GOODS: 'goods',
  VIEWER: 'viewer',
} as const;
export type MemberRole = ValueOf<typeof memberRole>;
