import type { JobKind } from '../queue.ts';

/** Compares the bill of a channel and a day with the books, when an operator asks for it. */
export const CHECK_BILL: JobKind<{ payType: number; day: string }> = {
  name: 'bill.check',
  // Longer than a download may take.
  expireInSeconds: 900,
  deleteAfterSeconds: 86_400,
  atOnce: 1,
};
