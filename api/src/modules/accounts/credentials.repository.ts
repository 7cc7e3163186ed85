import { sql } from 'drizzle-orm';
import { accountName } from '../../db/accountName.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { openPhone, phonePrint } from '../../shared/personalData.ts';
import { lockAccount, setPassword } from './accounts.repository.ts';

/** An account that a phone may enter; `memberId` is null for its own. */
export type Entrance = { accountId: number; memberId: number | null; name: string; role: string | null };

/**
 * Whoever has a phone, of one kind: one password, that of their own account or, without one, of `member_login`.
 * `entrances` has the accounts in force, their own first; `isFrozen` says that there are others.
 */
export type Holder = {
  kind: number;
  print: string;
  ownId: number | null;
  passwordHash: string | null;
  entrances: Entrance[];
  isFrozen: boolean;
};

/** The entrances as people choose among them. */
export const entrancesOf = ({ entrances }: Pick<Holder, 'entrances'>): Omit<Entrance, 'memberId'>[] =>
  entrances.map(({ memberId: _, ...entrance }) => entrance);

type HolderRow = {
  ownId: number | null;
  passwordHash: string | null;
  places: (Entrance & { status: number })[];
};

/** Answers in one query, whether the phone is known or not. */
export async function findHolder(db: Queryable, kind: number, phone: string): Promise<Holder> {
  return findHolderByPrint(db, kind, phonePrint(db.box, phone));
}

/** The same by the fingerprint of the phone. */
export async function findHolderByPrint(db: Queryable, kind: number, print: string): Promise<Holder> {
  const { rows } = await db.execute<HolderRow>(sql`
    WITH own AS (SELECT * FROM account WHERE kind = ${kind} AND phone_print = ${print}),
    place AS (
      SELECT o.id AS "accountId", NULL::bigint AS "memberId", ${accountName('o')} AS name, NULL AS role, o.status FROM own o
      UNION ALL
      SELECT a.id, m.id, ${accountName('a')}, m.role, a.status FROM member m JOIN account a ON a.id = m.account_id
       WHERE m.kind = ${kind} AND m.phone_print = ${print} AND m.removed_at IS NULL)
    SELECT (SELECT id FROM own) AS "ownId",
           coalesce((SELECT password_hash FROM own),
                    (SELECT password_hash FROM member_login WHERE kind = ${kind} AND phone_print = ${print})) AS "passwordHash",
           (SELECT coalesce(json_agg(p ORDER BY p."memberId" NULLS FIRST), '[]') FROM place p) AS places`);
  const { ownId = null, passwordHash = null, places = [] } = rows[0] ?? {};
  return {
    ...{ kind, print, ownId, passwordHash },
    entrances: places.filter(({ status }) => status === 1).map(({ status: _, ...entrance }) => entrance),
    isFrozen: places.some(({ status }) => status !== 1),
  };
}

/** Whoever calls: the phone in clear, and what else it holds. Undefined where the account or membership has gone. */
export async function findCaller(
  db: Queryable,
  { accountId, member }: Pick<Actor, 'accountId' | 'member'>,
): Promise<(Holder & { phone: string }) | undefined> {
  const { rows } = await db.execute<{ kind: number; phone: string; print: string }>(
    member
      ? sql`SELECT kind, phone, phone_print AS print FROM member WHERE id = ${member.id} AND removed_at IS NULL`
      : sql`SELECT kind, phone, phone_print AS print FROM account WHERE id = ${accountId}`,
  );
  const [found] = rows;
  return (
    found && {
      ...(await findHolderByPrint(db, found.kind, found.print)),
      phone: openPhone(db.box, found.phone),
    }
  );
}

/** Locks what has the password of a phone, and returns it as it is then; null where it has gone. */
export async function lockPassword(tx: Tx, { ownId, kind, print }: Holder): Promise<string | null> {
  if (ownId !== null) return (await lockAccount(tx, ownId))?.passwordHash ?? null;
  const { rows } = await tx.execute<{ passwordHash: string }>(sql`
    SELECT password_hash AS "passwordHash" FROM member_login WHERE kind = ${kind} AND phone_print = ${print} FOR UPDATE`);
  return rows[0]?.passwordHash ?? null;
}

/** Sets the one password of a phone. */
export async function keepPassword(
  tx: Queryable,
  { ownId, kind, print }: Pick<Holder, 'ownId' | 'kind' | 'print'>,
  passwordHash: string,
): Promise<void> {
  if (ownId !== null) return setPassword(tx, ownId, passwordHash);
  await tx.execute(sql`
    INSERT INTO member_login (kind, phone_print, password_hash) VALUES (${kind}, ${print}, ${passwordHash})
    ON CONFLICT (kind, phone_print) DO UPDATE SET password_hash = excluded.password_hash`);
}

/** A phone that has an account of its own, or is a member nowhere any more, needs no other password. */
export async function dropSpareLogin(tx: Queryable, kind: number, print: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM member_login WHERE kind = ${kind} AND phone_print = ${print}
       AND (EXISTS (SELECT FROM account WHERE kind = ${kind} AND phone_print = ${print})
         OR NOT EXISTS (SELECT FROM member WHERE kind = ${kind} AND phone_print = ${print} AND removed_at IS NULL))`);
}

/** False where the membership has been removed; else it stays until the transaction ends. */
export async function enterAsMember(tx: Tx, memberId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE member SET last_login_at = now() WHERE id = ${memberId} AND removed_at IS NULL`);
  return rowCount === 1;
}
