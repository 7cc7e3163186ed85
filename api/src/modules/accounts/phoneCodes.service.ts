import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { SmsSender } from '../../adapters/sms/sms.ts';
import type { Db } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { countHit } from './counters.ts';
import { hashSecret, verifySecret } from './passwords.ts';

const LIFETIME_SECONDS = 300;
const RESEND_SECONDS = 60;
const MAX_TRIES = 5;
const HOUR = 3600;

/** Six-digit codes by short message, bound to phone and scene. The answer never tells whether a phone is known. */
export function phoneCodeService(db: Db, sms: SmsSender | null) {
  return {
    /** Counts before sending: one in 60 s, five in an hour, ten in a day. */
    async send({
      phone,
      scene,
    }: {
      phone: string;
      scene: number;
      ip: string;
    }): Promise<{ expireIn: number; resendIn: number }> {
      if (!sms) throw new Refusal('UNAVAILABLE');
      for (const [limit, seconds] of [
        [1, RESEND_SECONDS],
        [5, HOUR],
        [10, 24 * HOUR],
      ] as const) {
        const { hits } = await countHit(db, `sms:${seconds}:${phone}`, seconds);
        if (hits > limit) throw new Refusal('PHONE_CODE_LIMIT');
      }
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const codeHash = await hashSecret(code);
      await db.execute(sql`
        INSERT INTO phone_code (phone, scene, code_hash, expires_at)
        VALUES (${phone}, ${scene}, ${codeHash}, now() + make_interval(secs => ${LIFETIME_SECONDS}))`);
      await sms.sendCode({ phone, scene, code });
      return { expireIn: LIFETIME_SECONDS, resendIn: RESEND_SECONDS };
    },

    /** Takes the newest code of the phone and scene; a right one is used up, a wrong one costs one of five tries. */
    async take(phone: string, scene: number, code: string): Promise<void> {
      const { rows } = await db.execute<{ id: number; codeHash: string }>(sql`
        UPDATE phone_code SET tries = tries + 1
         WHERE id = (SELECT id FROM phone_code WHERE phone = ${phone} AND scene = ${scene} ORDER BY id DESC LIMIT 1)
           AND used_at IS NULL AND expires_at > now() AND tries < ${MAX_TRIES}
        RETURNING id, code_hash AS "codeHash"`);
      const sent = rows[0];
      if (!sent) throw new Refusal('PHONE_CODE_EXPIRED');
      if (!(await verifySecret(sent.codeHash, code))) throw new Refusal('PHONE_CODE_WRONG');
      const used = await db.execute(
        sql`UPDATE phone_code SET used_at = now() WHERE id = ${sent.id} AND used_at IS NULL`,
      );
      if (used.rowCount !== 1) throw new Refusal('PHONE_CODE_EXPIRED');
    },
  };
}

export type PhoneCodeService = ReturnType<typeof phoneCodeService>;
