import type {
  InviteePageDto,
  LeagueDto,
  UserProfitDto,
} from '../../../../gateway/src/domains/promotion/promotion.dto.ts';
import { at, days } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

export const userProfitRow = (id: number): UserProfitDto => ({
  ...{ id, userId: 12, userPhone: '138******02', nickName: '阿橘优选', goodId: null, goodName: null },
  ...{ profit: 20, courierProfit: 10, enabled: true, remark: '', updatedAt: at },
});

/** Somebody with an amount of their own, and somebody without. */
export const inviteePage: InviteePageDto = {
  list: [12, 13].map((userId) => ({
    ...{ userId, phone: '138******02', nickName: '阿橘优选', createdAt: at, level: 2, levelName: '铜牌会员' },
    ...{
      packageCount: 3,
      spend: 1_245,
      profit: 45,
      profitSettled: 15,
      lastOrderAt: userId === 12 ? at : null,
    },
    ...{ userProfit: userId === 12 ? userProfitRow(5) : null, goodsProfits: 1 },
  })),
  ...{
    total: 2,
    totalIsExact: true,
    page: 1,
    pageSize: 20,
    nextCursor: null,
    cursors: [],
    inviteCode: '1',
    inviteUrl: '/t3/#super=1',
  },
  summary: {
    ...{ inviteCount: 2, todayCount: 1, activeCount: 1, totalProfit: 45, unsettled: 30, todayProfit: 15 },
  },
};

export const leagueRow: LeagueDto = {
  ...{ level: 2, invites: 1, packages: 30, recharge: 10_000 },
  levels: [
    {
      ...{ level: 2, name: '铜牌会员', needInvites: 2, needPackages: 100, needRecharge: 10_000 },
      ...{ discount: 2, maxProfit: 60 },
    },
  ],
};

export const answers: Answers = {
  '/user/invite/list': () => ok(inviteePage),
  '/user/invite/days': ({ body }) =>
    ok({
      list: days((body as { days: number }).days).map(({ date }) => ({
        date,
        invited: 1,
        parcels: 2,
        profit: 30,
      })),
    }),
  '/user/league': () => ok(leagueRow),
  '/userProfits/getUserProfitsList': () => ok(pageOf([userProfitRow(5)])),
  '/userProfits/createUserProfits': () => ok({ list: [userProfitRow(5)] }),
  '/userProfits/updateUserProfits': () => ok(userProfitRow(5)),
  '/userProfits/deleteUserProfitsByIds': ({ body }) => ok(body as object),
  '/userProfits/defaultProfit': ({ body }) =>
    ok({ profit: 5, courierProfit: 0, maxProfit: 100, maxCourierProfit: 100, ...(body as object) }),
  '/userProfits/simulate': () =>
    ok({
      ...{ unitPrice: 135, goodsFee: 405, courierFee: 279, remoteFee: 0, discountFee: 6, packageFee: 684 },
      ...{ agentShare: 50, plainFee: 634, profit: 15, courierProfit: 5, banned: false, reason: '' },
    }),
};
