import { createHash, randomInt, randomUUID } from 'node:crypto';
import { holderOf } from '@chengcang/process';
import type { SharedStore } from '../../adapters/sharedStore/sharedStore.ts';
import type { DevOutbox } from '../../adapters/sms/devOutbox.ts';
import { Refusal } from '../../shared/refusal.ts';
import { drawCaptcha } from './captchaPicture.ts';
import { LIMITS } from './limits.ts';

const LENGTH = 4;
/** Without characters that look alike: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const SIGNS = 'ACDEFGHJKMNPQRTUVWXY34679';
const LIFETIME_SECONDS = 120;
/** Limits unsolved captchas: each is a row that an anonymous visitor can create. */
export const MAX_WAITING = 20_000;
const COUNT_EVERY_MS = 10_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type CaptchaPicture = {
  captchaId: string;
  picPath: string;
  captchaLength: number;
  openCaptcha: boolean;
};

type Dependencies = { shared: SharedStore; outbox: DevOutbox | null; limitByAddress: boolean };

/** Captcha pictures, each valid for one check, right or wrong. `outbox` keeps the answers in demo mode. */
export function captchaService({ shared, outbox, limitByAddress }: Dependencies) {
  let waiting = 0;
  let countAgainAt = 0;

  /** An estimate: counted periodically, plus those issued by this process since. */
  async function isFull(): Promise<boolean> {
    if (Date.now() >= countAgainAt) {
      countAgainAt = Date.now() + COUNT_EVERY_MS;
      waiting = await shared.captchas.size();
    }
    return waiting >= MAX_WAITING;
  }

  async function countOfAddress(ip: string): Promise<void> {
    const { hits, seconds, refusal } = LIMITS.picturesOfAddress;
    const key = `picturesOfAddress:${holderOf(ip)}`;
    const [drawn = 0] = await shared.counts.add([{ key, amount: 1 }], seconds);
    if (drawn > hits) throw new Refusal(refusal);
  }

  return {
    async issue(ip: string): Promise<CaptchaPicture> {
      if (limitByAddress) await countOfAddress(ip);
      if (await isFull()) throw new Refusal('RATE_LIMITED');
      waiting += 1;
      const captchaId = randomUUID();
      const answer = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
      await shared.captchas.keep(captchaId, digest(captchaId, answer), LIFETIME_SECONDS);
      const picPath = drawCaptcha(answer);
      outbox?.addCaptcha({ captchaId, answer, picPath });
      return { captchaId, picPath, captchaLength: LENGTH, openCaptcha: true };
    },

    /** Takes it first, so that one picture can be answered once under concurrent attempts. */
    async check(captchaId: string, answer: string): Promise<void> {
      if (!UUID.test(captchaId)) throw new Refusal('CAPTCHA_EXPIRED');
      const kept = await shared.captchas.take(captchaId.toLowerCase());
      if (kept === null) throw new Refusal('CAPTCHA_EXPIRED');
      if (kept !== digest(captchaId, answer)) throw new Refusal('CAPTCHA_WRONG');
    },
  };
}

export type CaptchaService = ReturnType<typeof captchaService>;

function digest(captchaId: string, answer: string): string {
  return createHash('sha256')
    .update(`${captchaId.toLowerCase()}:${answer.trim().toUpperCase()}`)
    .digest('hex');
}
