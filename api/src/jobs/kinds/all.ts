import type { JobKind } from '../queue.ts';
import { SCHEDULED } from '../schedules.ts';
import { KEEP_ASSIGNED, READ_ASSIGNED, READ_OWN, TAKE_BACK } from './assignedShops.ts';
import { AUTO_ORDER } from './autoOrders.ts';
import { CHECK_BILL } from './channelBills.ts';
import { SYNC_ERP } from './erpAccounts.ts';
import { WRITE_PDF, WRITE_SHEET } from './exports.ts';
import { VOID } from './refunds.ts';
import { PULL } from './shopOrders.ts';
import { PULL_GOODS, PUT_UP, READ_VERDICTS, RENEW, SEND_STOCK } from './shops.ts';
import { BUY } from './sourceOrders.ts';
import { QUERY, TRACK } from './tracking.ts';
import { ISSUE } from './waybills.ts';
import { SEND } from './writeBacks.ts';

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
  PULL_GOODS,
  KEEP_ASSIGNED,
  READ_ASSIGNED,
  READ_OWN,
  TAKE_BACK,
  SEND_STOCK,
  BUY,
  PUT_UP,
  READ_VERDICTS,
  SYNC_ERP,
  CHECK_BILL,
  WRITE_SHEET,
  WRITE_PDF,
  SCHEDULED,
];
