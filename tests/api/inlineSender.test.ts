import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderBody } from '../support/api.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';

const fixture = shoppingFixture();

const sender = {
  name: '李寄',
  phone: '13911112222',
  provinceCode: '32',
  cityCode: '3201',
  districtCode: '320102',
  address: '中山路18号',
};

async function placing() {
  const buyer = await fixture.api.buyer({ balance: 100_000 });
  const { senderId: _none, ...body } = orderBody(buyer, fixture.shop);
  const call = (name: string, more: object) =>
    buyer.call<{ orderId: number; order: { senderId: number; senderName: string } }>(
      'POST',
      `/orders/${name}`,
      { ...body, ...more },
    );
  const senders = async () =>
    (
      await buyer.call<{ list: { id: number; name: string; isDefault: boolean }[] }>(
        'GET',
        '/sellerSends/find',
      )
    ).data.list;
  return { buyer, call, senders };
}

describe('an order with an inline sender', () => {
  it('is quoted without storing the sender and placed with storing it', async () => {
    const { call, senders } = await placing();
    expect((await call('quote', { sender })).code).toBe(0);
    expect(await senders()).toHaveLength(1);
    const { data } = await call('createOrder', { sender });
    const kept = (await senders()).find(({ name }) => name === sender.name);
    expect([data.order.senderName, data.order.senderId]).toEqual([sender.name, kept?.id]);
    expect(kept?.isDefault).toBe(false);
  });

  it('stores equal senders once, also when placed repeatedly and concurrently', async () => {
    const { call, senders } = await placing();
    const clientNo = randomUUID();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => call('createOrder', { sender })),
      ...Array.from({ length: 5 }, () => call('createOrder', { sender, clientNo })),
    ]);
    expect(new Set(answers.map(({ data }) => data.order.senderId)).size).toBe(1);
    expect(new Set(answers.slice(5).map(({ data }) => data.orderId)).size).toBe(1);
    expect(await senders()).toHaveLength(2);
  });

  it('is refused with two senders, with none and with an invalid one, and stores none', async () => {
    const { buyer, call, senders } = await placing();
    const answers = [
      await call('createOrder', { sender, senderId: buyer.senderId }),
      await call('createOrder', {}),
      await call('createOrder', { sender: { ...sender, phone: '12' } }),
      await call('createOrder', { sender: { ...sender, provinceCode: '99' } }),
    ];
    expect(answers.map(({ msg }) => msg)).toEqual([
      '参数错误：sender',
      '请选择发件人',
      '参数错误：sender.phone',
      '参数错误：sender.provinceCode',
    ]);
    expect(await senders()).toHaveLength(1);
  });
});
