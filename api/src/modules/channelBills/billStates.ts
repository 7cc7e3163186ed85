/** `channel_bill.status`. */
const billStatuses = { waiting: 0, compared: 1 } as const;
/** `channel_bill_line.kind`, and what a difference is about. */
export const lineKinds = { payment: 1, refund: 2 } as const;

/** Fresh runs are read for no longer than this. */
const READ_WITHIN_MS = 15 * 60_000;

export type BillState = 'waiting' | 'reading' | 'failed' | 'agrees' | 'differs';
type Facts = { status: number; code: string; askedAt: Date | null; comparedAt: Date | null; open: number };

/** Codes of channels for a bill that they have not written. */
const NOT_WRITTEN: readonly string[] = [
  'BILL_NOT_EXIST',
  'isp.bill_not_exist',
  'NO_STATEMENT_EXIST',
  'STATEMENT_CREATING',
];

/** How a bill stands, as people say it. */
export function billStateOf({ status, code, askedAt, comparedAt, open }: Facts, now: Date): BillState {
  const isAsked = code === '' && askedAt !== null && (comparedAt === null || comparedAt < askedAt);
  if (isAsked && now.getTime() - askedAt.getTime() < READ_WITHIN_MS) return 'reading';
  if (status === billStatuses.compared) return open > 0 ? 'differs' : 'agrees';
  return code === '' || NOT_WRITTEN.includes(code) ? 'waiting' : 'failed';
}
