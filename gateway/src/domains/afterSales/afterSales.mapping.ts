import type { ValueOf } from '../../rest/enums.ts';

export const caseKind = {
  UNSPECIFIED: 0,
  NOT_RECEIVED: 1,
  LATE: 2,
  DAMAGED: 3,
  WRONG: 4,
  MISSING: 5,
  QUALITY: 6,
  NO_REASON: 7,
  INTERCEPTED: 8,
  REJECTED: 9,
} as const;
export type CaseKind = ValueOf<typeof caseKind>;

export const caseAsk = { WHOLE_REFUND: 1, PART: 2, REPLACEMENT: 3, RETURN_REFUND: 4, FREIGHT: 5 } as const;
export type CaseAsk = ValueOf<typeof caseAsk>;

export const caseStatus = {
  WAIT_SELLER: 10,
  WAIT_BUYER: 20,
  WAIT_RETURN: 30,
  INSPECTING: 40,
  REPLACING: 50,
  JUDGING: 60,
  RESOLVED: 70,
  CLOSED: 80,
} as const;
export type CaseStatus = ValueOf<typeof caseStatus>;

export const caseOutcome = {
  REFUNDED: 'refunded',
  COMPENSATED: 'compensated',
  REPLACED: 'replaced',
  REFUSED: 'refused',
  REVOKED: 'revoked',
  LAPSED: 'lapsed',
} as const;
export type CaseOutcome = ValueOf<typeof caseOutcome>;

export const caseFileKind = { PICTURE: 'picture', VIDEO: 'video' } as const;
export type CaseFileKind = ValueOf<typeof caseFileKind>;

export const caseAnswer = {
  ACCEPT: 'accept',
  OFFER: 'offer',
  REFUSE: 'refuse',
  SETTLE_GOODS: 'settleGoods',
} as const;
export type CaseAnswer = ValueOf<typeof caseAnswer>;

export const caseReply = {
  ACCEPT_OFFER: 'acceptOffer',
  INSIST: 'insist',
  ESCALATE: 'escalate',
  REVOKE: 'revoke',
  SEND_BACK: 'sendBack',
} as const;
export type CaseReply = ValueOf<typeof caseReply>;

export const caseAction = { ...caseAnswer, ...caseReply, SAY: 'say', APPEAL: 'appeal' } as const;
export type CaseAction = ValueOf<typeof caseAction>;

export const freightBearer = { SELLER: 1, BUYER: 2, PLATFORM: 3 } as const;
export type FreightBearer = ValueOf<typeof freightBearer>;

export const returnedGoods = { RESTOCKED: 1, UNSELLABLE: 2, SENT_BACK: 3 } as const;
export type ReturnedGoods = ValueOf<typeof returnedGoods>;

export const returnState = {
  UNDERWAY: 'underway',
  ARRIVED: 'arrived',
  UNSETTLED: 'unsettled',
  STRAY: 'stray',
} as const;
export type ReturnState = ValueOf<typeof returnState>;
