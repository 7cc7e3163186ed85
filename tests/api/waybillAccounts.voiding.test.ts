import { expect, it } from 'vitest';
import { saveAccount } from '../support/ownAccounts.ts';
import { refundFixture } from '../support/refundFixture.ts';

const refunding = refundFixture();
const { fixture } = refunding;
const voidedAs = () => fixture.courier.voided.map(({ account }) => account?.partnerId ?? 'platform');

it('a waybill is voided with the account that issued it, whatever has become of it since', async () => {
  const paid = await fixture.paid();
  const { id } = (await saveAccount(paid.shop, 'K1')).data;
  await fixture.issue(paid.orderId);
  await saveAccount(paid.shop, 'K2', { id });
  await refunding.refund(paid);
  await refunding.voidDue();
  expect(voidedAs()).toEqual(['K1']);
  expect((await refunding.refunds(paid)).map(({ status }) => status)).toEqual([40]);
});

it("a waybill of the platform's account is voided with that, also once its supplier has one", async () => {
  const paid = await refunding.issued();
  await saveAccount(paid.shop, 'K1');
  await refunding.refund(paid);
  await refunding.voidDue();
  expect(voidedAs()).toEqual(['platform']);
});

it('a waybill that got lost is asked for and voided with the account that it was asked of', async () => {
  const paid = await fixture.paid();
  const { id } = (await saveAccount(paid.shop, 'K1')).data;
  fixture.courier.after = async () => {
    throw new Error('lost');
  };
  await fixture.issue(paid.orderId);
  fixture.courier.after = async () => undefined;
  await saveAccount(paid.shop, 'K2', { id });
  await fixture.cancel(paid);
  await refunding.voidOne(await refunding.refundId(paid));
  expect([fixture.courier.asked.map(({ account }) => account?.partnerId), voidedAs()]).toEqual([
    ['K1', 'K1'],
    ['K1'],
  ]);
});
