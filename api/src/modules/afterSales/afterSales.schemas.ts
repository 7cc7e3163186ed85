import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { idsField, pageOf, pagingFields } from '../../shared/paging.ts';
import { caseAsks, caseKinds, freightBearers, returnedGoods } from '../../shared/statuses.ts';
import { EntityId, entityId, MAX_FEN } from '../../shared/values.ts';
import { ParcelItem } from '../parcels/parcels.schemas.ts';

const fen = Type.Integer({ description: 'fen' });
const words = Type.String({ maxLength: 500 });
const amount = Type.Integer({ minimum: 1, maximum: MAX_FEN, description: 'fen' });
const KINDS = '0未说明 1未收到货 2物流延误 3破损 4发错货 5少件 6质量问题 7无理由退货 8拦截退回 9买家拒收';
const ASKS = '1全额退款 2部分补偿 3补发 4退货退款 5退运费';
const STATUSES =
  '10待供应商处理 20待买家确认 30待买家退货 40退货待验收 50补发中 60平台处理中 70已完成 80已关闭';
const GOODS = '1已入库 2不能再卖 3已寄还买家';
const kind = Type.Enum(caseKinds, { description: KINDS });
const ask = Type.Enum(caseAsks, { description: ASKS });
const status = Type.Integer({ minimum: 0, maximum: 99, description: STATUSES });

const fileIds = Type.Optional(
  Type.Array(EntityId, {
    maxItems: 10,
    uniqueItems: true,
    description: 'own private files that are attached to nothing: nine pictures and a video at most',
  }),
);

export const OpenCaseBody = body({
  packageId: EntityId,
  kind,
  ask,
  amount: Type.Optional({
    ...amount,
    description: 'fen: how much of what the parcel cost; by default the courier’s fee for 5, required for 2',
  }),
  items: Type.Optional(
    Type.Array(Type.Object({ skuId: EntityId, num: Type.Integer({ minimum: 1, maximum: 9_999 }) }), {
      minItems: 1,
      maxItems: 50,
      description: 'pieces of the parcel that it is about; all by default',
    }),
  ),
  text: Type.String({ minLength: 1, maxLength: 500, description: 'what is wrong' }),
  fileIds,
  clientNo: Type.Optional(
    Type.String({ description: 'the same number leads to the same case; as Idempotency-Key' }),
  ),
});
export type OpenCaseInput = Omit<Static<typeof OpenCaseBody>, 'clientNo'>;

export const AnswerCaseBody = body({
  caseId: EntityId,
  action: Type.Union(
    [Type.Literal('accept'), Type.Literal('offer'), Type.Literal('refuse'), Type.Literal('settleGoods')],
    {
      description:
        'accept what is asked for, or the goods that came back; offer something else; refuse with words; say what became of goods that came back',
    },
  ),
  offer: Type.Optional({
    ...ask,
    description: '2部分补偿 3补发 4退货退款: what is offered, 2 by default',
  }),
  amount: Type.Optional({
    ...amount,
    description: 'fen, of an offered part; of an offered replacement the freight that the buyer is to pay',
  }),
  warehouseId: Type.Optional({
    ...EntityId,
    description: 'own warehouse that goods are to be sent back to; by default that of the order',
  }),
  restock: Type.Optional(
    Type.Boolean({
      description:
        'of goods that came back: whether they can be sold again; said later with the refund by default',
    }),
  ),
  goods: Type.Optional(Type.Enum(returnedGoods, { description: `${GOODS}: of settleGoods` })),
  courierId: Type.Optional({ ...EntityId, description: 'by which goods were sent back to the buyer, of 3' }),
  waybillNo: Type.Optional(Type.String({ maxLength: 100, description: 'under which number, of 3' })),
  text: Type.Optional(words),
  fileIds,
  clientNo: Type.Optional(Type.String({ description: 'the same number answers once; as Idempotency-Key' })),
});

export const ReplyCaseBody = body({
  caseId: EntityId,
  action: Type.Union(
    [
      Type.Literal('acceptOffer'),
      Type.Literal('insist'),
      Type.Literal('escalate'),
      Type.Literal('revoke'),
      Type.Literal('sendBack'),
    ],
    {
      description:
        'accept the offer; insist on what was asked for, with words; bring it before the platform, with words; give up; say by which courier goods are sent back',
    },
  ),
  courierId: Type.Optional({ ...EntityId, description: 'of sendBack' }),
  waybillNo: Type.Optional(Type.String({ maxLength: 100, description: 'of sendBack' })),
  text: Type.Optional(words),
  fileIds,
  clientNo: Type.Optional(Type.String({ description: 'the same number replies once; as Idempotency-Key' })),
});

export const SayBody = body({
  caseId: EntityId,
  text: Type.String({ maxLength: 500, description: 'may be empty where files are said' }),
  fileIds,
  clientNo: Type.Optional(Type.String({ description: 'the same number is said once; as Idempotency-Key' })),
});
export const AppealBody = body({
  caseId: EntityId,
  text: Type.String({ minLength: 1, maxLength: 500, description: 'why it should be decided anew' }),
  fileIds: Type.Array(EntityId, {
    minItems: 1,
    maxItems: 10,
    uniqueItems: true,
    description: 'new evidence, as in `/afterSales/say`',
  }),
});
export const CaseIdBody = body({ caseId: EntityId });

export const CasesBody = body({
  ...pagingFields(20),
  ids: idsField,
  status: Type.Optional(status),
  open: Type.Optional(Type.Boolean({ description: 'only those that are not over, or that are' })),
  mine: Type.Optional(
    Type.Boolean({
      description:
        'only those that wait for the caller: for an answer, for goods to be sent back or to be inspected',
    }),
  ),
  orderId: Type.Optional(EntityId),
  packageId: Type.Optional(EntityId),
});
export type CasesFilter = Static<typeof CasesBody>;

const ReturnTo = Type.Object({
  warehouseId: EntityId,
  warehouseName: Type.String(),
  contact: Type.String(),
  phone: Type.String(),
  address: Type.String({ description: 'with its region' }),
  text: Type.String({ description: 'all of it with the number of the case, to be copied for whoever sends' }),
});

const ReturnOfCase = Type.Object({
  id: EntityId,
  courierName: NullableText,
  waybillNo: Type.String(),
  traceText: Type.String({ description: 'what its courier said last' }),
  traces: Type.Array(Type.Object({ at: Type.String(), text: Type.String() }), {
    description: 'all that its courier said, the newest first',
  }),
  signedAt: { ...NullableText, description: 'when its courier says that it was delivered' },
  arrivedAt: { ...NullableText, description: 'when the warehouse scanned it' },
});

const ReplacementOfCase = Type.Object({
  packageId: EntityId,
  packageNo: Type.String(),
  orderId: EntityId,
  waybillNo: NullableText,
  status: Type.Integer({ description: 'as of parcels' }),
  statusText: Type.String(),
});

const caseFields = {
  id: EntityId,
  caseNo: Type.String(),
  packageId: EntityId,
  packageNo: Type.String(),
  orderId: EntityId,
  orderNo: Type.String(),
  waybillNo: NullableText,
  items: Type.Array(ParcelItem, { description: 'what it is about' }),
  packageFee: { ...fen, description: 'fen that the parcel cost' },
  maxAmount: { ...fen, description: 'fen that may go back at most' },
  kind,
  kindText: Type.String(),
  ask,
  askText: Type.String(),
  amount: { ...fen, description: 'fen that are asked for' },
  status,
  statusText: Type.String(),
  offerKind: {
    ...NullableInt,
    description: '2部分补偿 3补发 4退货退款: what the supplier offers; null for nothing',
  },
  offerAmount: { ...NullableInt, description: 'fen that the supplier offers while the parcel goes on' },
  returnTo: Type.Union([ReturnTo, Type.Null()], { description: 'where goods are to be sent back' }),
  returnParcel: Type.Union([ReturnOfCase, Type.Null()], { description: 'in which they come back' }),
  goods: {
    ...NullableInt,
    description: `${GOODS}: what became of goods that came back; null while nothing is said of them`,
  },
  goodsText: {
    ...NullableText,
    description: 'the same in words, with the number under which they were sent',
  },
  replacement: Type.Union([ReplacementOfCase, Type.Null()], { description: 'what was sent instead' }),
  freight: { ...fen, description: 'fen of a replacement’s freight that its supplier does not bear' },
  freightBy: Type.Enum(freightBearers, { description: '1供应商 2买家 3平台: who bears that freight' }),
  givenAmount: { ...fen, description: 'fen that the buyer was given' },
  outcome: {
    ...NullableText,
    description:
      'refunded, compensated, replaced, refused, revoked, lapsed; null while it is open for the first time',
  },
  outcomeText: NullableText,
  refundId: Type.Union([EntityId, Type.Null()], { description: 'the refund that waits with it or ended it' }),
  unread: Type.Integer({ description: 'messages that the caller has not seen' }),
  dueAt: {
    ...NullableText,
    description: 'when silence decides: accepted for a supplier, closed for a buyer',
  },
  createdAt: Type.String(),
  updatedAt: Type.String(),
  finishedAt: NullableText,
  appealedBy: {
    ...NullableText,
    description: 'who appealed against what an operator decided: user, seller; null while nobody has',
  },
  appealedAt: { ...NullableText, description: 'when that was; it is decided once more then, for good' },
  allowedActions: Type.Array(Type.String(), {
    description:
      'accept, offer, refuse, settleGoods, acceptOffer, sendBack, insist, escalate, revoke, say, appeal',
  }),
};
const Case = Type.Object(caseFields);
export type CaseDto = Static<typeof Case>;
export const CasesAnswer = pageOf(Case);

export const CaseMessage = Type.Object({
  id: entityId('ascending in the order in which they were written'),
  by: Type.String({ description: 'user (the buyer), seller, system (a deadline), platform (an operator)' }),
  action: Type.String({
    description:
      'open, say, accept, offer, refuse, acceptOffer, sendBack, arrived, settleGoods, notReturned, replaced, replacementEnded, insist, escalate, revoke, refund, decide, appeal',
  }),
  text: Type.String(),
  amount: { ...NullableInt, description: 'fen that were asked for, offered or given with it' },
  createdAt: Type.String(),
  files: Type.Array(
    Type.Object({
      id: entityId('for `GET /privateFile/{id}`'),
      kind: Type.Union([Type.Literal('picture'), Type.Literal('video')]),
      width: { ...NullableInt, description: 'pixels of a picture' },
      height: { ...NullableInt, description: 'pixels of a picture' },
      durationMs: { ...NullableInt, description: 'milliseconds of a video' },
    }),
    { description: 'pictures and videos that were said with it' },
  ),
});
export type CaseMessageDto = Static<typeof CaseMessage>;
export const CaseMessagesAnswer = Type.Object({
  list: Type.Array(CaseMessage, { description: 'the oldest first; at most the 500 newest' }),
  otherRead: Type.Integer({
    description: 'id of the newest message that the other side has seen; 0 without',
  }),
});

export const DismissBody = body({ packageId: EntityId });
export const DismissedAnswer = Type.Object({ packageId: EntityId });

export const CaseStepAnswer = Type.Object({ caseId: EntityId, status });
