import { PULL } from '../modules/shopOrders/pulls.service.ts';
import type { JobKind } from './queue.ts';

/** Every kind of job that there is. */
export const JOB_KINDS: readonly JobKind[] = [PULL];
