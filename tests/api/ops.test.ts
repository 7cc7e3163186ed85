import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OpsError, opsHelp, runOps } from '../../api/src/ops/runOps.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { sealed } from '../support/sealed.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const ops = (...args: string[]) => runOps(args, { db: api.database.db, operator: 'tester' });
const refused = (...args: string[]) => expect(ops(...args)).rejects.toThrow(OpsError);
const audits = async (action: string) =>
  api.query('SELECT operator, target, detail FROM audit_log WHERE action = $1 ORDER BY id', [action]);

describe('operators', () => {
  it('publish a notice that everyone sees first and withdraw it', async () => {
    const said = await ops('notice', 'publish', '--title', '春节停发', '--detail', '2月4日起停发');
    const id = Number(/\d+$/.exec(String(said))?.[0]);
    const { data } = await api.call<{ list: object[] }>('POST', '/notice/list', { type: 2 });
    expect(data.list[0]).toMatchObject({ id, title: '春节停发', detail: '2月4日起停发', type: 2 });
    expect(await ops('notice', 'remove', '--id', String(id))).toBe(`已撤下公告 ${id}：春节停发`);
    await refused('notice', 'remove', '--id', String(id));
    expect(await audits('notice publish')).toEqual([{ operator: 'tester', target: String(id), detail: {} }]);
    expect(await audits('notice withdraw')).toEqual([{ operator: 'tester', target: String(id), detail: {} }]);
    expect((await api.call('POST', '/notice/id', { id })).data.errorKey).toBe('NOT_FOUND');
    expect((await ops('notice', 'list'))[0]).toMatchObject({ id, type: '首页公告', state: '已撤回' });
  });

  it('change settings within their bounds and nothing else', async () => {
    expect(await ops('setting', 'set', 'minRecharge', '2000')).toBe('已将 minRecharge 设为 2000，两秒内生效');
    await ops('setting', 'set', 'filing_no', '浙ICP备1号');
    const list = (await ops('setting', 'list')) as { key: string; value: string }[];
    const value = (key: string) => list.find((each) => each.key === key)?.value;
    expect([value('minRecharge'), value('filing_no'), value('maxRows')]).toEqual([
      '2000',
      '"浙ICP备1号"',
      '500',
    ]);
    // A text that is JSON by itself stays a text.
    await ops('setting', 'set', 'shopFigures', 'true');
    expect(await ops('setting', 'list')).toContainEqual({ key: 'shopFigures', value: '"true"' });
    await ops('setting', 'reset', 'shopFigures');
    await ops('setting', 'reset', 'minRecharge');
    expect(await ops('setting', 'list')).toContainEqual({ key: 'minRecharge', value: '1000' });
    await refused('setting', 'set', 'minRecharge', 'much');
    await refused('setting', 'set', 'payExpireMinutes', '0');
    await refused('setting', 'set', 'nothing', '1');
    await refused('setting', 'set', 'maxRows');
    expect(await audits('setting set')).toHaveLength(3);
  });

  it('list applications for a branch site until they have handled them', async () => {
    await api.query('INSERT INTO join_application (person) VALUES ($1)', [
      sealed.join('王店长', '13700000003'),
    ]);
    const [row] = (await ops('join', 'list')) as { id: number; name: string; status: string }[];
    expect(row).toMatchObject({ name: '王店长', status: '未处理' });
    await ops('join', 'done', '--id', String(row?.id));
    expect(await ops('join', 'list')).toEqual([]);
    expect(await ops('join', 'list', '--all')).toMatchObject([{ name: '王店长', status: '已处理' }]);
  });

  it('freeze an account, whose session ends immediately, and thaw it', async () => {
    const buyer = await api.buyer();
    const whom = ['--phone', buyer.phone, '--kind', 'buyer', '--reason', '投诉'];
    await ops('account', 'freeze', ...whom);
    expect(await buyer.call('GET', '/user/info')).toMatchObject({ data: { errorKey: 'SESSION_KICKED' } });
    expect(await ops('account', 'find', ...whom.slice(0, 4))).toMatchObject([
      { phone: buyer.phone, state: '冻结' },
    ]);
    await ops('account', 'thaw', ...whom);
    expect(await ops('account', 'find', ...whom.slice(0, 4))).toMatchObject([{ state: '正常' }]);
    await refused('account', 'freeze', '--phone', buyer.phone, '--kind', 'seller', '--reason', 'x');
    await refused('account', 'freeze', '--phone', buyer.phone, '--kind', 'buyer');
    expect(await audits('account freeze')).toEqual([
      { operator: 'tester', target: String(buyer.accountId), detail: { reason: '投诉' } },
    ]);
  });

  it('get a list of commands', async () => {
    expect(opsHelp()).toContain('notice publish');
    await refused('notice', 'shout');
    await refused('notice', 'list', '--unknown');
    expect(await ops('audit', 'list')).not.toEqual([]);
  });
});
