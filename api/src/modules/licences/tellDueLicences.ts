import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { tell } from '../notices/personNotices.ts';
import { LICENCE_NAMES } from './licenceNames.ts';
import { TODAY } from './licences.sql.ts';

const AT_ONCE = 100;
type Ending = { id: number; sellerId: number; kind: number; endsOn: string };

/** Scheduled job: tells suppliers once of each licence that ends within 30 days, or has ended. */
export async function tellDueLicences(db: Db, stop?: AbortSignal): Promise<void> {
  await eachInRounds(
    AT_ONCE,
    stop,
    async (last: Ending | undefined) => {
      const { rows } = await db.execute<Ending>(sql`
        SELECT id, seller_id AS "sellerId", kind, ends_on::text AS "endsOn" FROM supplier_licence
         WHERE status = 2 AND ends_on IS NOT NULL AND ends_on <= ${TODAY} + 30
           AND (ends_on, id) > (${last?.endsOn ?? '-infinity'}::date, ${last?.id ?? 0}) ORDER BY ends_on, id LIMIT ${AT_ONCE}`);
      return rows;
    },
    ({ id, sellerId, kind, endsOn }) =>
      tell(db, [
        {
          accountId: sellerId,
          kind: 'licenceEnding',
          title: `${LICENCE_NAMES[kind] ?? '资质'}将于${endsOn}到期`,
          detail: '请在到期前提交新的资质，以免影响商品销售。',
          link: '/me',
          onceKey: `licenceEnding:${id}`,
        },
      ]),
  );
}
