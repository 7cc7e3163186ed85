import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { phonePrint } from '../../shared/personalData.ts';

export type SentCode = { id: number; codeHash: string };

/** Adds a code; it revokes older ones of the phone and scene. */
export async function addCode(
  db: Queryable,
  { phone, scene, codeHash, seconds }: { phone: string; scene: number; codeHash: string; seconds: number },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO phone_code (phone_print, scene, code_hash, expires_at)
    VALUES (${phonePrint(db.box, phone)}, ${scene}, ${codeHash}, now() + make_interval(secs => ${seconds}))`);
}

/** Uses one attempt of the newest code of a phone and scene; undefined when none is left or it has expired. */
export async function claimAttempt(
  db: Queryable,
  { phone, scene, tries }: { phone: string; scene: number; tries: number },
): Promise<SentCode | undefined> {
  const { rows } = await db.execute<SentCode>(sql`
    UPDATE phone_code SET tries = tries + 1
     WHERE id = (SELECT id FROM phone_code WHERE phone_print = ${phonePrint(db.box, phone)} AND scene = ${scene} ORDER BY id DESC LIMIT 1)
       AND used_at IS NULL AND expires_at > now() AND tries < ${tries}
    RETURNING id, code_hash AS "codeHash"`);
  return rows[0];
}

/** Releases an attempt that was never evaluated. */
export async function releaseAttempt(db: Queryable, id: number): Promise<void> {
  await db.execute(sql`UPDATE phone_code SET tries = tries - 1 WHERE id = ${id} AND tries > 0`);
}

/** Marks a code as used; false when another caller has, or when a newer one was sent. */
export async function markUsed(db: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE phone_code sent SET used_at = now() WHERE id = ${id} AND used_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM phone_code newer
                        WHERE newer.phone_print = sent.phone_print AND newer.scene = sent.scene AND newer.id > sent.id)`);
  return rowCount === 1;
}
