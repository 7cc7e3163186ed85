import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { caseAsks, caseKinds, caseStatus, freightBearers } from '../../shared/statuses.ts';
import { EntityId, entityId, MAX_FEN, NullableId } from '../../shared/values.ts';
import { Timeline } from '../tracking/tracking.schemas.ts';
import { CaseMessage } from './afterSales.schemas.ts';

const fen = (description: string) => Type.Integer({ description: `fen ${description}` });
const kind = Type.Enum(caseKinds, { description: 'what is wrong, as `afterSales.kind`' });

export const ConsoleCasesQuery = Type.Object({
  ...pagingFields(20),
  show: Type.Optional(
    Type.Union([Type.Literal('waiting'), Type.Literal('all')], {
      default: 'waiting',
      description: 'waiting: for an operator, the oldest first; all: the newest first',
    }),
  ),
  keyword: Type.Optional(
    Type.String({ maxLength: 60, description: 'number of a case, a parcel or an order, whole' }),
  ),
  kind: Type.Optional(Type.Integer({ minimum: 0, maximum: 9, description: 'as `afterSales.kind`' })),
  buyerId: Type.Optional(EntityId),
  sellerId: Type.Optional(EntityId),
  minAmount: Type.Optional(
    Type.Integer({ minimum: 0, maximum: MAX_FEN, description: 'fen that are asked for' }),
  ),
  appealed: Type.Optional(Type.Boolean({ description: 'only those with an appeal, or without' })),
});
export type ConsoleCasesFilter = Static<typeof ConsoleCasesQuery>;

const summary = {
  id: EntityId,
  caseNo: Type.String(),
  packageId: EntityId,
  packageNo: Type.String(),
  orderId: EntityId,
  orderNo: Type.String(),
  buyerId: EntityId,
  buyerName: Type.String({ description: 'company or nick name' }),
  sellerId: EntityId,
  sellerName: Type.String({ description: 'of the company' }),
  kind,
  kindText: Type.String(),
  ask: Type.Enum(caseAsks, { description: 'what its buyer wants, as `afterSales.ask`' }),
  askText: Type.String(),
  amount: fen('that are asked for'),
  packageFee: fen('that the parcel cost'),
  status: Type.Enum(caseStatus, { description: 'as `afterSales.status`' }),
  statusText: Type.String(),
  givenAmount: fen('that the buyer was given'),
  outcomeText: NullableText,
  appealedBy: { ...NullableText, description: 'who appealed: user, seller; null while nobody has' },
  waitingSince: {
    ...NullableText,
    description: 'since when it is an operator’s to decide; null where it is not',
  },
  approvalId: {
    ...NullableId,
    description: 'of a decision that waits for a second operator; null without one',
  },
  createdAt: Type.String(),
};
const CaseSummary = Type.Object(summary);
export type CaseSummaryDto = Static<typeof CaseSummary>;
export const ConsoleCasesAnswer = pageOf(CaseSummary);

const CaseParty = Type.Object({
  id: EntityId,
  name: Type.String({ description: 'of a supplier its company, of a buyer masked' }),
  packageCount: Type.Integer({ description: 'parcels of its newest 1000 orders of the last 30 days' }),
  caseCount: Type.Integer({ description: 'of these, those with a case' }),
  disputedCount: Type.Integer({ description: 'of these, those that the platform was to decide about' }),
  refundedCount: Type.Integer({ description: 'of these, those of which something went back' }),
  refundedFee: fen('that went back'),
  answerMedian: { ...NullableInt, description: 'seconds until a supplier’s first answer, half of the time' },
});
export type CasePartyDto = Static<typeof CaseParty>;

const MoneyLine = Type.Object({
  party: Type.String({ description: 'buyer, seller, agent, platform' }),
  account: Type.String({ description: 'available, frozen, deposit; escrow, revenue of the platform' }),
  title: Type.String(),
  amount: fen('that it gets; negative where it gives'),
  createdAt: Type.String(),
});
export type MoneyLineDto = Static<typeof MoneyLine>;

const EarlierCase = Type.Object({
  ...Type.Pick(CaseSummary, ['id', 'caseNo', 'kindText', 'askText', 'statusText', 'outcomeText']).properties,
  ...Type.Pick(CaseSummary, ['buyerId', 'sellerId', 'amount', 'givenAmount', 'createdAt']).properties,
});
export type EarlierCaseDto = Static<typeof EarlierCase>;

export const ConsoleCase = Type.Object({
  ...summary,
  offerText: { ...NullableText, description: 'what the supplier offers; null for nothing' },
  items: Type.Array(
    Type.Object({
      goodId: EntityId,
      goodName: Type.String(),
      goodPic: Type.String(),
      skuName: Type.String(),
      num: Type.Integer(),
    }),
    { description: 'what it is about' },
  ),
  maxAmount: fen('that may go back of the parcel; beyond it is the supplier’s deposit'),
  goodsFee: fen('that the goods cost in the parcel'),
  courierFee: fen('that the courier cost, surcharges included'),
  compensated: fen('that went back while the parcel went on'),
  sellerFree: fen('that the supplier can spend'),
  sellerDeposit: fen('of the supplier’s deposit'),
  returnText: {
    ...NullableText,
    description: 'of goods that come back, the courier’s last words; null without',
  },
  buyer: CaseParty,
  seller: CaseParty,
  messages: Type.Array(CaseMessage, { description: 'the oldest first; at most the 500 newest' }),
  timeline: Timeline,
  money: Type.Array(MoneyLine, {
    description: 'of the parcel and the payment of its order, the oldest first',
  }),
  earlier: Type.Array(EarlierCase, { description: 'other cases of either party, the newest first' }),
  mayDecide: Type.Boolean({
    description: 'it waits for an operator, and no decision waits for a second one',
  }),
  secondEyes: fen('above which a decision takes a second operator'),
  approval: Type.Union(
    [
      Type.Object({
        id: EntityId,
        askedBy: Type.String(),
        askedAt: Type.String(),
        summary: Type.String(),
        amount: fen('that it moves'),
        reason: Type.String(),
        isOwn: Type.Boolean({ description: 'the caller has asked for it' }),
      }),
      Type.Null(),
    ],
    { description: 'a decision that waits for a second operator' },
  ),
});
export type ConsoleCaseDto = Static<typeof ConsoleCase>;

const verdict = {
  id: EntityId,
  give: Type.Union(
    [Type.Literal('all'), Type.Literal('part'), Type.Literal('replacement'), Type.Literal('nothing')],
    { description: 'what its buyer gets: the whole, so many fen, the goods again, nothing' },
  ),
  amount: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_FEN, description: 'fen in all, of a part; needed for it' }),
  ),
  freight: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 100_000,
      description: 'fen of a replacement’s freight; 0: its supplier’s',
    }),
  ),
  freightBy: Type.Optional(Type.Enum(freightBearers, { description: '2买家 3平台: who bears that freight' })),
};
export const PreviewBody = body(verdict);
export type GivenVerdict = Static<typeof PreviewBody>;
export const DecideCaseBody = body({
  ...verdict,
  reason: { ...OperatorReason, description: 'both parties see it' },
});
export type CaseDecision = Static<typeof DecideCaseBody>;

export const PreviewAnswer = Type.Object({
  moves: Type.Array(Type.Object(Type.Omit(MoneyLine, ['createdAt']).properties), {
    description: 'what each gets and gives, as it would be now',
  }),
  buyerGets: fen('that go to the buyer'),
  amount: fen('by which it is decided whether a second operator is needed'),
  needsSecond: Type.Boolean({ description: 'it is done once a second operator approves' }),
});
export type PreviewDto = Static<typeof PreviewAnswer>;
export const DecidedAnswer = Type.Object({
  isDone: Type.Boolean({ description: 'false where it waits for a second operator' }),
  approvalId: { ...NullableId, description: 'what waits' },
});
export type DecidedDto = Static<typeof DecidedAnswer>;
export const CaseIdQuery = Type.Object({ id: entityId('of a case') });
