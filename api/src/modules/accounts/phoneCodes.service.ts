import { randomInt } from 'node:crypto';
import { holderOf } from '@chengcang/process';
import type { FastifyBaseLogger } from 'fastify';
import type { SmsSender } from '../../adapters/sms/sms.ts';
import type { Db, Tx } from '../../db/client.ts';
import { phonePrint } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import {
  beginAttempt,
  beginAttempts,
  count,
  countHit,
  endAttempts,
  type Hit,
  hitsOf,
  isFirstReport,
  type LimitKey,
  releaseHits,
  reserve,
} from './counters.ts';
import { LIMITS } from './limits.ts';
import { hashSecret, verifySecret } from './passwords.ts';
import { addCode, claimAttempt, markUsed, releaseAttempt } from './phoneCodes.repository.ts';
import type { ProofOfWorkService } from './proofs.service.ts';

/** The purposes of a code. */
export const scenes = {
  register: 1,
  findPassword: 2,
  login: 3,
  changePassword: 4,
  cashOut: 5,
  closeAccount: 6,
  personalData: 7,
  token: 8,
  member: 9,
  join: 10,
  transfer: 11,
} as const;

const LIFETIME_SECONDS = 300;
const RESEND_SECONDS = 60;
const MAX_TRIES = 5;
/** The log alerts the operator at these shares of a day's messages. */
const MARKS = [
  { share: 0.5, level: 'warn' },
  { share: 0.8, level: 'warn' },
  { share: 1, level: 'error' },
] as const;

const allMessages = { limit: 'messages', of: 'all' } as const;
const allWrongCodes = { limit: 'wrongCodes', of: 'all' } as const;

type Dependencies = {
  db: Db;
  sms: SmsSender | null;
  proofs: ProofOfWorkService;
  limitByAddress: boolean;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};
/** Without an address where an operator has it sent: many are behind one. */
type Message = { phone: string; scene: number; ip: string | null };
/** A submitted code; with its account for a session, and a proof of work under attack. */
type Given = Message & {
  ip: string;
  code: string;
  accountId?: number;
  proof: string | undefined;
  /** Runs once the code is known to be right; while it refuses, the code stays usable. */
  check?: () => Promise<void>;
};

/**
 * Six-digit codes by short message, bound to phone and scene. The response never reveals whether a phone is known.
 */
export function phoneCodeService({ db, sms, proofs, limitByAddress, log }: Dependencies) {
  /** Counts a message in the limits of its phone and its address; the one of all messages is counted last, see `sendAll`. */
  async function reserveMessage(tx: Tx, { phone, ip }: Message): Promise<Hit[]> {
    const of = phonePrint(db.box, phone);
    return [
      await reserve(tx, { limit: 'messagesToPhoneMinutely', of }),
      await reserve(tx, { limit: 'messagesToPhoneHourly', of }),
      await reserve(tx, { limit: 'messagesToPhoneDaily', of }),
      ...(limitByAddress && ip !== null ? await reserveOfAddress(tx, holderOf(ip), of) : []),
    ];
  }

  async function watchBudget(ofAll: Hit): Promise<void> {
    const mark = MARKS.find(({ share }) => ofAll.hits === LIMITS.messages.hits * share);
    if (!mark || !(await isFirstReport(db, String(mark.share), ofAll))) return;
    log[mark.level]({ sent: ofAll.hits, limit: LIMITS.messages.hits }, 'short messages of this day');
  }

  async function raiseAlarm(ofAll: Hit | undefined): Promise<void> {
    if (!ofAll || ofAll.hits < LIMITS.wrongCodes.hits || !(await isFirstReport(db, 'alarm', ofAll))) return;
    log.error(
      { wrong: ofAll.hits, minutes: ofAll.minutesLeft },
      'phone codes are guessed at: each check asks for work',
    );
  }

  async function sendAll(requested: readonly Message[]): Promise<{ expireIn: number; resendIn: number }> {
    if (!sms) throw new Refusal('NOT_CONFIGURED');
    // In one order, so that two of them wait for each other in a row.
    const messages = requested.toSorted((one, other) => one.phone.localeCompare(other.phone));
    const { own, ofAll } = await db.transaction(async (tx) => {
      const own: Hit[][] = [];
      for (const message of messages) own.push(await reserveMessage(tx, message));
      // Last: everybody who sends one waits for that row.
      const ofAll: Hit[] = [];
      for (const _ of messages) ofAll.push(await reserve(tx, allMessages));
      return { own, ofAll };
    });
    for (const [at, { phone, scene }] of messages.entries()) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const codeHash = await deliver(sms, { phone, scene, code }).catch(async (error: unknown) => {
        await releaseHits(db, [...own.slice(at).flat(), ...ofAll.slice(at)]);
        throw error;
      });
      await addCode(db, { phone, scene, codeHash, seconds: LIFETIME_SECONDS });
    }
    for (const hit of ofAll) await watchBudget(hit);
    return { expireIn: LIFETIME_SECONDS, resendIn: RESEND_SECONDS };
  }

  return {
    /** Counts before sending and releases the count when the channel has not accepted the message. */
    send: (message: Message) => sendAll([message]),

    /** The same of several: where one of the phones has had too many, nothing is sent to any. */
    sendAll,

    /**
     * Checks the newest code of the phone and scene. A right one is used up; a wrong one costs one of five attempts
     * and counts against the caller's address, the session's account and the phone, which cannot set a new password
     * after ten. While the platform is being guessed at, each check requires work.
     * @throws Refusal PHONE_CODE_WRONG, PHONE_CODE_EXPIRED, PHONE_CODE_LIMIT, PROOF_NEEDED
     */
    async take({ phone, scene, code, accountId, ip, proof, check }: Given): Promise<void> {
      const wrongNow = await hitsOf(db, allWrongCodes);
      // Sign-in requires a captcha already.
      if (wrongNow >= LIMITS.wrongCodes.hits && scene !== scenes.login)
        await proofs.check(proof, Math.floor(wrongNow / LIMITS.wrongCodes.hits));
      const ofThisPhone = { limit: 'wrongCodesOfPhone', of: phonePrint(db.box, phone) } as const;
      const isBarred = scene === scenes.findPassword;
      const limits: LimitKey[] = [
        ...(isBarred ? [ofThisPhone] : []),
        ...(accountId === undefined
          ? []
          : [{ limit: 'wrongCodesOfAccount', of: String(accountId) } as const]),
        ...(limitByAddress ? [{ limit: 'wrongCodesOfAddress', of: holderOf(ip) } as const] : []),
      ];
      const { sent, opened, counted } = await beginAttempts(db, async (tx) => {
        const claimed = await claimAttempt(tx, { phone, scene, tries: MAX_TRIES });
        if (!claimed) throw new Refusal('PHONE_CODE_EXPIRED');
        const tries: Hit[] = [];
        for (const each of limits) tries.push(await beginAttempt(tx, each));
        const ofPhone = isBarred ? [] : [await count(tx, ofThisPhone)];
        return { sent: claimed, opened: tries, counted: [...ofPhone, await count(tx, allWrongCodes)] };
      });
      const takeBack = async () => {
        await endAttempts(db, opened, 'right');
        await releaseHits(db, counted);
      };
      const right = await verifySecret(sent.codeHash, code).catch(async (error: unknown) => {
        await releaseAttempt(db, sent.id);
        await takeBack();
        throw error;
      });
      if (!right) {
        await endAttempts(db, opened, 'wrong');
        await raiseAlarm(counted.at(-1));
        throw new Refusal('PHONE_CODE_WRONG');
      }
      await takeBack();
      await check?.();
      if (!(await markUsed(db, sent.id))) throw new Refusal('PHONE_CODE_EXPIRED');
    },
  };
}

export type PhoneCodeService = ReturnType<typeof phoneCodeService>;

async function reserveOfAddress(tx: Tx, address: string, print: string): Promise<Hit[]> {
  const pair = await countHit(tx, `phoneOfAddress:${address}:${print}`, LIMITS.phonesOfAddress.seconds);
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
