import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import { raisePayer } from '../../api/src/modules/promotion/league.repository.ts';
import type {
  InviteesDto,
  LeagueDto,
  PromotionDayDto,
} from '../../api/src/modules/promotion/promotion.schemas.ts';
import {
  decided as answered,
  consent,
  sendCode,
  smsChannel,
  tally,
  unusedPhone,
} from '../support/accounts.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi, testPassword } from '../support/api.ts';
import { decided, type Paid } from '../support/issuingFixture.ts';
import { refundFixture } from '../support/refundFixture.ts';

const channel = smsChannel();
const refunding = refundFixture();
const { fixture } = refunding;

const invite = (inviter: Person, invitee: Person) =>
  fixture.query('UPDATE account SET super_id = $2 WHERE id = $1', [invitee.accountId, inviter.accountId]);
const invitees = async (who: Person, body: object = {}) =>
  (await who.call<InviteesDto>('POST', '/user/invite/list', body)).data;
const league = async (who: Person) => (await who.call<LeagueDto>('POST', '/user/league', {})).data;
const levelOf = async ({ accountId }: Person) =>
  (await fixture.query<{ level: number }>('SELECT level FROM account WHERE id = $1', [accountId]))[0]?.level;

async function ordered(buyer: Person, shop: Shop, parcels = 1): Promise<Paid> {
  const body = orderBody(buyer, shop, { confirm: true });
  const answer = await decided<{ orderId: number }>(buyer, '/orders/createOrder', {
    ...{ ...body, packages: Array.from({ length: parcels }, () => body.packages[0]) },
    clientNo: randomUUID(),
  });
  expect(answer.msg).toBe('下单成功');
  return { orderId: answer.data.orderId, buyer, shop };
}

/** Puts a paid recharge of so many fen into the books, as a channel would. */
async function recharge({ accountId }: Person, amount: number): Promise<void> {
  const terms = {
    accountId,
    amount,
    payType: 2,
    hash: '',
    min: 1,
    max: 10_000_000,
    mostOpen: 9,
    minutes: 30,
  };
  const [begun] = await fixture.query<{ id: number }>('SELECT begin_payment($1) AS id', [
    JSON.stringify(terms),
  ]);
  const [payment] = await fixture.query<{ no: string }>('SELECT pay_no AS no FROM payment WHERE id = $1', [
    begun?.id,
  ]);
  await fixture.query("SELECT settle_payment(2::smallint, $1, 'trade-' || $1, $2, now())", [
    payment?.no,
    amount,
  ]);
  await raisePayer(fixture.api.database.db, payment?.no ?? '');
}

describe('invitees', () => {
  it('are listed with their purchases and the agent’s profit before and after settlement and refund', async () => {
    const agent = await fixture.api.buyer({ level: 4 });
    const [first, second] = [await fixture.api.buyer({ balance: 100_000 }), await fixture.api.buyer()];
    await invite(agent, first);
    await invite(agent, second);
    await agent.call('POST', '/userProfits/defaultProfit', { profit: 10, courierProfit: 5 });
    const [row] = (
      await agent.call<{ list: { id: number }[] }>('POST', '/userProfits/createUserProfits', {
        ...{ userId: second.accountId, profit: 1 },
      })
    ).data.list;
    const shop = await fixture.api.shop();
    await fixture.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [shop.warehouseId]);
    const paid = await ordered(first, shop, 3);
    const before = await invitees(agent);
    expect(before).toMatchObject({
      ...{ total: 2, inviteCode: String(agent.accountId), inviteUrl: `/t3/#super=${agent.accountId}` },
      summary: {
        ...{ inviteCount: 2, todayCount: 2, activeCount: 0 },
        ...{ totalProfit: 45, unsettled: 45, todayProfit: 45 },
      },
    });
    expect(before.list).toMatchObject([
      {
        ...{ userId: second.accountId, packageCount: 0, spend: 0, profit: 0, lastOrderAt: null },
        userProfit: { id: row?.id, profit: 1 },
      },
      {
        ...{ userId: first.accountId, packageCount: 3, spend: 3 * 415, profit: 45, profitSettled: 0 },
        ...{ userProfit: null, goodsProfits: 0, level: 1, levelName: '普通会员' },
      },
    ]);
    expect(before.list[0]?.phone).toMatch(/^1\d{2}\*{6}\d{2}$/);

    await fixture.issue(paid.orderId);
    await refunding.move(paid, 50, { picked: true });
    await refunding.settle();
    const [, part, all] = await refunding.idsOf(paid);
    for (const [packageId, amount] of [
      [part, 400],
      [all, 415],
    ] as const) {
      await refunding.refund(paid, { packageIds: [packageId], reason: '破损' });
      const refundId = await refunding.refundId(paid);
      await refunding.answer(shop.seller, { refundId, agree: true, amount });
    }
    const after = await invitees(agent);
    // Of the one that was given back in part nothing is left for the agent: the supplier comes first.
    expect(after.list[1]).toMatchObject({ packageCount: 1, spend: 415 + 15, profit: 15, profitSettled: 15 });
    expect(after.summary).toMatchObject({ activeCount: 1, totalProfit: 15, unsettled: 0 });
    expect(await refunding.wallet(agent)).toBe(15);
    const days = await agent.call<{ list: PromotionDayDto[] }>('POST', '/user/invite/days', { days: 2 });
    expect(days.data.list.map(({ date: _date, ...day }) => day)).toEqual([
      { invited: 0, parcels: 0, profit: 0 },
      { invited: 2, parcels: 1, profit: 15 },
    ]);
  });

  it('are found by name and day by their own agent only', async () => {
    const agent = await fixture.api.buyer();
    const invitee = await fixture.api.buyer();
    await invite(agent, invitee);
    await fixture.query("UPDATE account SET nick_name = '阿橘_优选' WHERE id = $1", [invitee.accountId]);
    const totals = async (body: object) => (await invitees(agent, body)).total;
    expect(await totals({ keyword: '橘_优' })).toBe(1);
    expect(await totals({ keyword: '橘优' })).toBe(0);
    expect(await totals({ endAt: '2026-01-01T00:00:00+08:00' })).toBe(0);
    expect((await invitees(invitee)).total).toBe(0);
  });

  it('keep their inviter, who is neither themselves nor one of their invitees', async () => {
    const [a, b, c] = [await fixture.api.buyer(), await fixture.api.buyer(), await fixture.api.buyer()];
    await invite(a, b);
    await invite(b, c);
    await expect(invite(a, a)).rejects.toThrow(/account_super_other|would invite itself/);
    await expect(invite(c, a)).rejects.toThrow('would invite itself');
    await expect(invite(c, b)).rejects.toThrow('is fixed');
    await expect(
      fixture.query('UPDATE account SET super_id = NULL WHERE id = $1', [b.accountId]),
    ).rejects.toThrow('is fixed');
  });

  it('that register concurrently are counted once each', async () => {
    const api: TestApi = await startApi({
      demo: false,
      sms: channel,
      limitByAddress: false,
      beside: fixture.api,
    });
    const agent = await fixture.api.buyer();
    const phones = Array.from({ length: 100 }, unusedPhone);
    for (const phone of phones) {
      await api.query("DELETE FROM counter WHERE key LIKE 'messages%'");
      await sendCode(api, phone, { scene: 1 });
    }
    const register = (phone: string) =>
      answered(() =>
        api.call('POST', '/common/register', {
          ...{ phone, phoneCode: channel.codeOf(phone), password: testPassword, repassword: testPassword },
          consent,
          superId: String(agent.accountId),
        }),
      );
    // Each twice, as somebody who is impatient would.
    const answers = await pLimit(10).map(phones, (phone) => Promise.all([register(phone), register(phone)]));
    const { ok, ...refused } = tally(answers.flat());
    expect([ok, Object.keys(refused)]).toEqual([100, ['PHONE_CODE_EXPIRED']]);
    expect((await invitees(agent)).summary).toMatchObject({ inviteCount: 100, todayCount: 100 });
    await api.close();
  });
});

describe('the agent level', () => {
  it('rises with the largest single recharge and never falls', async () => {
    const buyer = await fixture.api.buyer();
    await recharge(buyer, 9_999);
    await recharge(buyer, 9_999);
    expect(await levelOf(buyer)).toBe(1);
    await recharge(buyer, 50_000);
    expect(await levelOf(buyer)).toBe(4);
    await recharge(buyer, 10_000);
    expect(await levelOf(buyer)).toBe(4);
    expect(await league(buyer)).toMatchObject({ level: 4, invites: 0, packages: 0, recharge: 50_000 });
    const input = await fixture.api.buyer({ level: 9 });
    await recharge(input, 10_000);
    expect(await levelOf(input)).toBe(9);
  });

  it('rises with settled parcels and with invitees who had one shipped', async () => {
    await fixture.query('UPDATE league_level SET need_packages = 3, need_invites = 2 WHERE level = 2');
    await fixture.query('UPDATE league_level SET need_invites = 3 WHERE level = 3');
    const agent = await fixture.api.buyer();
    const shop = await fixture.api.shop();
    await fixture.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [shop.warehouseId]);
    const buyers = [1, 2, 3].map(async () => {
      const buyer = await fixture.api.buyer({ balance: 100_000 });
      await invite(agent, buyer);
      return buyer;
    });
    const levels: unknown[] = [];
    for (const [at, buyer] of (await Promise.all(buyers)).entries()) {
      const paid = await ordered(buyer, shop, at === 0 ? 3 : 1);
      await fixture.issue(paid.orderId);
      await refunding.move(paid, 50, { picked: true });
      await refunding.settle();
      levels.push([await levelOf(agent), await levelOf(buyer)]);
    }
    await fixture.query('UPDATE league_level SET need_packages = 100, need_invites = 2 WHERE level = 2');
    await fixture.query('UPDATE league_level SET need_invites = 5 WHERE level = 3');
    expect(levels).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
    const { levels: table, ...come } = await league(agent);
    expect(come).toEqual({ level: 3, invites: 3, packages: 0, recharge: 0 });
    expect(table).toHaveLength(12);
    expect(table.at(-1)).toEqual({
      ...{ level: 12, name: '联盟盟主', needInvites: 1000, needPackages: 300_000, needRecharge: 5_000_000 },
      ...{ discount: 30, maxProfit: 500 },
    });
  });
});
