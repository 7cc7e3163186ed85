import { AUTO_ORDER } from '../modules/autoOrders/kinds.ts';
import { VOID } from '../modules/refunds/kinds.ts';
import { PULL } from '../modules/shopOrders/pulls.service.ts';
import { RENEW } from '../modules/shops/renewing.service.ts';
import { QUERY, TRACK } from '../modules/tracking/kinds.ts';
import { ISSUE } from '../modules/waybills/kinds.ts';
import { SEND } from '../modules/writeBacks/kinds.ts';
import type { JobKind } from './queue.ts';
import { SCHEDULED } from './schedules.ts';

/** Every kind of job that there is. */
export const JOB_KINDS: readonly JobKind[] = [
  PULL,
  AUTO_ORDER,
  ISSUE,
  SEND,
  VOID,
  TRACK,
  QUERY,
  RENEW,
  SCHEDULED,
];
