import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { LIMITS, type LimitName } from '../accounts/limits.ts';
import type { LimitDto } from './consoleAccounts.schemas.ts';

type Subject = { id: number; kind: number; phonePrint: string };

/** The limits of an account and what each is counted by. */
const SUBJECTS: readonly { limit: LimitName; of: (subject: Subject) => string }[] = [
  { limit: 'wrongLoginsOfPhone', of: ({ kind, phonePrint }) => `${kind}:${phonePrint}` },
  { limit: 'wrongOldPasswords', of: ({ id }) => String(id) },
  { limit: 'messagesToPhoneHourly', of: ({ phonePrint }) => phonePrint },
  { limit: 'messagesToPhoneDaily', of: ({ phonePrint }) => phonePrint },
  { limit: 'wrongCodesOfPhone', of: ({ phonePrint }) => phonePrint },
  { limit: 'wrongCodesOfAccount', of: ({ id }) => String(id) },
  { limit: 'receiverReveals', of: ({ id }) => String(id) },
  { limit: 'receiversCopied', of: ({ id }) => String(id) },
  { limit: 'receiversInSheets', of: ({ id }) => String(id) },
  { limit: 'receiversInExports', of: ({ id }) => String(id) },
  { limit: 'goodsInMaterials', of: ({ id }) => String(id) },
];

/** What has been counted against an account in windows that are not over; of networks the one that was tried most. */
export async function findLimits(db: Queryable, subject: Subject): Promise<LimitDto[]> {
  const names = new Map(SUBJECTS.map(({ limit, of }) => [`${limit}:${of(subject)}`, limit]));
  const ofNetworks = `wrongLoginsOfNetwork:${subject.kind}:${subject.phonePrint}:`;
  // A range, so that the index is used whatever the collation of the database is.
  const { rows } = await db.execute<{ key: string; hits: number; endsAt: string }>(sql`
    SELECT key, hits, ends_at AS "endsAt" FROM counter
     WHERE key = ANY (${sql.param([...names.keys()])}::text[]) AND ends_at > now() AND hits > 0
    UNION ALL
    (SELECT key, hits, ends_at FROM counter
      WHERE key >= ${ofNetworks} AND key < ${`${ofNetworks}\u{10FFFF}`} AND starts_with(key, ${ofNetworks})
        AND ends_at > now() AND hits > 0 ORDER BY hits DESC LIMIT 1)`);
  return rows.map(({ key, hits, endsAt }) => {
    const name = names.get(key) ?? 'wrongLoginsOfNetwork';
    const { hits: most } = LIMITS[name];
    return { name, hits, most, isUsedUp: hits >= most, endsAt: shanghaiIso(new Date(endsAt)) };
  });
}
