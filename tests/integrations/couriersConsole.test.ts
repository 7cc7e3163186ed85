import { describe, expect, it } from 'vitest';
import { waybillBook } from '../../simulators/src/kuaidi100/waybillBook.ts';
import { outcomeOf, requestOf, startKuaidi100 } from './kuaidi100.ts';

const POLICY =
  /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/;

/** The page, and a button of it pressed with other values in the fields of its form. */
async function consoleAt() {
  const kuaidi100 = await startKuaidi100();
  const shown = async () => (await fetch(`${kuaidi100.origin}/couriers/`)).text();
  const press = async (
    action: string,
    more: Record<string, string>,
    headers: Record<string, string> = {},
  ) => {
    const body = new URLSearchParams(more);
    const url = `${kuaidi100.origin}/couriers/do/${action}`;
    return fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
  };
  return { kuaidi100, shown, press };
}

describe('the console of simulated couriers', () => {
  it('loads nothing from outside', async () => {
    const { kuaidi100, press } = await consoleAt();
    const answer = await fetch(`${kuaidi100.origin}/couriers/`);
    expect(answer.headers.get('content-security-policy')).toMatch(POLICY);
    expect(await answer.text()).not.toMatch(/<script|https?:/);
    const foreign = await press('clearFaults', {}, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
  });

  it('shows issued waybills with their state', async () => {
    const { kuaidi100, shown, press } = await consoleAt();
    expect(await shown()).toContain('还没有运单');
    const { waybillNo } = await kuaidi100.adapter().issue(requestOf('P1', { goods: '<b>橙子' }));
    const page = await shown();
    expect(page).toContain(`<code>${waybillNo}</code>`);
    expect(page).toContain('&lt;b&gt;橙子');
    expect(page).toContain('待揽收');
    const picked = await press('pickUp', { waybillNo });
    expect([picked.status, picked.headers.get('location')]).toEqual([303, '/couriers/']);
    expect(await shown()).toContain('已揽收');
  });

  it('advances a parcel and shows its progress', async () => {
    const { kuaidi100, shown, press } = await consoleAt();
    const { waybillNo } = await kuaidi100.adapter().issue(requestOf('P1'));
    await press('hasten', { waybillNo });
    expect(await shown()).toContain('【金华市】圆通速递 已揽收');
    await press('makeProblem', { waybillNo, problem: 'refused' });
    expect(await shown()).toContain('【上海市】收件人拒绝签收');
    await press('passTime', { hours: '4' });
    expect(await shown()).toContain('【上海市】快件正在退回寄件人');
    await press('lose', { waybillNo });
    await press('passTime', { hours: '100' });
    const page = await shown();
    expect(page).toContain('【上海市】快件正在退回寄件人');
    expect(page).not.toContain('/couriers/do/hasten');
    expect(await kuaidi100.told(`/journeys/${waybillNo}`)).toMatchObject({
      happened: [{ state: 'pickedUp' }, { state: 'refused' }, { state: 'returning' }],
      isLost: true,
      pushed: null,
    });
  });

  it('edits accounts and areas', async () => {
    const { kuaidi100, press } = await consoleAt();
    await press('setBalance', { kuaidicom: 'shunfeng', balance: '7' });
    await press('setAreas', { kuaidicom: 'shunfeng', areas: '上海市，西藏自治区' });
    const { couriers } = await kuaidi100.told();
    expect(couriers.find((courier: { kuaidicom: string }) => courier.kuaidicom === 'shunfeng')).toEqual({
      kuaidicom: 'shunfeng',
      name: '顺丰速运',
      prefix: 'SF',
      digits: 13,
      hasOrders: true,
      areas: ['上海市', '西藏自治区'],
      balance: 7,
      issued: 0,
    });
    const issuing = kuaidi100.adapter().issue(requestOf('P1', { courierCode: 'SF' }));
    expect(await outcomeOf(issuing)).toBe('outOfRange 30005');
  });

  it('shows planned failures and clears them', async () => {
    const { kuaidi100, shown, press } = await consoleAt();
    await press('failCalls', {
      kind: 'balance',
      call: 'order',
      kuaidicom: 'yuantong',
      suffix: '7',
      times: '2',
    });
    await press('delayAnswers', { ms: '5' });
    const page = await shown();
    expect(page).toContain('<li>面单余额不足 · 取号 · 圆通速递 · 以 7 结尾 · 还有 2 次</li>');
    expect(page).toContain('<li>延迟（毫秒） 5</li>');
    await press('clearFaults', {});
    expect(await kuaidi100.told()).toMatchObject({ faults: [], latencyMs: 0 });
  });

  it.each([
    ['setBalance', { kuaidicom: 'none', balance: 1 }, 400, 'kuaidicom'],
    ['setBalance', { kuaidicom: 'jd', balance: -1 }, 400, 'balance'],
    ['setAreas', { kuaidicom: 'jd', areas: ['x'] }, 400, 'areas'],
    ['pickUp', { waybillNo: 'YT1' }, 400, 'waybillNo'],
    ['hasten', { waybillNo: 'YT1' }, 400, 'waybillNo'],
    ['makeProblem', { waybillNo: 'YT1', problem: 'none' }, 400, 'problem'],
    ['makeProblem', { waybillNo: 'YT1', problem: 'refused' }, 400, 'waybillNo'],
    ['lose', { waybillNo: 'YT1' }, 400, 'waybillNo'],
    ['repeatPush', { waybillNo: 'YT1' }, 400, 'waybillNo'],
    ['passTime', { hours: 0 }, 400, 'hours'],
    ['failCalls', { kind: 'none' }, 400, 'kind'],
    ['failCalls', { kind: 'balance', call: 'none' }, 400, 'call'],
    ['constructor', {}, 404, 'action'],
  ])('reports what is wrong with %s %j', async (action, fields, status, error) => {
    const { kuaidi100 } = await consoleAt();
    expect(await kuaidi100.act(action, fields)).toEqual({ status, said: { error } });
  });
});

describe('simulated waybills in memory', () => {
  const request = {
    kuaidicom: 'yuantong',
    partnerId: 'account',
    receiver: { name: '', mobile: '', printAddr: '' },
    identity: null,
    sender: { name: '', mobile: '', printAddr: '' },
    cargo: '',
    count: 1,
    weight: 1,
    remark: '',
  };

  it('are more than 50,000 different ones', () => {
    const book = waybillBook(() => new Date());
    const numbers = Array.from({ length: 60_000 }, (_, index) => book.issue(`P${index}`, request)?.waybillNo);
    expect(new Set(numbers).size).toBe(60_000);
    expect(book.remembered('P0')?.waybillNo).toBe(numbers[0]);
  });

  it('are not issued again after a restart', () => {
    const at = Date.now();
    const before = waybillBook(() => new Date(at)).issue('P1', request);
    const after = waybillBook(() => new Date(at + 1_000)).issue('P1', request);
    expect(after?.waybillNo).not.toBe(before?.waybillNo);
  });

  it('are dropped, oldest first, above 100,000', () => {
    const book = waybillBook(() => new Date());
    const account = book.account('yuantong');
    if (account) account.balance = 100_001;
    const numbers = Array.from(
      { length: 100_001 },
      (_, index) => book.issue(`P${index}`, request)?.waybillNo,
    );
    expect([book.count(), book.waybill(numbers[0] ?? ''), book.remembered('P0')]).toEqual([
      100_000,
      undefined,
      undefined,
    ]);
  });
});
