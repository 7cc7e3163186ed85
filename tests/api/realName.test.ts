import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RealNameVerifier } from '../../api/src/adapters/realName/realName.ts';
import { isIdCard } from '../../api/src/modules/realName/idCard.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';

type Outcome = Awaited<ReturnType<RealNameVerifier['outcome']>>;

/** A provider whose outcomes the test decides. */
const outcomes = new Map<string, Outcome>();
let providerIsAway = false;
const provider: RealNameVerifier = {
  begin: async () => {
    if (providerIsAway) throw new Error('provider away');
    const certifyId = randomUUID();
    outcomes.set(certifyId, 'pending');
    return { certifyId, url: `https://provider.example/${certifyId}` };
  },
  outcome: async (certifyId) => outcomes.get(certifyId) ?? 'failed',
};

let clock = new Date('2026-11-21T02:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ realName: provider, now: () => clock });
});
afterAll(() => api.close());

type Check = { certifyId: string; url: string; qrCode: string; expireAt: string };
type State = { realStatus: number; realName: string | null; msg: string };
const begin = (who: Person, idCard: string, realName = '张三丰') =>
  who.call<Check>('POST', '/real/getUrl', { realName, idCard });
const confirm = (who: Person, certifyId?: string) =>
  who.call<State>('POST', '/real/confirm', certifyId === undefined ? {} : { certifyId });

let serial = 0;
/** A number that nobody else in this file has. */
function newIdCard(): string {
  for (;;) {
    serial += 1;
    const stem = `11010519900101${String(serial % 1000).padStart(3, '0')}`;
    const last = [...'0123456789X'].find((sign) => isIdCard(stem + sign, clock));
    if (last) return stem + last;
  }
}

describe('real-name check', () => {
  it('goes from begun over pending to verified and stores a masked name', async () => {
    const buyer = await api.buyer();
    const { data: check } = await begin(buyer, newIdCard().toLowerCase());
    expect(check).toEqual({
      certifyId: check.certifyId,
      url: `https://provider.example/${check.certifyId}`,
      qrCode: check.url,
      expireAt: '2026-11-21T10:30:00+08:00',
    });
    expect((await confirm(buyer)).data).toEqual({
      realStatus: 1,
      realName: null,
      msg: '认证中，请在手机上完成认证',
    });
    outcomes.set(check.certifyId, 'passed');
    const verified = { realStatus: 2, realName: '张**', msg: '已认证' };
    expect((await confirm(buyer, check.certifyId)).data).toEqual(verified);
    outcomes.set(check.certifyId, 'failed');
    expect((await confirm(buyer)).data).toEqual(verified);
    expect((await buyer.call('GET', '/user/info')).data).toMatchObject({ realStatus: 2, realName: '张**' });
    expect(await begin(buyer, newIdCard())).toMatchObject({ data: { errorKey: 'REAL_DONE' } });
  });

  it('fails when the provider refuses and when it expires', async () => {
    const [refused, late] = [await api.buyer(), await api.seller()];
    const { data: check } = await begin(refused, newIdCard());
    outcomes.set(check.certifyId, 'failed');
    expect((await confirm(refused)).data).toMatchObject({ realStatus: 3, realName: null });
    await begin(late, newIdCard());
    clock = new Date(clock.getTime() + 31 * 60_000);
    expect((await confirm(late)).data).toMatchObject({
      realStatus: 3,
      msg: '认证没有通过，请核对后重试',
    });
  });

  it('is reused for the same person until it expires, and limited to three a day', async () => {
    const buyer = await api.buyer();
    const idCard = newIdCard();
    const first = await begin(buyer, idCard);
    expect((await begin(buyer, idCard)).data).toEqual(first.data);
    expect((await begin(buyer, newIdCard())).data.certifyId).not.toBe(first.data.certifyId);
    expect((await begin(buyer, newIdCard())).code).toBe(0);
    expect(await begin(buyer, newIdCard())).toMatchObject({
      msg: '今日认证次数已用完',
      data: { errorKey: 'REAL_LIMIT' },
    });
  });

  it('counts no attempt when the provider is away', async () => {
    const buyer = await api.buyer();
    providerIsAway = true;
    for (let n = 0; n < 5; n += 1) expect((await begin(buyer, newIdCard())).http).toBe(500);
    providerIsAway = false;
    expect((await begin(buyer, newIdCard())).code).toBe(0);
  });

  it('verifies at most three accounts a person, however many ask concurrently', async () => {
    const idCard = newIdCard();
    const people = await Promise.all(Array.from({ length: 15 }, () => api.buyer()));
    for (const who of people) {
      const { data } = await begin(who, idCard);
      outcomes.set(data.certifyId, 'passed');
    }
    const states = await Promise.all(people.map((who) => confirm(who)));
    expect(states.map((each) => each.data.realStatus).sort()).toEqual([
      ...Array(3).fill(2),
      ...Array(12).fill(3),
    ]);
    expect(await begin(await api.buyer(), idCard)).toMatchObject({
      msg: '该身份证认证的账号已达上限',
    });
  });

  it('is decided by the newest check, not by older failures', async () => {
    const buyer = await api.buyer();
    const older = (await begin(buyer, newIdCard())).data;
    const newer = (await begin(buyer, newIdCard())).data;
    outcomes.set(older.certifyId, 'failed');
    expect((await confirm(buyer, older.certifyId)).data.realStatus).toBe(1);
    outcomes.set(newer.certifyId, 'passed');
    expect((await confirm(buyer)).data.realStatus).toBe(2);
  });

  it('stores name and number encrypted and belongs to one account', async () => {
    const [buyer, stranger] = [await api.buyer(), await api.buyer()];
    const idCard = newIdCard();
    const { data } = await begin(buyer, idCard, '欧阳锋');
    const [row] = await api.query<Record<string, unknown>>(
      'SELECT * FROM real_name_check WHERE account_id = $1',
      [buyer.accountId],
    );
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`欧阳锋|${idCard}`));
    expect(await confirm(stranger, data.certifyId)).toMatchObject({ data: { errorKey: 'NOT_FOUND' } });
    expect((await confirm(stranger)).data).toEqual({ realStatus: 0, realName: null, msg: '未认证' });
  });

  it('refuses an invalid name or number', async () => {
    const buyer = await api.buyer();
    expect(await begin(buyer, '110105194912310021')).toMatchObject({ msg: '身份证号不正确' });
    expect(await begin(buyer, newIdCard(), 'Bob')).toMatchObject({ http: 400, msg: '参数错误：realName' });
    expect(await begin(buyer, '123')).toMatchObject({ http: 400, msg: '参数错误：idCard' });
  });
});
