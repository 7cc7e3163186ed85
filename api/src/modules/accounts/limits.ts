import type { ErrorKey } from '../../shared/refusal.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Limit = {
  /** How many there may be in a window. */
  hits: number;
  /** Length of the window, which begins with the first of them. */
  seconds: number;
  /** What the next one is told. */
  refusal: ErrorKey;
};

/** Every limit of accounts. Those "of an address" count only where each person has one of their own. */
export const LIMITS = {
  picturesOfAddress: { hits: 20, seconds: MINUTE, refusal: 'RATE_LIMITED' },

  wrongLoginsOfAddress: { hits: 20, seconds: 15 * MINUTE, refusal: 'RATE_LIMITED' },
  /** Of one phone from one network, so that nobody elsewhere can lock its owner out. */
  wrongLoginsOfNetwork: { hits: 5, seconds: 15 * MINUTE, refusal: 'LOGIN_LOCKED' },
  wrongLoginsOfPhone: { hits: 50, seconds: HOUR, refusal: 'LOGIN_CODE_NEEDED' },
  /** Of whoever has a session and is asked for the password: to change it, or to have money paid out. */
  wrongOldPasswords: { hits: 5, seconds: 15 * MINUTE, refusal: 'LOGIN_LOCKED' },

  /** Shorter than people wait, who count from the answer: a click at the very end must not be refused. */
  messagesToPhoneMinutely: { hits: 1, seconds: MINUTE - 2, refusal: 'PHONE_CODE_LIMIT' },
  messagesToPhoneHourly: { hits: 5, seconds: HOUR, refusal: 'PHONE_CODE_LIMIT' },
  messagesToPhoneDaily: { hits: 10, seconds: DAY, refusal: 'PHONE_CODE_LIMIT' },
  phonesOfAddress: { hits: 5, seconds: HOUR, refusal: 'PHONE_CODE_LIMIT' },
  messagesOfAddress: { hits: 20, seconds: DAY, refusal: 'PHONE_CODE_LIMIT' },
  /** Of the whole platform: what they may cost. */
  messages: { hits: 2_000, seconds: DAY, refusal: 'PHONE_CODE_LIMIT' },

  /** Closes the way to a new password. */
  wrongCodesOfPhone: { hits: 10, seconds: DAY, refusal: 'PHONE_CODE_LIMIT' },
  /** Of whoever has a session: nobody else can use them up. */
  wrongCodesOfAccount: { hits: 10, seconds: DAY, refusal: 'PHONE_CODE_LIMIT' },
  wrongCodesOfAddress: { hits: 40, seconds: HOUR, refusal: 'PHONE_CODE_LIMIT' },
  /** Of the whole platform: one guess at each of many phones stays below every other limit. Closes nothing. */
  wrongCodes: { hits: 300, seconds: HOUR, refusal: 'PROOF_NEEDED' },

  /** Receivers that an account sees in clear one by one, of whatever parcels. */
  receiverReveals: { hits: 100, seconds: HOUR, refusal: 'REVEAL_LIMIT' },
  /** Receivers in a supplier's sheets: more than it ships in a day, each of them some times. */
  receiversInSheets: { hits: 20_000, seconds: DAY, refusal: 'REVEAL_LIMIT' },
  /** Receivers in a buyer's files of its own parcels: four of the largest. */
  receiversInExports: { hits: 200_000, seconds: DAY, refusal: 'REVEAL_LIMIT' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
