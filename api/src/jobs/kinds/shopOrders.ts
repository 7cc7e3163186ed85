import type { JobKind } from '../queue.ts';

export const PULL: JobKind<{ pullId: string }> = { name: 'shop.pull', expireInSeconds: 300, atOnce: 2 };
