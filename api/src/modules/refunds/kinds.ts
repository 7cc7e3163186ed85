import type { JobKind } from '../../jobs/queue.ts';

/** Gives the waybill of a refund back. Only a wake-up: when, and how often it was tried, stands in the refund. */
export const VOID: JobKind<{ refundId: number }> = { name: 'waybill.void', expireInSeconds: 90, atOnce: 2 };
