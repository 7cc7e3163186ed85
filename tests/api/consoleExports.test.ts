import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WRITE_PDF } from '../../api/src/jobs/kinds/exports.ts';
import { consoleLists } from '../../api/src/modules/consoleExports/listNames.ts';
import { maskPhone } from '../../api/src/shared/masking.ts';
import type { Permission } from '../../api/src/shared/permissions.ts';
import { sealPhone } from '../../api/src/shared/personalData.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { listExports } from '../support/exportedList.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';

const MINUTE_MS = 60_000;
/** More than are read at a time. */
const MANY = 1_250;

let api: TestApi;
let now = new Date();
beforeAll(async () => {
  api = await startApi({ now: () => now });
});
afterAll(() => api.close());

const { prepare, fetched, rowsOf } = listExports(() => api);

/** So many buyers of the same name. */
async function buyersNamed(nickName: string, count: number): Promise<void> {
  await api.query(
    `INSERT INTO account (kind, phone, phone_print, password_hash, nick_name)
     SELECT 1, $3, $1 || n, '', $1 FROM generate_series(1, $2::int) n`,
    [nickName, count, sealPhone(api.database.db.box, '16600000012')],
  );
}

describe('a list of the console as a file', () => {
  it('is there for every list, as its page reads it', async () => {
    const who = await operatorWith(api);
    const { accountId } = await api.buyer({ balance: 500 });
    const needed = { walletLines: { accountId }, failedJobs: { queue: WRITE_PDF.name } };
    const told: Record<string, string> = {};
    for (const list of consoleLists) {
      const rows = await rowsOf(who, list, needed[list as keyof typeof needed]);
      told[list] = typeof rows === 'string' ? rows : 'rows';
    }
    const empty = Object.fromEntries(consoleLists.map((list) => [list, 'EXPORT_EMPTY']));
    expect(told).toEqual({
      ...empty,
      accounts: 'rows',
      auditEntries: 'rows',
      notices: 'rows',
      operators: 'rows',
      roles: 'rows',
      suppliers: 'rows',
      walletLines: 'rows',
    });
  });

  it('holds all rows that its filters find, in their order and masked, and is recorded with their number', async () => {
    const who = await operatorWith(api);
    const nickName = `批量${randomUUID().slice(0, 8)}`;
    await buyersNamed(nickName, MANY);
    const rows = await rowsOf(who, 'accounts', { name: nickName, status: 1 });
    if (typeof rows === 'string') throw new Error(rows);
    const [head = [], ...buyers] = rows;
    expect(head.slice(0, 5)).toEqual(['账号编号', '类型', '昵称', '公司', '手机号']);
    const ids = buyers.map(([id]) => Number(id));
    expect(new Set(ids).size).toBe(MANY);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(
      buyers.every(([, , name, , phone = '']) => name === nickName && /^166\*{6}\d\d$/.test(phone)),
    ).toBe(true);
    const entries = await api.query(
      "SELECT action, target, detail FROM audit_log WHERE operator = $1 AND action = 'list export'",
      [who.name],
    );
    expect(entries).toEqual([
      {
        ...{ action: 'list export', target: 'accounts' },
        detail: { list: '账号', rows: MANY, filter: { name: '…', status: 1 } },
      },
    ]);
  });

  it('takes the permission of its list, and filters that the list has', async () => {
    const who = await operatorWith(api, ['lists.export', 'orders.read'] satisfies Permission[]);
    expect((await prepare(who, 'accounts')).errorKey).toBe('NO_PERMISSION');
    expect((await prepare(who, 'orders', { status: 'paid' })).errorKey).toBe('BAD_PARAM');
    expect((await prepare(who, 'failedJobs')).errorKey).toBe('BAD_PARAM');
    expect((await prepare(who, 'orders', { accountId: 1 })).ticket).toEqual(expect.any(String));
  });

  it('is handed out to who asked for it, within five minutes', async () => {
    const [who, other] = [await operatorWith(api), await operatorWith(api)];
    const { ticket } = await prepare(who, 'accounts');
    const lost = async (by: TestOperator, of: string) =>
      (await fetched(by, of)).json<{ data: { errorKey: string } }>().data.errorKey;
    expect(await lost(other, ticket)).toBe('EXPORT_LOST');
    expect(await lost(who, ticket.slice(0, -4))).toBe('EXPORT_LOST');
    const before = now;
    now = new Date(before.getTime() + 6 * MINUTE_MS);
    expect(await lost(who, ticket)).toBe('EXPORT_LOST');
    now = before;
    expect((await fetched(who, ticket)).headers).toMatchObject({
      'content-disposition': expect.stringContaining(encodeURIComponent('账号-')),
      'cache-control': 'no-store',
    });
  });
});

describe('filters that are kept under names', () => {
  type View = { id: number; name: string; search: string; isShared: boolean; isOwn: boolean };
  const viewsOf = async (who: TestOperator) =>
    (await who.call<{ list: View[] }>('GET', '/console/views?list=orders')).data.list;
  const save = (who: TestOperator, name: string, search: string, isShared = false) =>
    who
      .call<View>('POST', '/console/views/save', { list: 'orders', name, search, isShared })
      .then(({ data }) => data);

  it('are their operator’s own, without typed words, and one of the same name is replaced', async () => {
    const [who, other] = [await operatorWith(api, []), await operatorWith(api, [])];
    await save(who, '待发货', '?status=PAID&keyword=13800138000&page=3');
    await save(who, '待发货', '?status=SHIPPED');
    expect(await viewsOf(who)).toMatchObject([
      { name: '待发货', search: '?status=SHIPPED', isShared: false, isOwn: true },
    ]);
    expect(await viewsOf(other)).toEqual([]);
    const [entry] = await api.query<{ after: object }>(
      "SELECT after FROM audit_log WHERE operator = $1 AND action = 'view save' ORDER BY id LIMIT 1",
      [who.name],
    );
    expect(entry?.after).toMatchObject({ search: '?status=PAID' });
  });

  it('are shared with all by who may, and removed by the same', async () => {
    const [who, lead] = [await operatorWith(api, []), await operatorWith(api, ['lists.share'])];
    expect(await save(who, '大家的', '?status=PAID', true)).toMatchObject({ errorKey: 'NO_PERMISSION' });
    const { id } = await save(lead, '大家的', '?status=PAID', true);
    expect(await viewsOf(who)).toMatchObject([{ id, isShared: true, isOwn: false }]);
    const remove = (by: TestOperator) => by.call('DELETE', '/console/views/delete', { id });
    expect((await remove(who)).data.errorKey).toBe('NOT_FOUND');
    expect((await remove(await operatorWith(api, ['lists.share']))).code).toBe(0);
    expect(await viewsOf(lead)).toEqual([]);
  });

  it('are at most thirty of a list, however many are saved at once', async () => {
    const who = await operatorWith(api, []);
    const answers = await Promise.all(
      Array.from({ length: 35 }, (_, at) => save(who, `筛选${at}`, `?status=${at}`)),
    );
    expect(answers.filter((answer) => 'errorKey' in answer)).toHaveLength(5);
    expect(await viewsOf(who)).toHaveLength(30);
  });
});

describe('shops at the console', () => {
  it('that lapse within seven days are those that the workbench counts', async () => {
    const who = await operatorWith(api, ['accounts.read']);
    const { accountId, phone } = await api.buyer();
    const bind = (name: string, days: number, refreshDays: number | null, refresh: string | null) =>
      api.query(
        `INSERT INTO shop (account_id, platform, remote_shop_id, shop_name, seller_nick, is_seller, access_token, refresh_token, expires_at, refresh_expires_at)
         VALUES ($1, 2, $2, $3, '', false, '', $4, now() + make_interval(days => $5), now() + make_interval(days => $6))`,
        [accountId, randomUUID(), name, refresh, days, refreshDays],
      );
    await bind('快到期', 3, null, null);
    await bind('能续到下月', 3, 30, 'r');
    await bind('一直能续', 3, null, 'r');
    const { data } = await who.call<{ list: object[]; total: number }>('GET', '/console/shops?lapsing=true');
    expect(data).toMatchObject({
      total: 1,
      list: [{ shopName: '快到期', isLapsing: true, accountId, phone: maskPhone(phone) }],
    });
    const { data: home } = await who.call<{ waiting: object[] }>('GET', '/console/home');
    expect(home.waiting).toContainEqual(expect.objectContaining({ kind: 'shops', count: 1 }));
    const { data: all } = await who.call<{ list: { shopName: string; lapsesAt: string | null }[] }>(
      'GET',
      `/console/shops?accountId=${accountId}`,
    );
    expect(all.list.map(({ shopName, lapsesAt }) => [shopName, lapsesAt === null])).toEqual([
      ['一直能续', true],
      ['能续到下月', false],
      ['快到期', false],
    ]);
  });
});
