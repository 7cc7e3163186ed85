import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** The database channel on which every process receives every change. */
export const CHANNEL = 'changes';
const MAX_ORDERS = 50;

/** A change of an account: its balance, or its orders at a supplier. */
export type Change = {
  accountId: number;
  /** Null where no supplier is involved. */
  sellerId: number | null;
  orderIds: number[];
  /** More has changed than is listed. */
  unnamed: boolean;
  balance: boolean;
};

/** Notifies every listening process of the changes since the last call. Any number of processes may call it concurrently. */
export async function notifyChanges(db: Db): Promise<void> {
  await db.execute(sql`SELECT tell_changes(${CHANNEL}, ${MAX_ORDERS})`);
}

type Payload = { a: number; s?: number | null; o?: number[]; all?: true; w?: 1 };

export function parseChange(payload: string): Change {
  const { a, s = null, o = [], all = false, w } = JSON.parse(payload) as Payload;
  return { accountId: a, sellerId: s, orderIds: o, unnamed: all, balance: w === 1 };
}
