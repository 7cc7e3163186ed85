import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DevAccountDto } from '../../api/src/modules/devAccounts/devAccounts.service.ts';
import { startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const create = async () => {
  const { statusCode, json } = await api.app.inject({ method: 'POST', url: '/dev/account' });
  return { statusCode, account: json<DevAccountDto>() };
};
const readsAs = (headers: Record<string, string>) => (path: string) =>
  api.call<{ phone: string; balance: number }>('GET', path, undefined, headers);

it('a demo makes a buyer of their own for each developer, with a session, a token, money and a sender', async () => {
  const [one, other] = [await create(), await create()];
  expect(one.account.phone).toMatch(/^100\d{8}$/);
  expect(one.account.phone).not.toBe(other.account.phone);
  for (const headers of [
    { 'x-token': one.account.session },
    { authorization: `Bearer ${one.account.token}` },
  ]) {
    const { data } = await readsAs(headers)('/user/info');
    expect(data).toMatchObject({ phone: one.account.phone, balance: 500_000 });
  }
  const { data } = await api.call<{ list: object[] }>('GET', '/sellerSends/find', undefined, {
    authorization: `Bearer ${other.account.token}`,
  });
  expect(data.list).toMatchObject([{ phone: other.account.phone, isDefault: true }]);
});

it('production makes none', async () => {
  const production = await startApi({ beside: api, demo: false });
  const answer = await production.app.inject({ method: 'POST', url: '/dev/account' });
  await production.close();
  expect(answer.statusCode).toBe(404);
});
