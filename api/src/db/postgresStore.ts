import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { CHANGES, MAX_ORDERS, type SharedStore } from '../adapters/sharedStore/sharedStore.ts';
import type { Db } from './client.ts';

/** A place that another process takes at the same moment is lost; another one may be free. */
const TRIES = 5;

/** What processes share, in the database. */
export function postgresStore(db: Db): SharedStore {
  return {
    captchas: {
      async keep(id, answerHash, seconds) {
        await db.execute(sql`
          INSERT INTO captcha (id, answer_hash, expires_at)
          VALUES (${id}::uuid, ${answerHash}, now() + make_interval(secs => ${seconds}))`);
      },

      async take(id) {
        const { rows } = await db.execute<{ answerHash: string }>(sql`
          DELETE FROM captcha WHERE id = ${id}::uuid AND expires_at > now() RETURNING answer_hash AS "answerHash"`);
        return rows[0]?.answerHash ?? null;
      },

      async size() {
        const { rows } = await db.execute<{ live: number }>(
          sql`SELECT count(*) AS live FROM captcha WHERE expires_at > now()`,
        );
        return rows[0]?.live ?? 0;
      },
    },

    counts: {
      async add(amounts, seconds) {
        // In one order everywhere, so that two statements do not wait for each other.
        const { rows } = await db.execute<{ key: string; hits: number }>(sql`
          INSERT INTO counter AS c (key, hits, ends_at)
          SELECT key, amount, now() + make_interval(secs => ${seconds})
            FROM json_to_recordset(${JSON.stringify(amounts)}) AS given (key text, amount bigint) ORDER BY key
          ON CONFLICT (key) DO UPDATE SET
            hits = CASE WHEN c.ends_at <= now() THEN excluded.hits ELSE c.hits + excluded.hits END,
            ends_at = CASE WHEN c.ends_at <= now() THEN excluded.ends_at ELSE c.ends_at END
          RETURNING key, hits`);
        const reached = new Map(rows.map(({ key, hits }) => [key, hits]));
        return amounts.map(({ key }) => reached.get(key) ?? 0);
      },
    },

    // A place is a counter that holds the number of its holder.
    leases: {
      async take(key, most, seconds) {
        const holder = String(randomInt(1, 2 ** 47));
        for (let tries = 0; tries < TRIES; tries += 1) {
          const { rows } = await db.execute<{ free: string | null; taken: string | null }>(sql`
            WITH free AS (
              SELECT ${key} || '#' || place AS key FROM generate_series(1, ${most}) AS place
               WHERE NOT EXISTS (SELECT FROM counter WHERE key = ${key} || '#' || place AND ends_at > now())
               ORDER BY random() LIMIT 1
            ), taken AS (
              INSERT INTO counter AS c (key, hits, ends_at)
              SELECT key, ${holder}::bigint, now() + make_interval(secs => ${seconds}) FROM free
              ON CONFLICT (key) DO UPDATE SET hits = excluded.hits, ends_at = excluded.ends_at WHERE c.ends_at <= now()
              RETURNING key
            ) SELECT (SELECT key FROM free) AS free, (SELECT key FROM taken) AS taken`);
          const { free, taken } = rows[0] ?? { free: null, taken: null };
          if (taken) return { key: taken, holder };
          if (!free) return null;
        }
        return null;
      },

      async renew(leases, seconds) {
        await db.execute(sql`
          UPDATE counter c SET ends_at = now() + make_interval(secs => ${seconds})
            FROM json_to_recordset(${JSON.stringify(leases)}) AS held (key text, holder bigint)
           WHERE c.key = held.key AND c.hits = held.holder`);
      },

      async release({ key, holder }) {
        await db.execute(sql`DELETE FROM counter WHERE key = ${key} AND hits = ${holder}::bigint`);
      },
    },

    async publishChanges() {
      await db.execute(sql`SELECT tell_changes(${CHANGES}, ${MAX_ORDERS})`);
    },
    listen: (subscriber) => db.listener.listen(subscriber),
    close: async () => undefined,
  };
}
