import { describe, expect, it } from 'vitest';
import { outcomeOf, requestOf, startKuaidi100 } from './kuaidi100.ts';

const ACCOUNT = { partnerId: 'C100', partnerKey: 'right', net: '义乌一部' };

/** Kuaidi100 whose YTO knows a customer with two waybills left. */
async function withCustomer() {
  const kuaidi100 = await startKuaidi100();
  await kuaidi100.act('setCustomer', { kuaidicom: 'yuantong', ...ACCOUNT, balance: 2 });
  const left = async () => {
    const { customers } = (await kuaidi100.told()) as { customers: { partnerId: string; balance: number }[] };
    return customers.find(({ partnerId }) => partnerId === 'C100')?.balance;
  };
  return { kuaidi100, left, waybills: kuaidi100.adapter() };
}

describe("a customer's own account at a courier", () => {
  it('issues waybills of its own balance, which a cancellation gives back', async () => {
    const { kuaidi100, left, waybills } = await withCustomer();
    const { waybillNo } = await waybills.issue(requestOf('P1', { account: ACCOUNT }));
    expect(await kuaidi100.told(`/waybills/${waybillNo}`)).toMatchObject({ partnerId: 'C100' });
    expect(await left()).toBe(1);
    await waybills.void({ requestNo: 'P1', courierCode: 'YTO', waybillNo, reason: '测试', account: ACCOUNT });
    expect(await left()).toBe(2);
  });

  it.each([
    ['with a wrong password', { partnerKey: 'wrong' }, 'authExpired 30005'],
    ['without a password', { partnerKey: '' }, 'authExpired 30005'],
    ['at another branch', { net: '义乌二部' }, 'branchClosed 30005'],
    ['that is unknown', { partnerId: 'C101' }, 'authExpired 30005'],
  ])('%s is refused', async (_what, change, said) => {
    const { left, waybills } = await withCustomer();
    const account = { ...ACCOUNT, ...change };
    expect(await outcomeOf(waybills.issue(requestOf('P1', { account })))).toBe(said);
    expect(await left()).toBe(2);
  });

  it('is refused once its balance is used up, while the platform has one of its own', async () => {
    const { waybills } = await withCustomer();
    for (const no of ['P1', 'P2']) await waybills.issue(requestOf(no, { account: ACCOUNT }));
    expect(await outcomeOf(waybills.issue(requestOf('P3', { account: ACCOUNT })))).toBe('balance 30005');
    expect(await outcomeOf(waybills.issue(requestOf('P3')))).toBe('done');
  });

  it('needs none of the platform, and voids only what it has issued', async () => {
    const { kuaidi100 } = await withCustomer();
    const waybills = kuaidi100.adapter({ partners: {} });
    const { waybillNo } = await waybills.issue(requestOf('P1', { account: ACCOUNT }));
    const issued = { requestNo: 'P1', courierCode: 'YTO', waybillNo, reason: '测试' };
    expect(await outcomeOf(waybills.void(issued))).toBe('courierUnknown PARTNER');
    expect(await outcomeOf(kuaidi100.adapter().void(issued))).toBe('authExpired 30005');
    expect(await outcomeOf(waybills.void({ ...issued, account: ACCOUNT }))).toBe('done');
  });
});
