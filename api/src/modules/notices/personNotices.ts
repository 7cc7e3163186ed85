import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { PersonNoticeKind } from './personNoticeKinds.ts';

/** `person_notice.for_member` of what is the owner's own. */
export const OWNER = 0;

export type NewPersonNotice = {
  accountId: number;
  kind: PersonNoticeKind;
  title: string;
  detail: string;
  /** A path of the web app, such as `/wallet`; empty where there is nothing to see. */
  link: string;
  /** An account is told once of what has the same one. */
  onceKey?: string;
  /** Whose own thing it is: a member's, null for the owner's. Where it is left out, all people of the account are told. */
  memberId?: number | null;
};

/** Tells accounts what happened to their own things, in the transaction of what it tells of. */
export async function tell(on: Queryable, notices: readonly NewPersonNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ memberId, ...notice }) => ({
    ...notice,
    forMember: memberId === undefined ? null : (memberId ?? OWNER),
  }));
  await on.execute(sql`
    INSERT INTO person_notice (account_id, kind, title, detail, link, once_key, for_member)
    SELECT "accountId", kind, title, detail, link, "onceKey", "forMember"
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS x ("accountId" bigint, kind text, title text, detail text, link text, "onceKey" text, "forMember" bigint)
    ON CONFLICT (account_id, once_key) WHERE once_key IS NOT NULL DO NOTHING`);
}

/** The same of one thing that goes on: the notice that is there of it says the newest, and is unread again. */
export async function rewriteOrTell(
  on: Queryable,
  notice: NewPersonNotice & { onceKey: string },
): Promise<void> {
  const { accountId, onceKey, title, detail } = notice;
  const { rows } = await on.execute<{ id: number }>(sql`
    UPDATE person_notice SET title = ${title}, detail = ${detail}, read_at = NULL
     WHERE account_id = ${accountId} AND once_key = ${onceKey} RETURNING id`);
  const [there] = rows;
  if (!there) return tell(on, [notice]);
  await on.execute(
    sql`UPDATE member_notice SET read_at = NULL WHERE notice_id = ${there.id} AND read_at IS NOT NULL`,
  );
}
