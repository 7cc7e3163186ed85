import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { SmsSender } from '../../adapters/sms/sms.ts';
import type { Db, Tx } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import {
  closeTries,
  count,
  countHit,
  giveBack,
  type Hit,
  isFirstToSay,
  isUsedUp,
  openTries,
  openTry,
  reserve,
} from './counters.ts';
import { LIMITS } from './limits.ts';
import { holderOf } from './network.ts';
import { hashSecret, verifySecret } from './passwords.ts';
import { addCode, claimTry, giveTryBack, useUp } from './phoneCodes.repository.ts';

/** What a code is good for. */
export const scenes = { register: 1, findPassword: 2, login: 3, changePassword: 4, cashOut: 5 } as const;

const LIFETIME_SECONDS = 300;
const RESEND_SECONDS = 60;
const MAX_TRIES = 5;
/** The operator hears when these shares of a day's messages are sent. */
const MARKS = [
  { share: 0.5, level: 'warn' },
  { share: 0.8, level: 'warn' },
  { share: 1, level: 'error' },
] as const;

const allMessages = { limit: 'messages', of: 'all' } as const;
const allWrongCodes = { limit: 'wrongCodes', of: 'all' } as const;

type Parts = {
  db: Db;
  sms: SmsSender | null;
  limitByAddress: boolean;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};
type Message = { phone: string; scene: number; ip: string };

/** Six-digit codes by short message, bound to phone and scene. The answer never tells whether a phone is known. */
export function phoneCodeService({ db, sms, limitByAddress, log }: Parts) {
  /** Counts a message everywhere or nowhere. */
  function reserveMessage({ phone, ip }: Message): Promise<{ hits: Hit[]; ofAll: Hit }> {
    return db.transaction(async (tx) => {
      const hits = [
        await reserve(tx, { limit: 'messagesToPhoneMinutely', of: phone }),
        await reserve(tx, { limit: 'messagesToPhoneHourly', of: phone }),
        await reserve(tx, { limit: 'messagesToPhoneDaily', of: phone }),
        ...(limitByAddress ? await reserveOfAddress(tx, holderOf(ip), phone) : []),
      ];
      const ofAll = await reserve(tx, allMessages);
      return { hits: [...hits, ofAll], ofAll };
    });
  }

  async function watchBudget(ofAll: Hit): Promise<void> {
    const mark = MARKS.find(({ share }) => ofAll.hits === LIMITS.messages.hits * share);
    if (!mark || !(await isFirstToSay(db, String(mark.share), ofAll))) return;
    log[mark.level]({ sent: ofAll.hits, limit: LIMITS.messages.hits }, 'short messages of this day');
  }

  async function raiseAlarm(ofAll: Hit | undefined): Promise<void> {
    if (!ofAll || ofAll.hits < LIMITS.wrongCodes.hits || !(await isFirstToSay(db, 'alarm', ofAll))) return;
    log.error(
      { wrong: ofAll.hits, minutes: ofAll.minutesLeft },
      'phone codes are guessed at: none is checked',
    );
  }

  return {
    /** Counts before sending, and takes it back when the channel has not taken the message. */
    async send(message: Message): Promise<{ expireIn: number; resendIn: number }> {
      if (!sms) throw new Refusal('NOT_CONFIGURED');
      const { phone, scene } = message;
      const { hits, ofAll } = await reserveMessage(message);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const codeHash = await deliver(sms, { phone, scene, code }).catch(async (error: unknown) => {
        await giveBack(db, hits);
        throw error;
      });
      await addCode(db, { phone, scene, codeHash, seconds: LIFETIME_SECONDS });
      await watchBudget(ofAll);
      return { expireIn: LIFETIME_SECONDS, resendIn: RESEND_SECONDS };
    },

    /**
     * Takes the newest code of the phone and scene. A right one is used up; a wrong one costs one of five tries and
     * counts against the phone, which loses the way to a new password after ten, and against the platform.
     */
    async take(phone: string, scene: number, code: string): Promise<void> {
      const ofThisPhone = { limit: 'wrongCodesOfPhone', of: phone } as const;
      const isBarred = scene === scenes.findPassword;
      if ((await isUsedUp(db, allWrongCodes)) || (isBarred && (await isUsedUp(db, ofThisPhone)))) {
        throw new Refusal('PHONE_CODE_LIMIT');
      }
      const { sent, counted, opened } = await openTries(db, async (tx) => {
        const claimed = await claimTry(tx, { phone, scene, tries: MAX_TRIES });
        if (!claimed) throw new Refusal('PHONE_CODE_EXPIRED');
        return {
          sent: claimed,
          counted: isBarred ? [] : [await count(tx, ofThisPhone)],
          opened: [...(isBarred ? [await openTry(tx, ofThisPhone)] : []), await openTry(tx, allWrongCodes)],
        };
      });
      const takeBack = async () => {
        await closeTries(db, opened, 'right');
        await giveBack(db, counted);
      };
      const right = await verifySecret(sent.codeHash, code).catch(async (error: unknown) => {
        await giveTryBack(db, sent.id);
        await takeBack();
        throw error;
      });
      if (!right) {
        await closeTries(db, opened, 'wrong');
        await raiseAlarm(opened.at(-1));
        throw new Refusal('PHONE_CODE_WRONG');
      }
      await takeBack();
      if (!(await useUp(db, sent.id))) throw new Refusal('PHONE_CODE_EXPIRED');
    },
  };
}

export type PhoneCodeService = ReturnType<typeof phoneCodeService>;

async function reserveOfAddress(tx: Tx, address: string, phone: string): Promise<Hit[]> {
  const pair = await countHit(tx, `phoneOfAddress:${address}:${phone}`, LIMITS.phonesOfAddress.seconds);
  const isNew = pair.hits === 1;
  return [
    pair,
    ...(isNew ? [await reserve(tx, { limit: 'phonesOfAddress', of: address })] : []),
    await reserve(tx, { limit: 'messagesOfAddress', of: address }),
  ];
}

async function deliver(
  sms: SmsSender,
  message: { phone: string; scene: number; code: string },
): Promise<string> {
  const codeHash = await hashSecret(message.code);
  await sms.sendCode(message);
  return codeHash;
}
