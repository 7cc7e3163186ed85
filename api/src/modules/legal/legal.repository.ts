import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { ConsentDto, LegalTextDto } from './legal.schemas.ts';

/** The current versions: the newest of each kind. */
const current = sql`(SELECT DISTINCT ON (kind) id, kind, version, title, body, draft, published_at AS "publishedAt"
  FROM legal_text ORDER BY kind, id DESC)`;

/** What everybody is asked about: 用户协议 and 隐私政策. */
const ASKED_OF_ALL = sql`c.kind IN (1, 2)`;

/** Who answers: the owner of an account, or a member of it for themselves. */
export type Answering = { accountId: number; member?: { id: number } | undefined };

/** Whose answers, where they lie and by which column. */
const placeOf = ({ accountId, member }: Answering) =>
  member
    ? { table: sql`member_consent`, column: sql`member_id`, id: member.id }
    : { table: sql`consent`, column: sql`account_id`, id: accountId };

/** Of one kind; without it, of what everybody is asked about. */
export async function findCurrent(db: Queryable, kind?: number): Promise<LegalTextDto[]> {
  const which = kind === undefined ? ASKED_OF_ALL : sql`c.kind = ${kind}`;
  const { rows } = await db.execute<LegalTextDto>(
    sql`SELECT * FROM ${current} c WHERE ${which} ORDER BY kind`,
  );
  return rows.map((row) => ({ ...row, publishedAt: shanghaiIso(new Date(row.publishedAt)) }));
}

/** The current versions of what everybody is asked about, with somebody's consents. */
export async function findConsents(db: Queryable, who: Answering): Promise<ConsentDto[]> {
  const { table, column, id } = placeOf(who);
  const { rows } = await db.execute<ConsentDto>(sql`
    SELECT c.id, c.kind, c.version, c.title, c.draft, c."publishedAt", a.agreed, a.answered_at AS "answeredAt"
      FROM ${current} c LEFT JOIN ${table} a ON a.legal_text_id = c.id AND a.${column} = ${id}
     WHERE ${ASKED_OF_ALL} ORDER BY c.kind`);
  return rows.map(({ publishedAt, answeredAt, ...row }) => ({
    ...row,
    publishedAt: shanghaiIso(new Date(publishedAt)),
    answeredAt: shanghaiIsoOrNull(answeredAt),
  }));
}

/** Records a consent once; an agreement is never overwritten. Returns how many of the ids are current versions. */
export async function addAnswers(
  tx: Queryable,
  who: Answering,
  { ids, agreed }: { ids: readonly number[]; agreed: boolean },
): Promise<number> {
  const { table, column, id } = placeOf(who);
  const { rows } = await tx.execute<{ known: number }>(sql`
    WITH meant AS (SELECT id FROM ${current} c WHERE id = ANY (${`{${ids.join(',')}}`}::bigint[])),
    answered AS (
      INSERT INTO ${table} AS kept (${column}, legal_text_id, agreed)
      SELECT ${id}, id, ${agreed} FROM meant
      ON CONFLICT (${column}, legal_text_id) DO UPDATE SET agreed = excluded.agreed, answered_at = now()
       WHERE NOT kept.agreed AND excluded.agreed)
    SELECT count(*)::int AS known FROM meant`);
  return rows[0]?.known ?? 0;
}
