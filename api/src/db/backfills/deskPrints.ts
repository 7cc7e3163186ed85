import { deskPrint, openPerson } from '../../shared/personalData.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import type { Batches } from './backfill.ts';

const AT_ONCE = 500;

/**
 * The print by which operators find receivers, of parcels that were placed without it. It takes the keys, which
 * migrating does not have, and what the release before has written meanwhile is among what it fills: so it is a job.
 * Erased receivers and those of bound shops have none.
 */
export const deskPrints = (box: SecretBox, name: string): Batches => ({
  name,
  async batch(client, last) {
    const { rows: next } = await client.query<{ id: number }>(
      `SELECT id::float8 AS id FROM order_package WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE}`,
      [last],
    );
    // Locked, so that none is erased or has another receiver before its print is there.
    const { rows } = await client.query<{ id: number; receiver: string }>(
      `SELECT id::float8 AS id, receiver FROM order_package
        WHERE id = ANY ($1::bigint[]) AND receiver <> '' AND shop_id IS NULL ORDER BY id FOR NO KEY UPDATE`,
      [next.map(({ id }) => id)],
    );
    const prints = rows.flatMap(({ id, receiver }) => {
      const print = deskPrint(box, openPerson(box, 'receiver', receiver).phone);
      return print === null ? [] : [{ id, print }];
    });
    await client.query(
      `INSERT INTO receiver_print (print, package_id) SELECT * FROM unnest($1::bigint[], $2::bigint[]) ON CONFLICT DO NOTHING`,
      [prints.map(({ print }) => print), prints.map(({ id }) => id)],
    );
    return next.at(-1)?.id ?? null;
  },
});
