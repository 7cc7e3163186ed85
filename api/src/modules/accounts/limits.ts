import type { ErrorKey } from '../../shared/refusal.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Limit = {
  /** Maximum hits in a window. */
  hits: number;
  /** Length of the window, which begins with the first hit. */
  seconds: number;
  /** The refusal of the next hit. */
  refusal: ErrorKey;
};

/** Every limit of accounts. Limits per address apply only where callers have addresses of their own. */
export const LIMITS = {
  picturesOfAddress: { hits: 20, seconds: MINUTE, refusal: 'RATE_LIMITED' },

  wrongLoginsOfAddress: { hits: 20, seconds: 15 * MINUTE, refusal: 'RATE_LIMITED' },
  /** Per phone and network, so that nobody elsewhere can lock the owner out. */
  wrongLoginsOfNetwork: { hits: 5, seconds: 15 * MINUTE, refusal: 'LOGIN_LOCKED' },
  wrongLoginsOfPhone: { hits: 50, seconds: HOUR, refusal: 'LOGIN_CODE_NEEDED' },
  /** Per session that must enter the password: to change it, or to cash out. */
  wrongOldPasswords: { hits: 5, seconds: 15 * MINUTE, refusal: 'LOGIN_LOCKED' },

  /** Shorter than the countdown that people see, which starts with the response: a click at its end must succeed. */
  messagesToPhoneMinutely: { hits: 1, seconds: MINUTE - 2, refusal: 'PHONE_CODE_LIMIT' },
  messagesToPhoneHourly: { hits: 5, seconds: HOUR, refusal: 'PHONE_CODE_LIMIT' },
  messagesToPhoneDaily: { hits: 10, seconds: DAY, refusal: 'PHONE_CODE_LIMIT' },
  phonesOfAddress: { hits: 5, seconds: HOUR, refusal: 'PHONE_CODE_LIMIT' },
  messagesOfAddress: { hits: 20, seconds: DAY, refusal: 'PHONE_CODE_LIMIT' },
  /** For the whole platform: a cost limit. */
  messages: { hits: 2_000, seconds: DAY, refusal: 'PHONE_CODE_LIMIT' },

  /** Blocks setting a new password. */
  wrongCodesOfPhone: { hits: 10, seconds: DAY, refusal: 'PHONE_CODE_LIMIT' },
  /** Per account with a session: nobody else can use it up. */
  wrongCodesOfAccount: { hits: 10, seconds: DAY, refusal: 'PHONE_CODE_LIMIT' },
  wrongCodesOfAddress: { hits: 40, seconds: HOUR, refusal: 'PHONE_CODE_LIMIT' },
  /** For the whole platform: one guess at each of many phones stays below every other limit. Blocks nothing. */
  wrongCodes: { hits: 300, seconds: HOUR, refusal: 'PROOF_NEEDED' },

  /** Per name and network. */
  wrongOperatorLogins: { hits: 5, seconds: 15 * MINUTE, refusal: 'LOGIN_LOCKED' },
  wrongOperatorCodes: { hits: 10, seconds: 15 * MINUTE, refusal: 'LOGIN_LOCKED' },
  /** Of one operator: codes that it has had sent. */
  operatorMessages: { hits: 100, seconds: DAY, refusal: 'PHONE_CODE_LIMIT' },
  /** Of one operator; the next one is for a colleague to ask about. */
  operatorReveals: { hits: 100, seconds: DAY, refusal: 'REVEAL_LIMIT' },

  /** Files of lists that one operator has had written. */
  operatorExports: { hits: 60, seconds: HOUR, refusal: 'RATE_LIMITED' },

  /** Receivers that an account reveals individually. */
  receiverReveals: { hits: 100, seconds: HOUR, refusal: 'REVEAL_LIMIT' },
  /** Receivers that a buyer copies into a new order: ten orders of the largest. */
  receiversCopied: { hits: 5_000, seconds: DAY, refusal: 'REVEAL_LIMIT' },
  /** Receivers in a supplier's sheets: several times what it ships in a day. */
  receiversInSheets: { hits: 20_000, seconds: DAY, refusal: 'REVEAL_LIMIT' },
  /** Receivers in a buyer's exports: four of the largest. */
  receiversInExports: { hits: 200_000, seconds: DAY, refusal: 'REVEAL_LIMIT' },

  /** Goods in the material packs of an account: ten of the largest. */
  goodsInMaterials: { hits: 500, seconds: DAY, refusal: 'MATERIAL_LIMIT' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
