import type { JobKind } from '../queue.ts';

export const RENEW: JobKind<{ shopId: number }> = { name: 'shop.renew', expireInSeconds: 60 };
