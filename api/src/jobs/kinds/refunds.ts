import type { JobKind } from '../queue.ts';

/** Voids the waybill of a refund. Only a wake-up: schedule and attempts are part of the refund. */
export const VOID: JobKind<{ refundId: number }> = { name: 'waybill.void', expireInSeconds: 90, atOnce: 2 };
