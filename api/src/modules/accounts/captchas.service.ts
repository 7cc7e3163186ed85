import { createHash, randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { DevOutbox } from '../../adapters/sms/devOutbox.ts';
import type { Db } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { drawCaptcha } from './captchaPicture.ts';
import { reserve } from './counters.ts';
import { holderOf } from './network.ts';

const LENGTH = 4;
/** Without characters that look alike: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const SIGNS = 'ACDEFGHJKMNPQRTUVWXY34679';
const LIFETIME_SECONDS = 120;
/** Limits unsolved captchas: each is a row that an anonymous visitor can create. */
const MAX_WAITING = 20_000;
const COUNT_EVERY_MS = 10_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type CaptchaPicture = {
  captchaId: string;
  picPath: string;
  captchaLength: number;
  openCaptcha: boolean;
};

type Dependencies = { db: Db; outbox: DevOutbox | null; limitByAddress: boolean };

/** Captcha pictures, each valid for one check, right or wrong. `outbox` keeps the answers in demo mode. */
export function captchaService({ db, outbox, limitByAddress }: Dependencies) {
  let waiting = 0;
  let countAgainAt = 0;

  /** An estimate: counted periodically, plus those issued by this process since. */
  async function isFull(): Promise<boolean> {
    if (Date.now() >= countAgainAt) {
      countAgainAt = Date.now() + COUNT_EVERY_MS;
      const { rows } = await db.execute<{ live: number }>(
        sql`SELECT count(*) AS live FROM captcha WHERE expires_at > now()`,
      );
      waiting = rows[0]?.live ?? 0;
    }
    return waiting >= MAX_WAITING;
  }

  return {
    async issue(ip: string): Promise<CaptchaPicture> {
      if (limitByAddress) {
        await db.transaction((tx) => reserve(tx, { limit: 'picturesOfAddress', of: holderOf(ip) }));
      }
      if (await isFull()) throw new Refusal('RATE_LIMITED');
      waiting += 1;
      const captchaId = randomUUID();
      const answer = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
      await db.execute(sql`
        INSERT INTO captcha (id, answer_hash, expires_at)
        VALUES (${captchaId}, ${digest(captchaId, answer)}, now() + make_interval(secs => ${LIFETIME_SECONDS}))`);
      const picPath = drawCaptcha(answer);
      outbox?.addCaptcha({ captchaId, answer, picPath });
      return { captchaId, picPath, captchaLength: LENGTH, openCaptcha: true };
    },

    /** Deletes first, so that one picture can be answered once under concurrent attempts. */
    async check(captchaId: string, answer: string): Promise<void> {
      if (!UUID.test(captchaId)) throw new Refusal('CAPTCHA_EXPIRED');
      const { rows } = await db.execute<{ answerHash: string }>(sql`
        DELETE FROM captcha WHERE id = ${captchaId}::uuid AND expires_at > now()
        RETURNING answer_hash AS "answerHash"`);
      const kept = rows[0];
      if (!kept) throw new Refusal('CAPTCHA_EXPIRED');
      if (kept.answerHash !== digest(captchaId, answer)) throw new Refusal('CAPTCHA_WRONG');
    },
  };
}

export type CaptchaService = ReturnType<typeof captchaService>;

function digest(captchaId: string, answer: string): string {
  return createHash('sha256')
    .update(`${captchaId.toLowerCase()}:${answer.trim().toUpperCase()}`)
    .digest('hex');
}
