import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealPerson } from '../../api/src/shared/personalData.ts';
import { goodReceiver, type Person, startApi, type TestApi } from '../support/api.ts';
import { seedOrders } from '../support/manyOrders.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';

type Revealed = { name: string; phone: string; address: string; left: number };
const KINDS = { account: 1, receiver: 2, sender: 3, application: 4 };
const REASON = '买家来电核对地址';

let api: TestApi;
let buyer: Person;
let parcel: { id: number; orderId: number };
beforeAll(async () => {
  api = await startApi();
  buyer = await api.buyer();
  await seedOrders((text, values) => api.query(text, values), {
    ...{ accountId: buyer.accountId, sellerId: (await api.seller()).accountId, orders: 1, parcelsEach: 1 },
  });
  const [row] = await api.query<typeof parcel>(
    'SELECT id, order_id AS "orderId" FROM order_package WHERE account_id = $1',
    [buyer.accountId],
  );
  if (!row) throw new Error('no parcel');
  parcel = row;
  const { receiverName: name, receiverPhone: phone, address } = goodReceiver;
  await api.query(
    'UPDATE order_package SET receiver = $2, shop_id = NULL, encrypted_id = NULL WHERE id = $1',
    [parcel.id, sealPerson(api.database.db.box, 'receiver', { name, phone, address })],
  );
});
afterAll(() => api.close());

const reveal = (who: TestOperator, kind: keyof typeof KINDS, id: number, reason = REASON) =>
  who.call<Revealed>('POST', '/console/reveal', { kind: KINDS[kind], id, reason });
const logOf = ({ name }: TestOperator) =>
  api.query<{ action: string; target: string; reason: string; all: string }>(
    `SELECT action, target, reason, (detail::text || coalesce(before::text, '') || coalesce(after::text, '')) AS all
       FROM audit_log WHERE operator = $1 ORDER BY id`,
    [name],
  );

describe('who lies behind a mask', () => {
  it('is shown to an operator who says why, and recorded without what was seen', async () => {
    const who = await operatorWith(api, ['people.reveal']);
    const receiver = await reveal(who, 'receiver', parcel.id);
    expect(receiver.data).toMatchObject({
      ...{ name: goodReceiver.receiverName, phone: goodReceiver.receiverPhone, left: 99 },
    });
    expect(receiver.data.address).toContain(goodReceiver.address);
    expect((await reveal(who, 'account', buyer.accountId)).data).toMatchObject({
      phone: buyer.phone,
      left: 98,
    });
    const log = await logOf(who);
    expect(log).toMatchObject([
      { action: 'person reveal', target: `parcel:${parcel.id}`, reason: REASON },
      { action: 'person reveal', target: `account:${buyer.accountId}`, reason: REASON },
    ]);
    expect(JSON.stringify(log)).not.toContain(goodReceiver.receiverPhone);
    expect(JSON.stringify(log)).not.toContain(buyer.phone);
  });

  it('is not shown without a reason of five characters', async () => {
    const who = await operatorWith(api);
    const answers = [
      await reveal(who, 'receiver', parcel.id, '核对'),
      await reveal(who, 'receiver', parcel.id, '      '),
    ];
    expect(answers.map(({ data }) => data.errorKey)).toEqual(['BAD_PARAM', 'BAD_PARAM']);
    expect(await logOf(who)).toEqual([]);
  });

  it('is never shown where a platform encrypts it or it was erased', async () => {
    const who = await operatorWith(api);
    const with_ = async (change: string, back: string) => {
      await api.query(`UPDATE order_package SET ${change} WHERE id = $1`, [parcel.id]);
      const { data } = await reveal(who, 'receiver', parcel.id);
      await api.query(`UPDATE order_package SET ${back} WHERE id = $1`, [parcel.id]);
      return data.errorKey;
    };
    const [kept] = await api.query<{ receiver: string }>('SELECT receiver FROM order_package WHERE id = $1', [
      parcel.id,
    ]);
    expect(await with_('shop_id = 5', 'shop_id = NULL')).toBe('RECEIVER_HIDDEN');
    expect(await with_("encrypted_id = 'e'", 'encrypted_id = NULL')).toBe('RECEIVER_HIDDEN');
    expect(await with_("receiver = ''", `receiver = '${kept?.receiver}'`)).toBe('RECEIVER_ERASED');
    expect((await reveal(who, 'receiver', 999_999_999)).data.errorKey).toBe('NOT_FOUND');
    expect(await logOf(who)).toEqual([]);
  });

  it('is shown a hundred times a day, also to many requests at once', async () => {
    const who = await operatorWith(api);
    await api.query(
      `INSERT INTO counter (key, hits, ends_at) VALUES ('operatorReveals:' || $1::text, 95, now() + interval '1 hour')`,
      [who.operatorId],
    );
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => reveal(who, 'account', buyer.accountId)),
    );
    const refused = answers.filter(({ data }) => data.errorKey === 'REVEAL_LIMIT');
    expect([answers.length - refused.length, refused.length]).toEqual([5, 7]);
    expect(await logOf(who)).toHaveLength(5);
  });

  it('tells once of an operator who sees many in an hour or a day', async () => {
    const said = () =>
      api
        .query<{ n: number }>("SELECT count(*)::int AS n FROM counter WHERE key LIKE 'said:reveals:%'")
        .then(([row]) => row?.n ?? 0);
    const before = await said();
    const who = await operatorWith(api);
    for (let n = 0; n < 22; n += 1) await reveal(who, 'account', buyer.accountId);
    expect((await said()) - before).toBe(1);
  });
});
