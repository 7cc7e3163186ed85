import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { pageFields, pagingFields } from '../../shared/paging.ts';
import { EntityId } from '../../shared/values.ts';
import { UserProfit } from './userProfits.schemas.ts';

const fen = Type.Integer({ description: 'fen' });
const moment = Type.String({ format: 'date-time' });

export const InviteesBody = body({
  ...pagingFields(20),
  keyword: Type.Optional(Type.String({ maxLength: 30, description: 'part of the nickname' })),
  startAt: Type.Optional({ ...moment, description: 'invited from then on' }),
  endAt: Type.Optional({ ...moment, description: 'and before then' }),
});
export type InviteesFilter = Static<typeof InviteesBody>;

const Invitee = Type.Object({
  userId: EntityId,
  phone: Type.String({ description: 'masked' }),
  nickName: Type.String(),
  createdAt: Type.String(),
  level: Type.Integer(),
  levelName: Type.String(),
  packageCount: Type.Integer({ description: 'parcels that were paid for and not refunded' }),
  spend: Type.Integer({ description: 'fen paid, less what went back' }),
  profit: Type.Integer({ description: 'fen that the caller earns of them' }),
  profitSettled: Type.Integer({ description: 'fen of the profit that are in the wallet' }),
  lastOrderAt: NullableText,
  userProfit: { ...Type.Union([UserProfit, Type.Null()]), description: 'what is added for all goods' },
  goodsProfits: Type.Integer({ description: 'goods with an amount of their own' }),
});
export type InviteeDto = Static<typeof Invitee>;

const Summary = Type.Object({
  inviteCount: Type.Integer(),
  todayCount: Type.Integer({ description: 'by the clock of Shanghai' }),
  activeCount: Type.Integer({ description: 'with a shipped parcel: levels count these' }),
  totalProfit: Type.Integer({ description: 'fen earned, and still to come' }),
  unsettled: fen,
  todayProfit: Type.Integer({ description: 'fen of parcels paid today' }),
});
export type PromotionSummary = Static<typeof Summary>;

export const InviteesAnswer = Type.Object({
  ...pageFields(Invitee),
  inviteCode: Type.String(),
  inviteUrl: Type.String({ description: 'path of the site that opens the registration with this inviter' }),
  summary: Summary,
});
export type InviteesDto = Static<typeof InviteesAnswer>;

export const PromotionDaysBody = body({
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, default: 30 })),
});

const PromotionDay = Type.Object({
  date: Type.String({ description: 'by the clock of Shanghai' }),
  invited: Type.Integer(),
  parcels: Type.Integer({ description: 'of invitees, by the day of payment' }),
  profit: fen,
});
export type PromotionDayDto = Static<typeof PromotionDay>;

export const PromotionDaysAnswer = Type.Object({
  list: Type.Array(PromotionDay, { description: 'the oldest first, the last one today' }),
});

const LeagueLevel = Type.Object({
  level: Type.Integer({ minimum: 1, maximum: 12 }),
  name: Type.String(),
  needInvites: Type.Integer({ description: 'invitees with a shipped parcel' }),
  needPackages: Type.Integer({ description: 'own parcels shipped within 90 days' }),
  needRecharge: Type.Integer({ description: 'fen of one recharge' }),
  discount: Type.Integer({ description: 'fen off the courier fee of a parcel' }),
  maxProfit: Type.Integer({ description: 'highest mark-up, fen a piece' }),
});

export const LeagueAnswer = Type.Object({
  level: Type.Integer(),
  invites: Type.Integer(),
  packages: Type.Integer(),
  recharge: Type.Integer({ description: 'fen of the largest recharge' }),
  levels: Type.Array(LeagueLevel, {
    description: 'a level is reached by any one of its needs, and never lost',
  }),
});
export type LeagueDto = Static<typeof LeagueAnswer>;
