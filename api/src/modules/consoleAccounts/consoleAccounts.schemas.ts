import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, entityId, NullableId } from '../../shared/values.ts';
import { ApiToken } from '../tokens/tokens.schemas.ts';

const count = Type.Integer();
const fen = Type.Integer({ description: 'fen' });
const Kind = Type.Integer({ minimum: 1, maximum: 2, description: '1 buyer, 2 supplier' });
const Status = Type.Integer({ description: '1 normal, 2 frozen, 4 closed' });
const Level = Type.Integer({ minimum: 1, maximum: 12 });
const day = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }));

export const AccountsQuery = Type.Object({
  ...pagingFields(20),
  kind: Type.Optional(Kind),
  status: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(4)])),
  level: Type.Optional(Level),
  phone: Type.Optional(Type.String({ pattern: '^1[0-9]{10}$', description: 'the whole number' })),
  name: Type.Optional(
    Type.String({ minLength: 2, maxLength: 30, description: 'part of the nickname or the company' }),
  ),
  from: day('registered from then on'),
  to: day('and before then'),
});
export type AccountsFilter = Static<typeof AccountsQuery>;

const item = {
  id: EntityId,
  kind: Kind,
  status: Status,
  level: Level,
  levelName: Type.String({ description: 'empty of a supplier' }),
  phone: Type.String({ description: 'masked; empty of a closed account' }),
  nickName: Type.String(),
  companyName: Type.String({ description: 'of a supplier' }),
  realName: { ...NullableText, description: 'masked; null before the real-name check' },
  isClosing: Type.Boolean({ description: 'its person closes it' }),
  lastLoginAt: NullableText,
  createdAt: Type.String(),
};
const AccountItem = Type.Object(item);
export type AccountDto = Static<typeof AccountItem>;
export const AccountPage = pageOf(AccountItem);

const Wallet = Type.Object({
  available: { ...fen, description: 'fen, held ones included' },
  held: { ...fen, description: 'fen of the available that may have to come back' },
  frozen: { ...fen, description: 'fen of cash-outs under way' },
  overdraft: { ...fen, description: 'fen below nothing' },
  withdrawable: fen,
  deposit: fen,
  depositMin: { ...fen, description: 'fen that the deposit is topped up to' },
  depositLack: fen,
  inTransit: { ...fen, description: 'fen of parcels that are not settled yet' },
  recharged: fen,
  spent: fen,
  earned: { ...fen, description: 'fen earned by invitees' },
});
const Counts = Type.Object({
  orders: count,
  unpaidOrders: count,
  openOrders: { ...count, description: 'paid, and not completed' },
  refunds: count,
  waitingRefunds: count,
  openCases: { ...count, description: 'after-sales cases that are not over' },
  invitees: count,
  shops: count,
  warehouses: count,
  goods: count,
});
const Order = Type.Object({
  id: EntityId,
  orderNo: Type.String(),
  goodName: Type.String(),
  status: Type.Integer({ description: 'as `order.status`' }),
  packageCount: count,
  totalFee: fen,
  createdAt: Type.String(),
});
const Refund = Type.Object({
  id: EntityId,
  refundNo: Type.String(),
  orderId: EntityId,
  status: Type.Integer({ description: 'as `refundStatus`' }),
  amount: fen,
  createdAt: Type.String(),
});
const Session = Type.Object({
  id: EntityId,
  memberName: { ...NullableText, description: 'of the member whose it is; null of the owner' },
  network: Type.String({ description: 'masked address; empty where it is not known' }),
  device: Type.String({ description: 'empty where it is not known' }),
  createdAt: Type.String(),
  seenAt: Type.String(),
  isLive: Type.Boolean(),
  revokeReason: {
    ...NullableText,
    description: 'why it ended: elsewhere, logout, password, disabled, removed …',
  },
});
const Limit = Type.Object({
  name: Type.String({ description: 'such as `messagesToPhoneDaily`' }),
  hits: count,
  most: count,
  isUsedUp: Type.Boolean(),
  endsAt: { ...Type.String(), description: 'when its window ends' },
});
const Consent = Type.Object({
  kind: Type.Integer({ description: '1 用户协议, 2 隐私政策' }),
  version: Type.String(),
  agreed: Type.Boolean(),
  answeredAt: Type.String(),
});
const Invitee = Type.Object({
  id: EntityId,
  nickName: Type.String(),
  level: Level,
  status: Status,
  createdAt: Type.String(),
});
const Note = Type.Object({
  id: EntityId,
  operator: Type.String({ description: 'display name' }),
  text: Type.String(),
  createdAt: Type.String(),
});
export type NoteDto = Static<typeof Note>;
const Member = Type.Object({
  id: EntityId,
  name: Type.String({ description: 'as the owner calls them' }),
  phone: Type.String({ description: 'masked' }),
  roleName: Type.String(),
  isSignedIn: Type.Boolean({ description: 'has a live session' }),
  createdAt: Type.String(),
  lastLoginAt: NullableText,
});
export type AccountMemberDto = Static<typeof Member>;
const Token = Type.Object({
  ...Type.Omit(ApiToken, ['scopes', 'documents']).properties,
  scopeNames: Type.Array(Type.String(), { description: 'what it may do, in Chinese' }),
});
export type AccountTokenDto = Static<typeof Token>;
const League = Type.Object({
  earned: { ...Level, description: 'the level whose conditions are met: it cannot be lower' },
  invites: count,
  packages: { ...count, description: 'shipped within 90 days' },
  recharge: { ...fen, description: 'fen of the largest recharge' },
  levels: Type.Array(
    Type.Object({
      level: Level,
      name: Type.String(),
      discount: { ...fen, description: 'fen off each parcel' },
      maxProfit: { ...fen, description: 'fen that an agent may add to a piece' },
    }),
  ),
});

export const AccountDetail = Type.Object({
  ...item,
  contact: Type.String({ description: 'masked name' }),
  frozenAt: NullableText,
  realStatus: Type.Integer({ description: 'as `realStatus`' }),
  superId: { ...NullableId, description: 'who invited it' },
  superName: Type.String({ description: 'empty without one' }),
  commissionRate: Type.Integer({ description: 'ten-thousandths of the goods that a supplier pays' }),
  settleDays: Type.Integer({ description: 'days from receipt to settlement' }),
  wallet: Wallet,
  counts: Counts,
  lastOrders: Type.Array(Order, { description: 'the newest five' }),
  lastRefunds: Type.Array(Refund, { description: 'the newest five' }),
  lastInvitees: Type.Array(Invitee, { description: 'the newest five' }),
  sessions: Type.Array(Session, { description: 'the newest ten; the oldest are a fortnight old' }),
  members: Type.Array(Member, { description: 'who acts in it beside its owner, the newest first' }),
  tokens: Type.Array(Token, { description: 'of programs, the newest first; ended ones for 90 days' }),
  limits: Type.Array(Limit, { description: 'limits that have been counted against in their windows' }),
  consents: Type.Array(Consent),
  notes: Type.Array(Note, { description: 'the newest fifty' }),
  league: { ...Type.Union([League, Type.Null()]), description: 'null of a supplier' },
});
export type AccountDetailDto = Static<typeof AccountDetail>;
export type WalletDto = Static<typeof Wallet>;
export type CountsDto = Static<typeof Counts>;
export type LimitDto = Static<typeof Limit>;
export type LeagueDto = Static<typeof League>;
export type SessionDto = Static<typeof Session>;

export const FreezePreview = Type.Object({
  sessions: { ...count, description: 'live ones, which end' },
  goodsOnSale: { ...count, description: 'that are taken off sale' },
  goodsToReturn: { ...count, description: 'that a thaw puts back on sale' },
  unpaidOrders: { ...count, description: 'of a supplier cancelled, of a buyer left to expire' },
  unpaidFee: fen,
  heldParcels: {
    ...count,
    description: 'paid and not issued: of a supplier refunded 48 hours after the freeze',
  },
  heldFee: { ...fen, description: 'fen that go back to buyers then' },
  goingParcels: { ...count, description: 'issued or on their way, which go on' },
  unsettledFee: { ...fen, description: 'fen of a supplier whose settlement stops' },
  cashOuts: { ...count, description: 'under way, which stay in the queue' },
  cashOutFee: fen,
  shops: { ...count, description: 'of a buyer, which order nothing by themselves any more' },
  refundAt: { ...NullableText, description: 'of a frozen supplier: when what is held is refunded' },
});
export type FreezePreviewDto = Static<typeof FreezePreview>;

export const ReasonBody = body({ id: EntityId, reason: OperatorReason });
export type Reasoned = Static<typeof ReasonBody>;
export const LevelBody = body({ id: EntityId, level: Level, reason: OperatorReason });
export type LevelChange = Static<typeof LevelBody>;
export const RemoveMemberBody = body({
  id: entityId('of the account'),
  memberId: EntityId,
  reason: OperatorReason,
});
export type MemberRemoval = Static<typeof RemoveMemberBody>;
export const RevokeTokenBody = body({
  id: entityId('of the account'),
  tokenId: EntityId,
  reason: OperatorReason,
});
export type TokenRevocation = Static<typeof RevokeTokenBody>;
export const NoteBody = body({
  id: entityId('of the account'),
  text: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
});
export type NewNote = Static<typeof NoteBody>;
export const AddedNote = Note;
export const SignedOut = Type.Object({ sessions: { ...count, description: 'that ended' } });
export const ResetSent = Type.Object({
  phone: Type.String({ description: 'masked' }),
  expireIn: { ...NullableInt, description: 'seconds that the code is good for' },
});
