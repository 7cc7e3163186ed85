import { describe, expect, it } from 'vitest';
import { type Answer, goodReceiver, type Person } from '../support/api.ts';
import { fillWaybillFixture, freshNo } from '../support/fillWaybillFixture.ts';
import type { Paid } from '../support/issuingFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';

const { fixture, own, fill } = fillWaybillFixture();

type Revealed = { receiverName: string; receiverPhone: string; address: string };
const reveal = (who: Person, packageId: number): Promise<Answer<Revealed & { errorKey?: string }>> =>
  who.call('POST', '/orderPackages/revealReceiver', { packageId });
const audit = (packageId: number) =>
  fixture.query(
    'SELECT account_id AS "accountId", purpose FROM receiver_reveal WHERE package_id = $1 ORDER BY id',
    [packageId],
  );
async function only(paid: Paid) {
  const [parcel] = await own(paid);
  if (!parcel) throw new Error('no parcel');
  return parcel;
}
const { provinceCode, cityCode, districtCode } = goodReceiver;
const clear = {
  receiverName: goodReceiver.receiverName,
  receiverPhone: goodReceiver.receiverPhone,
  phoneExtension: '',
  address: goodReceiver.address,
  ...{ provinceCode, cityCode, districtCode },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
};
/** What is said, and that nothing was recorded of it. */
async function refusalOf(who: Person, packageId: number) {
  const before = await audit(packageId);
  const { data, msg } = await reveal(who, packageId);
  expect(await audit(packageId)).toEqual(before);
  return [data.errorKey, msg];
}
const HIDDEN = {
  platform: [
    'RECEIVER_HIDDEN',
    '店铺订单的收件人由店铺平台加密，这里没有明文；请凭店铺平台的加密信息出电子面单发货',
  ],
  issued: ['RECEIVER_HIDDEN', '运单由平台出单，收件信息不再显示；请打印面单发货'],
  state: ['RECEIVER_HIDDEN', '包裹现在的状态不显示收件信息'],
};

describe('the unmasked receiver of a parcel', () => {
  it('is shown to its buyer and to the supplier that is to ship it, and every access is recorded', async () => {
    const paid = await fixture.paid();
    const { id } = await only(paid);
    const answers = [await reveal(paid.buyer, id), await reveal(paid.shop.seller, id)];
    expect(answers.map(({ data }) => data)).toEqual(Array(2).fill({ packageId: id, ...clear }));
    expect(await audit(id)).toEqual([
      { accountId: paid.buyer.accountId, purpose: 'screen' },
      { accountId: paid.shop.seller.accountId, purpose: 'screen' },
    ]);
  });

  it('is shown to the supplier that ships with its own number until it was signed for', async () => {
    const paid = await fixture.paid();
    const parcel = await only(paid);
    await fill(paid.shop.seller, [{ packageNo: parcel.packageNo, waybillNo: freshNo() }]);
    expect((await reveal(paid.shop.seller, parcel.id)).data).toEqual({ packageId: parcel.id, ...clear });
    await fixture.query('UPDATE order_package SET status = 50, signed_at = now() WHERE id = $1', [parcel.id]);
    expect(await refusalOf(paid.shop.seller, parcel.id)).toEqual(HIDDEN.state);
    expect((await reveal(paid.buyer, parcel.id)).data).toEqual({ packageId: parcel.id, ...clear });
    await fixture.query('UPDATE order_package SET status = 30, signed_at = NULL WHERE id = $1', [parcel.id]);
  });

  it('is answered as missing to any other buyer or supplier', async () => {
    const paid = await fixture.paid();
    const other = await fixture.paid();
    const { id } = await only(paid);
    const said = [await refusalOf(other.buyer, id), await refusalOf(other.shop.seller, id)];
    expect(said).toEqual(Array(2).fill(['NOT_FOUND', '数据不存在']));
  });

  it('is hidden from the supplier where the platform issued its waybill, but not from its buyer', async () => {
    const paid = await fixture.paid();
    const { id } = await only(paid);
    await fixture.issue(paid.orderId);
    expect(await refusalOf(paid.shop.seller, id)).toEqual(HIDDEN.issued);
    expect((await reveal(paid.buyer, id)).data).toEqual({ packageId: id, ...clear });
  });

  it('is hidden from the supplier once a refund is requested', async () => {
    const paid = await fixture.paid();
    const { id } = await only(paid);
    await paid.buyer.call('POST', '/orderPackages/refund', { packageIds: [id], reason: '不要了' });
    expect(await refusalOf(paid.shop.seller, id)).toEqual(HIDDEN.state);
  });

  it('is not stored for a parcel of a bound shop, neither for its buyer nor for its supplier', async () => {
    const paid = await fixture.paidFromShop([remoteOrder(1)]);
    const { id } = await only(paid);
    const said = [await refusalOf(paid.buyer, id), await refusalOf(paid.shop.seller, id)];
    expect(said).toEqual([HIDDEN.platform, HIDDEN.platform]);
    const offered = await Promise.all(
      [paid.buyer, paid.shop.seller].map((who) =>
        who.call<{ list: { allowedActions: string[] }[] }>('POST', '/orderPackages/getOrderPackagesList', {
          id,
        }),
      ),
    );
    expect(offered.map(({ data }) => data.list[0]?.allowedActions)).toEqual([['refund'], ['refund']]);
  });

  it('is gone once it was erased', async () => {
    const paid = await fixture.paid();
    const { id } = await only(paid);
    await fixture.query("UPDATE order_package SET receiver = '', receiver_erased_at = now() WHERE id = $1", [
      id,
    ]);
    expect(await refusalOf(paid.buyer, id)).toEqual(['RECEIVER_ERASED', '收件人信息已按规定清除']);
    const { data } = await paid.buyer.call<{ list: { allowedActions: string[] }[] }>(
      'POST',
      '/orderPackages/getOrderPackagesList',
      { id },
    );
    expect(data.list[0]?.allowedActions).not.toContain('revealReceiver');
  });
});

describe('a waybill being issued', () => {
  it('makes a reveal wait: its supplier sees the receiver before it or not at all', async () => {
    const paid = await fixture.paid();
    const { id } = await only(paid);
    const worker = await fixture.api.database.pool.connect();
    await worker.query('BEGIN');
    await worker.query('UPDATE order_package SET output_status = 2 WHERE id = $1', [id]);
    const requested = reveal(paid.shop.seller, id);
    const waiting = async () => {
      const [row] = await fixture.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return row?.count === 1;
    };
    // Of an answer that did not wait, what it says is compared below.
    let answered = false;
    void requested.then(() => {
      answered = true;
    });
    while (!answered && !(await waiting()));
    await worker.query('COMMIT');
    worker.release();
    const { data, msg } = await requested;
    expect([data.errorKey, msg]).toEqual(HIDDEN.issued);
    expect(await audit(id)).toEqual([]);
    await fixture.query('UPDATE order_package SET output_status = 1 WHERE id = $1', [id]);
  });
});

describe('individual reveals', () => {
  it('are limited to 100 an hour per account, also concurrently: the 101st is refused and 100 are recorded', async () => {
    const paid = await fixture.paid();
    const { id } = await only(paid);
    const answers = await Promise.all(Array.from({ length: 104 }, () => reveal(paid.buyer, id)));
    const refused = answers.filter(({ code }) => code !== 0);
    expect(refused.map(({ data, msg }) => [data.errorKey, msg])).toEqual(
      Array(4).fill(['REVEAL_LIMIT', '查看收件信息已达上限，请60分钟后再试']),
    );
    expect(await audit(id)).toEqual(Array(100).fill({ accountId: paid.buyer.accountId, purpose: 'screen' }));
    expect((await reveal(paid.shop.seller, id)).code).toBe(0);
  });
});

describe('recorded reveals', () => {
  it('can be neither changed nor removed', async () => {
    const paid = await fixture.paid();
    const { id } = await only(paid);
    await reveal(paid.buyer, id);
    const forbidden = 'receiver_reveal is append-only';
    await expect(fixture.query('DELETE FROM receiver_reveal')).rejects.toThrow(forbidden);
    await expect(fixture.query("UPDATE receiver_reveal SET purpose = ''")).rejects.toThrow(forbidden);
  });
});
