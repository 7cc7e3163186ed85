/** Why a part comes to nothing, in the channel's words. */
export const SPLIT_REASONS = [
  'ACCOUNT_ABNORMAL',
  'NO_RELATION',
  'RECEIVER_HIGH_RISK',
  'RECEIVER_REAL_NAME_NOT_VERIFIED',
  'NO_AUTH',
] as const;

/** What a request is refused with before anything is begun. */
export const SPLIT_CODES = [
  'NOT_ENOUGH',
  'RULE_LIMIT',
  'INVALID_REQUEST',
  'NO_AUTH',
  'FREQUENCY_LIMITED',
] as const;
