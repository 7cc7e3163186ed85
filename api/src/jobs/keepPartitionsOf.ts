import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/client.ts';
import { keepPartitions } from '../db/partitions/keepPartitions.ts';

/** Scheduled job: makes partitions ahead, and drops those past their time. Tells of rows that came without one. */
export async function keepPartitionsOf(db: Db, log: FastifyBaseLogger): Promise<void> {
  const client = await db.$client.connect();
  try {
    for (const strays of await keepPartitions(client)) log.warn(strays, 'rows came without a partition');
  } finally {
    client.release();
  }
}
