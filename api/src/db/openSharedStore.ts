import { gauge } from '@chengcang/process';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { redisStore } from '../adapters/sharedStore/redisStore.ts';
import { MAX_ORDERS, type SharedStore } from '../adapters/sharedStore/sharedStore.ts';
import type { Db } from './client.ts';
import { postgresStore } from './postgresStore.ts';

type Options = { db: Db; redisUrl: string | null; log: Pick<FastifyBaseLogger, 'warn' | 'info'> };

/** What processes share: in Redis where there is an address of it, else in the database. */
export function openSharedStore({ db, redisUrl, log }: Options): SharedStore {
  const inDatabase = postgresStore(db);
  if (redisUrl === null) return inDatabase;
  let isUp = true;
  gauge('chengcang_shared_store_up', { description: 'Whether Redis answers, where there is one' }, (result) =>
    result.observe(isUp ? 1 : 0),
  );
  return redisStore({
    url: redisUrl,
    fallback: inDatabase,
    // In one transaction: what could not be sent is taken again.
    takeChanges: (send) =>
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ message: string }>(
          sql`SELECT new_changes(${MAX_ORDERS}) AS message`,
        );
        await send(rows.map(({ message }) => message));
      }),
    // Its message can hold the address with the password.
    onAway: (error) => {
      isUp = false;
      log.warn({ reason: codeOf(error) }, 'Redis does not answer');
    },
    onBack: () => {
      isUp = true;
      log.info('Redis answers again');
    },
  });
}

function codeOf(error: Error): string {
  // What Redis itself says begins with a code, such as WRONGPASS.
  return 'code' in error ? String(error.code) : (/^[A-Z]{3,}/.exec(error.message)?.[0] ?? error.name);
}
