import { type Static, Type } from 'typebox';
import { robotPlatforms } from '../../adapters/groupRobots/robotProtocol.ts';
import { body, NullableText } from '../../shared/envelope.ts';
import { EntityId, MAX_FEN } from '../../shared/values.ts';
import { waysGroups } from './waysGroups.ts';

/** Robots a person. */
export const MAX_ROBOTS = 5;

const Group = Type.Enum(waysGroups, {
  description: 'what notices are about; `digest` is that of the day before',
});
const Groups = Type.Array(Group, { maxItems: waysGroups.length, uniqueItems: true });
const Time = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: 'in Beijing, such as 22:00',
});
const NullableTime = Type.Union([Time, Type.Null()]);
const Limit = Type.Union([Type.Integer({ minimum: 1, maximum: MAX_FEN }), Type.Null()], {
  description: 'fen; null for never',
});

export const robotStatuses = { active: 1, resting: 2 } as const;

export const GroupRobot = Type.Object({
  id: EntityId,
  platform: Type.Enum([...robotPlatforms], {
    description: '`wecom` 企业微信, `dingtalk` 钉钉, `feishu` 飞书',
  }),
  name: Type.String(),
  hint: Type.String({
    description: 'the last four signs of the key in its address, by which it is told from others',
  }),
  isSigned: Type.Boolean({ description: 'whether its messages are signed with a secret' }),
  groups: Groups,
  status: Type.Integer({ description: '1 active, 2 resting: it is told nothing until it is woken' }),
  problem: {
    ...NullableText,
    description:
      'why the last message was not taken: gone, sign, keyword, address, limited, busy, refused or unreachable; null where it was',
  },
  restedAt: NullableText,
  sentAt: { ...NullableText, description: 'when it took the last message; null before' },
});
export type GroupRobotDto = Static<typeof GroupRobot>;

export const NoticeWays = Type.Object({
  groups: Type.Array(
    Type.Object({
      group: Group,
      name: Type.String(),
      about: Type.String({ description: 'examples of what it tells' }),
      canSms: Type.Boolean({ description: 'whether short messages can tell of it' }),
    }),
    { description: 'of which the caller is told anything' },
  ),
  smsGroups: { ...Groups, description: 'what short messages tell the caller' },
  phone: Type.String({ description: 'where they go, masked' }),
  smsPerDay: Type.Integer({ description: 'how many the caller gets in a day at most' }),
  quietFrom: { ...NullableTime, description: 'from then on nothing is sent; null for never' },
  quietTo: {
    ...NullableTime,
    description: 'what has waited is sent then, as one; earlier than `quietFrom` over midnight',
  },
  digestAt: { ...NullableTime, description: 'when the digest of the day before is sent; null for never' },
  lowBalance: {
    ...Limit,
    description:
      'of the account: it is told when what may be spent falls below; null for never, and to who sees no money',
  },
  robots: Type.Array(GroupRobot, { description: 'the caller’s own, the oldest first' }),
});
export type NoticeWaysDto = Static<typeof NoticeWays>;

export const SaveWaysBody = body({
  smsGroups: Groups,
  robots: Type.Optional(
    Type.Array(Type.Object({ id: EntityId, groups: Groups }, { additionalProperties: false }), {
      maxItems: MAX_ROBOTS,
      description: 'what own robots tell; those that are not named tell what they told',
    }),
  ),
  quietFrom: NullableTime,
  quietTo: NullableTime,
  digestAt: NullableTime,
});
export type SavedWays = Static<typeof SaveWaysBody>;

export const LowBalanceBody = body({ limit: Limit });
export const LowBalance = Type.Object({ limit: Limit });

const Name = Type.String({ minLength: 1, maxLength: 20, pattern: '\\S' });
const Secret = Type.String({
  maxLength: 128,
  description:
    'what the platform signs with (加签, 签名校验); empty where the robot has none, and of 企业微信',
});

export const AddRobotBody = body({
  platform: Type.Enum([...robotPlatforms]),
  address: Type.String({
    minLength: 1,
    maxLength: 500,
    description: 'as the platform shows it; its key alone is kept',
  }),
  secret: Type.Optional(Secret),
  name: Name,
  groups: Groups,
});
export type NewRobot = Static<typeof AddRobotBody>;

export const RenameRobotBody = body({ id: EntityId, name: Name });
