import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type {
  DefaultProfitDto,
  SimulationDto,
  UserProfitDto,
} from '../../api/src/modules/promotion/userProfits.schemas.ts';
import { type Answer, orderBody, type Person, type Shop } from '../support/api.ts';
import { decided, type Paid } from '../support/issuingFixture.ts';
import { refundFixture } from '../support/refundFixture.ts';

const refunding = refundFixture();
const { fixture } = refunding;

/** An agent of a level, somebody that it has invited, and goods: a parcel costs 400 without a mark-up. */
async function couple({ level = 4 } = {}) {
  const agent = await fixture.api.buyer({ level });
  const buyer = await fixture.api.buyer({ balance: 1_000_000 });
  await fixture.query('UPDATE account SET super_id = $2 WHERE id = $1', [buyer.accountId, agent.accountId]);
  const shop = await fixture.api.shop();
  await fixture.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [shop.warehouseId]);
  return { agent, buyer, shop };
}

const setDefault = (agent: Person, body: object) =>
  agent.call<DefaultProfitDto>('POST', '/userProfits/defaultProfit', body);
const create = (agent: Person, body: object) =>
  agent.call<{ list: UserProfitDto[] }>('POST', '/userProfits/createUserProfits', body);

async function feeOf(buyer: Person, shop: Shop, more: object = {}): Promise<number> {
  const answer = await buyer.call<{ totalFee: number }>(
    'POST',
    '/orders/quote',
    orderBody(buyer, shop, more),
  );
  expect(answer.msg).toBe('操作成功');
  return answer.data.totalFee;
}

async function ordered(buyer: Person, shop: Shop, more: object = {}): Promise<Paid> {
  const answer = await decided<{ orderId: number }>(buyer, '/orders/createOrder', {
    ...orderBody(buyer, shop, { confirm: true, ...more }),
    clientNo: randomUUID(),
  });
  expect(answer.msg).toBe('下单成功');
  return { orderId: answer.data.orderId, buyer, shop };
}

const refusal = ({ code, msg, data }: Answer) => [code, msg, data.errorKey];

describe('the mark-up of an agent', () => {
  it('is the amount for the goods, else for all goods, else the default, else zero', async () => {
    const { agent, buyer, shop } = await couple();
    expect(await feeOf(buyer, shop, { num: 2 })).toBe(520);
    await setDefault(agent, { profit: 5, courierProfit: 7 });
    expect(await feeOf(buyer, shop, { num: 2 })).toBe(520 + 2 * 5 + 7);
    const [ofAll] = (await create(agent, { userId: buyer.accountId, profit: 20 })).data.list;
    expect(await feeOf(buyer, shop, { num: 2 })).toBe(520 + 2 * 20);
    const [ofGoods] = (
      await create(agent, { userIds: [buyer.accountId], goodId: shop.goodId, profit: 0, courierProfit: 3 })
    ).data.list;
    expect(await feeOf(buyer, shop, { num: 2 })).toBe(520 + 3);

    await agent.call('PUT', '/userProfits/updateUserProfits', { id: ofGoods?.id, enabled: false });
    expect(await feeOf(buyer, shop, { num: 2 })).toBe(520 + 2 * 20);
    const gone = await agent.call('DELETE', '/userProfits/deleteUserProfitsByIds', {
      ids: [ofAll?.id ?? 0, ofGoods?.id ?? 0],
    });
    expect(gone.data).toEqual({ ids: [ofAll?.id, ofGoods?.id] });
    expect(await feeOf(buyer, shop, { num: 2 })).toBe(520 + 2 * 5 + 7);
  });

  it('is part of the invitee’s prices and of nobody else’s', async () => {
    const { agent, buyer, shop } = await couple();
    await create(agent, { userId: buyer.accountId, profit: 9 });
    const priceFor = async (call: Person['call']) =>
      (await call<{ price: number }>('GET', `/goods/id?id=${shop.goodId}`)).data.price;
    const listed = async (call: Person['call'], minPrice: number) =>
      (
        await call<{ list: { price: number }[] }>(
          'GET',
          `/goods/list?warehouseId=${shop.warehouseId}&minPrice=${minPrice}&sort=3`,
        )
      ).data.list.map(({ price }) => price);
    expect(await priceFor(buyer.call)).toBe(129);
    expect(await listed(buyer.call, 129)).toEqual([129]);
    for (const call of [fixture.api.call, agent.call, shop.seller.call]) {
      expect(await priceFor(call)).toBe(120);
      expect(await listed(call, 129)).toEqual([]);
    }
    type Kept = { priceDelta: number; good: { price: number } };
    const kept = await buyer.call<Kept>('POST', '/goodCollect/createGoodCollect', { goodId: shop.goodId });
    expect(kept.data).toMatchObject({ priceDelta: 0, good: { price: 129 } });
    await create(agent, { userId: buyer.accountId, profit: 12 });
    const later = await buyer.call<{ list: Kept[] }>('POST', '/goodCollect/getGoodCollectList', {});
    expect(later.data.list).toMatchObject([{ priceDelta: 3, good: { price: 132 } }]);
  });

  it('is paid to the agent at settlement as ordered and returned once with a refund', async () => {
    const { agent, buyer, shop } = await couple();
    await create(agent, { userId: buyer.accountId, profit: 20, courierProfit: 10 });
    const paid = await ordered(buyer, shop, { num: 2 });
    // Later quotes alone are changed.
    await create(agent, { userId: buyer.accountId, profit: 100 });
    await fixture.issue(paid.orderId);
    await refunding.move(paid, 50, { picked: true });
    expect(await refunding.wallet(agent)).toBe(0);
    await refunding.settle();
    await refunding.settle();
    expect(await refunding.wallet(agent)).toBe(50);

    await refunding.refund(paid, { reason: '破损' });
    const refundId = await refunding.refundId(paid);
    await Promise.all(
      Array.from({ length: 5 }, () => refunding.answer(shop.seller, { refundId, agree: true })),
    );
    expect(await refunding.wallet(agent)).toBe(0);
    expect(await fixture.balance(paid)).toBe(1_000_000);
    const lines = await fixture.query<{ kind: number; amount: number }>(
      `SELECT t.kind, e.amount FROM ledger_entry e JOIN ledger_tx t ON t.id = e.tx_id JOIN ledger_account l ON l.id = e.account_id
        WHERE l.owner_id = $1 AND l.code = 'available' ORDER BY e.id`,
      [agent.accountId],
    );
    expect(lines).toEqual([
      { kind: 7, amount: 50 },
      { kind: 8, amount: -50 },
    ]);
  });

  it('is capped by the agent’s level', async () => {
    const { agent, buyer } = await couple({ level: 1 });
    expect((await setDefault(agent, {})).data).toEqual({
      profit: 0,
      courierProfit: 0,
      maxProfit: 50,
      maxCourierProfit: 100,
    });
    const tooMuch = await setDefault(agent, { profit: 51 });
    expect([...refusal(tooMuch), tooMuch.data]).toMatchObject([
      7,
      '利润不能超过0.50元',
      'PROFIT_RANGE',
      { field: 'profit', max: 50 },
    ]);
    const row = await create(agent, { userId: buyer.accountId, profit: 50, courierProfit: 101 });
    expect(refusal(row)).toEqual([7, '利润不能超过1.00元', 'PROFIT_RANGE']);
    const [kept] = (await create(agent, { userId: buyer.accountId, profit: 50 })).data.list;
    const more = await agent.call('PUT', '/userProfits/updateUserProfits', { id: kept?.id, profit: 60 });
    expect(refusal(more)).toEqual([7, '利润不能超过0.50元', 'PROFIT_RANGE']);
    await fixture.query('UPDATE account SET level = 2 WHERE id = $1', [agent.accountId]);
    const raised = await agent.call<UserProfitDto>('PUT', '/userProfits/updateUserProfits', {
      id: kept?.id,
      profit: 60,
    });
    expect(raised.data).toMatchObject({ profit: 60, userId: buyer.accountId, goodId: null });
  });

  it('applies to direct invitees only, to all selected or to none', async () => {
    const { agent, buyer, shop } = await couple();
    const below = await fixture.api.buyer();
    await fixture.query('UPDATE account SET super_id = $2 WHERE id = $1', [below.accountId, buyer.accountId]);
    const stranger = await fixture.api.buyer();
    for (const userId of [below.accountId, stranger.accountId, agent.accountId, shop.seller.accountId]) {
      const answer = await create(agent, { userIds: [buyer.accountId, userId], profit: 1 });
      expect(refusal(answer)).toEqual([7, '只能设置自己邀请的用户', 'INVITEE_ONLY']);
    }
    expect(await fixture.query('SELECT FROM user_profit WHERE agent_id = $1', [agent.accountId])).toEqual([]);
    // One level earns: what the agent adds for its invitee is not added for that one's own.
    await setDefault(agent, { profit: 30 });
    expect(await feeOf(below, shop)).toBe(400);
  });

  it('is simulated with the price that orders have', async () => {
    const { agent, buyer, shop } = await couple();
    await fixture.query('UPDATE account SET level = 4 WHERE id = $1', [buyer.accountId]);
    await create(agent, { userId: buyer.accountId, profit: 15, courierProfit: 5 });
    const request = { goodId: shop.goodId, warehouseId: shop.warehouseId, courierId: shop.courierId, num: 3 };
    const simulate = async (more: object) =>
      (
        await agent.call<SimulationDto>('POST', '/userProfits/simulate', {
          ...request,
          areaCode: '330106',
          ...more,
        })
      ).data;
    const reported = await simulate({ userId: buyer.accountId });
    expect(reported).toEqual({
      ...{ unitPrice: 135, goodsFee: 405, courierFee: 279, remoteFee: 0, discountFee: 6, packageFee: 684 },
      ...{ agentShare: 50, plainFee: 634, profit: 15, courierProfit: 5, banned: false, reason: '' },
    });
    expect(await feeOf(buyer, shop, { num: 3 })).toBe(reported.packageFee);
    expect(await simulate({ userId: buyer.accountId, profit: 0, courierProfit: 0 })).toMatchObject({
      packageFee: 634,
      agentShare: 0,
    });
    expect(await simulate({ profit: 1 })).toMatchObject({ packageFee: 643, discountFee: 0, agentShare: 3 });
    const foreign = await agent.call('POST', '/userProfits/simulate', {
      ...{ ...request, areaCode: '33' },
      userId: agent.accountId,
    });
    expect(foreign.data.errorKey).toBe('INVITEE_ONLY');
  });

  it('of another agent cannot be read, changed or removed', async () => {
    const { agent, buyer } = await couple();
    const [row] = (await create(agent, { userId: buyer.accountId, profit: 8 })).data.list;
    const other = await fixture.api.buyer();
    const seen = await other.call<{ total: number }>('POST', '/userProfits/getUserProfitsList', {});
    expect(seen.data.total).toBe(0);
    const changed = await other.call('PUT', '/userProfits/updateUserProfits', { id: row?.id, profit: 1 });
    expect(changed.data.errorKey).toBe('NOT_FOUND');
    const removed = await other.call('DELETE', '/userProfits/deleteUserProfitsByIds', {
      ids: [row?.id ?? 0],
    });
    expect(removed.data).toEqual({ errorKey: 'NOT_FOUND' });
    const own = await agent.call<{ list: UserProfitDto[] }>('POST', '/userProfits/getUserProfitsList', {
      userId: buyer.accountId,
    });
    expect(own.data.list).toMatchObject([{ id: row?.id, profit: 8, enabled: true, goodName: null }]);
    expect(own.data.list[0]?.userPhone).toMatch(/^1\d{2}\*{6}\d{2}$/);
  });
});
