import { describe, expect, it } from 'vitest';
import { erasePerson } from '../../api/src/modules/closings/erasing.ts';
import { eraseOldInvoices } from '../../api/src/modules/invoices/eraseOldInvoices.ts';
import { runOps } from '../../api/src/ops/runOps.ts';
import { listExports } from '../support/exportedList.ts';
import {
  FEE,
  GOODS,
  invoiceFixture,
  newNumber,
  RECHARGE,
  SUPPLY,
  TAX_NUMBER,
} from '../support/invoiceFixture.ts';
import { operatorWith } from '../support/operators.ts';
import { FEE as PAID } from '../support/refundFixture.ts';

const fixture = invoiceFixture();
const { ask, billable, issue, list, settled, title } = fixture;
const api = () => fixture.fixture.api;
/** What the platform has of a parcel of 400: the supplier has 327 and the agent 20. */
const PLATFORM = 53;

describe('a title', () => {
  it('of a company needs a tax number with its check digit, and is kept sealed for its account alone', async () => {
    const [buyer, other] = [await api().buyer(), await api().buyer()];
    const company = { kind: 2, name: ' 杭州橙子贸易有限公司 ' };
    const save = (body: object, who = buyer) => who.call<{ id: number }>('POST', '/invoiceTitles/save', body);
    expect((await save({ ...company, taxNumber: `${TAX_NUMBER.slice(0, -1)}4` })).data.errorKey).toBe(
      'TAX_NUMBER',
    );
    const { data } = await save({
      ...company,
      taxNumber: TAX_NUMBER.toLowerCase(),
      bankAccount: '622200001',
    });
    expect(data).toEqual({
      ...{ id: data.id, kind: 2, name: '杭州橙子贸易有限公司', taxNumber: TAX_NUMBER },
      ...{ address: '', phone: '', bankName: '', bankAccount: '622200001' },
    });
    const person = (await save({ kind: 1, name: '张三丰', taxNumber: 'x' })).data;
    expect(person).toMatchObject({ kind: 1, taxNumber: '' });
    const [row] = await api().query<{ title: string }>('SELECT title FROM invoice_title WHERE id = $1', [
      data.id,
    ]);
    expect(row?.title).toMatch(/^v1\./);
    expect((await save({ ...company, id: data.id, taxNumber: TAX_NUMBER }, other)).data.errorKey).toBe(
      'NOT_FOUND',
    );
    expect((await other.call('POST', '/invoiceTitles/remove', { id: data.id })).data.errorKey).toBe(
      'NOT_FOUND',
    );
    await buyer.call('POST', '/invoiceTitles/remove', { id: data.id });
    expect((await buyer.call('GET', '/invoiceTitles/list')).data).toEqual({ list: [person] });
  });
});

describe('invoices as a file of the console', () => {
  it('mask people and name companies, as their list does', async () => {
    const { rowsOf } = listExports(api);
    const who = await operatorWith(api(), ['invoices.act', 'lists.export']);
    const [one, other] = [await settled(), await settled()];
    await ask(one.buyer, { kind: GOODS, titleId: await title(one.buyer, 1), orderIds: [one.paid.orderId] });
    await ask(other.buyer, {
      kind: GOODS,
      titleId: await title(other.buyer),
      orderIds: [other.paid.orderId],
    });
    const titles = async (accountId: number) => {
      const rows = await rowsOf(who, 'invoices', { accountId });
      return typeof rows === 'string' ? rows : rows.slice(1).map((row) => [row[3], row[4], row[10]]);
    };
    expect(await titles(one.buyer.accountId)).toEqual([['个人', '张**', '待开票']]);
    expect(await titles(other.buyer.accountId)).toEqual([['企业', '杭州橙子贸易有限公司', '待开票']]);
    expect(await rowsOf(await operatorWith(api(), ['money.read', 'lists.export']), 'invoices')).toBe(
      'NO_PERMISSION',
    );
  });
});

describe('where suppliers sell', () => {
  it('a buyer asks, the supplier issues, and each parcel is invoiced once', async () => {
    const { buyer, paid, seller } = await settled(2);
    const titleId = await title(buyer);
    expect(await billable(buyer, { kind: GOODS, orderIds: [paid.orderId] })).toEqual({
      ...{ isOpen: true, count: 2, amount: 2 * PAID, days: 7 },
      issuers: [{ name: '测试供应商', count: 2, amount: 2 * PAID }],
    });
    const asked = await ask(buyer, { kind: GOODS, titleId, orderIds: [paid.orderId] });
    const [invoice] = asked.data.list;
    expect(asked.data.list).toEqual([
      expect.objectContaining({ kind: GOODS, amount: 2 * PAID, status: 1, partCount: 2, mayIssue: false }),
    ]);
    expect((await ask(buyer, { kind: GOODS, titleId, orderIds: [paid.orderId] })).data.errorKey).toBe(
      'INVOICE_NOTHING',
    );
    const [toIssue] = await list(seller, 'toIssue');
    expect(toIssue).toMatchObject({ id: invoice?.id, mayIssue: true, titleName: '杭州橙子贸易有限公司' });
    if (!toIssue) throw new Error('nothing to issue');
    const { data: detail } = await seller.call<{ title: object; parts: object[] }>('POST', '/invoices/read', {
      id: toIssue.id,
    });
    expect(detail.title).toMatchObject({ taxNumber: TAX_NUMBER });
    expect(detail.parts).toHaveLength(2);
    expect((await issue(buyer, toIssue)).data.errorKey).toBe('NO_PERMISSION');
    expect((await issue(await api().seller(), toIssue)).data.errorKey).toBe('NOT_FOUND');
    expect((await issue(seller, { ...toIssue, amount: 1 })).data.errorKey).toBe('INVOICE_CHANGED');
    const number = newNumber();
    expect((await issue(seller, toIssue, number)).data).toMatchObject({ status: 3, number });
    expect((await issue(seller, toIssue)).data.errorKey).toBe('INVOICE_STATE');
    expect(
      (await (await api().buyer()).call('POST', '/invoices/read', { id: toIssue.id })).data.errorKey,
    ).toBe('NOT_FOUND');
  });

  it('one of refused parcels can be asked for again', async () => {
    const { buyer, paid, seller } = await settled();
    const body = { kind: GOODS, titleId: await title(buyer, 1), orderIds: [paid.orderId] };
    const [invoice] = (await ask(buyer, body)).data.list;
    const refused = await seller.call('POST', '/invoices/refuse', {
      id: invoice?.id,
      reason: '抬头不完整，请补充',
    });
    expect(refused.data).toMatchObject({ status: 4, reason: '抬头不完整，请补充' });
    expect((await ask(buyer, body)).data.list).toEqual([expect.objectContaining({ amount: PAID })]);
  });

  it('a refund lowers what is asked for, and ends it where nothing is left', async () => {
    const { buyer, paid, seller } = await settled(2);
    const body = { kind: GOODS, titleId: await title(buyer), orderIds: [paid.orderId] };
    await ask(buyer, body);
    const [first] = await fixture.idsOf(paid);
    await fixture.refund(paid, { packageIds: [first], reason: '退货' }, seller);
    expect(await list(buyer)).toEqual([expect.objectContaining({ amount: PAID, status: 1 })]);
    await fixture.refundAll(paid);
    expect(await list(buyer)).toEqual([
      expect.objectContaining({ status: 4, reason: '已全部退款，无需开票' }),
    ]);
  });

  it('a refund of what was issued makes red-letter ones due: to the buyer, and of the fee', async () => {
    const { buyer, paid, seller } = await settled(2);
    const who = await operatorWith(api(), ['invoices.act']);
    const [goods] = (await ask(buyer, { kind: GOODS, titleId: await title(buyer), orderIds: [paid.orderId] }))
      .data.list;
    const [fee] = (await ask(seller, { kind: FEE, titleId: await title(seller), orderIds: [paid.orderId] }))
      .data.list;
    if (!goods || !fee) throw new Error('nothing was asked for');
    expect(fee).toMatchObject({ amount: 2 * PLATFORM, issuerName: '', mayIssue: false });
    await issue(seller, goods);
    const number = newNumber();
    const done = await who.call<{ status: number }>('POST', '/console/invoices/issue', {
      ...{ id: fee.id, amount: fee.amount, number, issuedOn: '2026-11-28' },
    });
    expect(done.data).toMatchObject({ status: 3, number, accountId: seller.accountId });

    await fixture.refundAll(paid);
    const red = (await list(seller, 'toIssue')).find(({ redOf }) => redOf === goods.id);
    expect(red).toMatchObject({ amount: -2 * PAID, status: 1, mayIssue: true, partCount: 2 });
    const { data } = await who.call<{ list: { redOf: number; amount: number; id: number }[] }>(
      'GET',
      `/console/invoices?red=true&accountId=${seller.accountId}`,
    );
    expect(data.list).toEqual([expect.objectContaining({ redOf: fee.id, amount: -2 * PLATFORM })]);
    expect(await fixture.invoiced(paid)).toEqual([
      { kind: GOODS, fen: 0, parts: 2 },
      { kind: FEE, fen: 0, parts: 2 },
    ]);
    const refuse = await seller.call('POST', '/invoices/refuse', { id: red?.id, reason: '不想开红字' });
    expect(refuse.data.errorKey).toBe('INVOICE_RED');
    if (red)
      expect((await issue(seller, red)).data).toMatchObject({ status: 3, redNumber: expect.any(String) });
    const log = await api().query<{ action: string }>(
      'SELECT action FROM audit_log WHERE target = $1 ORDER BY id',
      [`invoice:${fee.id}`],
    );
    expect(log.map(({ action }) => action)).toEqual(['invoice issue', 'invoice read']);
  });

  it('a red-letter one waits for the number of the invoice that it takes back, and ends with it', async () => {
    const { buyer, paid, seller } = await settled();
    const [goods] = (await ask(buyer, { kind: GOODS, titleId: await title(buyer), orderIds: [paid.orderId] }))
      .data.list;
    await seller.call('POST', '/invoices/begin', { ids: [goods?.id] });
    await fixture.refundAll(paid);
    const [red] = (await list(seller, 'toIssue')).filter(({ redOf }) => redOf !== null);
    if (!red) throw new Error('no red-letter one is due');
    expect((await issue(seller, red)).data.errorKey).toBe('INVOICE_BLUE_FIRST');
    await seller.call('POST', '/invoices/refuse', { id: goods?.id, reason: '已全部退款，不开了' });
    expect((await list(seller, 'toIssue')).map(({ status }) => status)).toEqual([4, 4]);
    expect(await fixture.invoiced(paid)).toEqual([]);
  });

  it('invoices what the ledger says that a buyer paid and did not get back', async () => {
    const { buyer, paid, seller } = await settled(3);
    const [first] = await fixture.idsOf(paid);
    await fixture.refund(paid, { packageIds: [first], reason: '退货' }, seller);
    const titles = [await title(buyer), await title(seller)];
    await ask(buyer, { kind: GOODS, titleId: titles[0], orderIds: [paid.orderId] });
    await ask(seller, { kind: FEE, titleId: titles[1], orderIds: [paid.orderId] });
    const [ledger] = await api().query<{ goods: number; fee: number }>(
      `SELECT -sum(e.amount) FILTER (WHERE a.owner_id = $2)::bigint AS goods,
              sum(e.amount) FILTER (WHERE a.owner_id = 0 AND a.code = 'revenue')::bigint AS fee
         FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
        WHERE t.biz_type = 'order' AND t.biz_id = $1 OR t.biz_type = 'package' AND t.biz_id IN (SELECT id FROM order_package WHERE order_id = $1)`,
      [paid.orderId, buyer.accountId],
    );
    expect(await fixture.invoiced(paid)).toEqual([
      { kind: GOODS, fen: ledger?.goods, parts: 2 },
      { kind: FEE, fen: ledger?.fee, parts: 2 },
    ]);
  });
});

describe('who issues', () => {
  it('is the platform where it sells, and the supplier invoices the platform', async () => {
    const { buyer, paid, seller } = await settled();
    await fixture.custody('resale');
    try {
      const [goods] = (
        await ask(buyer, { kind: GOODS, titleId: await title(buyer), orderIds: [paid.orderId] })
      ).data.list;
      expect(goods).toMatchObject({ issuerName: '', amount: PAID });
      const body = { kind: SUPPLY, orderIds: [paid.orderId] };
      expect((await ask(seller, { ...body, kind: FEE })).data.errorKey).toBe('INVOICE_KIND');
      expect((await ask(seller, body)).data.errorKey).toBe('INVOICE_CLOSED');
      await api().query(`INSERT INTO setting (key, value) VALUES ('invoiceTitle', '"橙仓科技有限公司"')`);
      const [supply] = (await ask(seller, body)).data.list;
      expect(supply).toMatchObject({ amount: 327, titleName: '橙仓科技有限公司', mayIssue: true });
    } finally {
      await fixture.custody('licensed');
    }
  });

  it('is nobody while it is unset', async () => {
    const { buyer, paid } = await settled();
    await fixture.custody('unset');
    try {
      expect(await billable(buyer, { kind: GOODS })).toMatchObject({ isOpen: false, count: 0 });
      const body = { kind: GOODS, titleId: await title(buyer), orderIds: [paid.orderId] };
      expect((await ask(buyer, body)).data.errorKey).toBe('INVOICE_CLOSED');
    } finally {
      await fixture.custody('licensed');
    }
  });

  it('takes numbers from a list, of invoices that are being issued', async () => {
    const { paid, seller } = await settled();
    const who = await operatorWith(api(), ['invoices.act']);
    const [fee] = (await ask(seller, { kind: FEE, titleId: await title(seller), orderIds: [paid.orderId] }))
      .data.list;
    const rows = [
      { invoiceNo: fee?.invoiceNo, number: newNumber(), issuedOn: '2026-11-28' },
      { invoiceNo: 'F99999999', number: newNumber(), issuedOn: '2026-11-28' },
    ];
    const take = async () =>
      (
        await who.call<{ list: { problem: string | null }[] }>('POST', '/console/invoices/import', { rows })
      ).data.list.map(({ problem }) => problem);
    expect(await take()).toEqual(['发票状态已变更，请刷新后重试', expect.any(String)]);
    await who.call('POST', '/console/invoices/begin', { ids: [fee?.id] });
    expect(await take()).toEqual([null, expect.any(String)]);
  });
});

describe('a recharge', () => {
  const recharge = async (accountId: number, amount: number) => {
    const [row] = await api().query<{ id: number }>(
      `INSERT INTO payment (pay_no, account_id, amount, pay_type, status, channel_trade_no, expire_at, paid_at, next_ask_at)
       VALUES (gen_random_uuid()::text, $1, $2, 1, 1, gen_random_uuid()::text, now(), now(), now()) RETURNING id`,
      [accountId, amount],
    );
    await api().query(
      `SELECT ledger_move(1::smallint, 'payment', $1, '', '', ledger_account_of(0, 'recharge'), ledger_account_of($2, 'available'), $3)`,
      [row?.id, accountId, amount],
    );
    return row?.id ?? 0;
  };

  it('is invoiced by the platform, and what it buys is not invoiced again', async () => {
    const { buyer, paid } = await settled();
    const titleId = await title(buyer);
    await recharge(buyer.accountId, 300);
    const [invoice] = (await ask(buyer, { kind: RECHARGE, titleId })).data.list;
    expect(invoice).toMatchObject({ kind: RECHARGE, amount: 300, issuerName: '' });
    const goods = { kind: GOODS, titleId, orderIds: [paid.orderId] };
    expect((await ask(buyer, goods)).data.errorKey).toBe('INVOICE_PREPAID');
    await recharge(buyer.accountId, PAID);
    expect((await ask(buyer, goods)).code).toBe(0);
    expect((await ask(buyer, { kind: RECHARGE, titleId })).data.errorKey).toBe('INVOICE_PREPAID');
  });
});

describe('what is kept of invoices', () => {
  const statesOf = (ids: (number | undefined)[]) =>
    api().query<{ status: number; erased: boolean }>(
      `SELECT status, title = '' AS erased FROM invoice WHERE id = ANY ($1) ORDER BY id`,
      [ids],
    );

  it('of a closed account is what was issued, for ten years; what is asked for ends', async () => {
    const [one, other] = [await settled(), await settled()];
    const { buyer } = one;
    await api().query('UPDATE order_package SET account_id = $1 WHERE order_id = $2', [
      ...[buyer.accountId, other.paid.orderId],
    ]);
    const titleId = await title(buyer);
    const asked = async (orderId: number) =>
      (await ask(buyer, { kind: GOODS, titleId, orderIds: [orderId] })).data.list[0];
    const [issued, waiting] = [await asked(one.paid.orderId), await asked(other.paid.orderId)];
    if (!issued) throw new Error('nothing was asked for');
    await issue(one.seller, issued);
    const { db } = api().database;
    await db.transaction((tx) => erasePerson(tx, db.box, buyer.accountId));
    // Its money is still there, which a closing would have sent back before.
    await api().query('UPDATE account SET status = 1 WHERE id = $1', [buyer.accountId]);
    expect(await statesOf([issued.id, waiting?.id])).toEqual([
      { status: 3, erased: false },
      { status: 4, erased: true },
    ]);
    expect(await api().query('SELECT FROM invoice_title WHERE account_id = $1', [buyer.accountId])).toEqual(
      [],
    );

    await api().query(
      "UPDATE invoice SET decided_at = now() - interval '10 years' + interval '1 day' WHERE id = $1",
      [issued.id],
    );
    await eraseOldInvoices(db);
    expect(await statesOf([issued.id])).toEqual([{ status: 3, erased: false }]);
    await api().query("UPDATE invoice SET decided_at = decided_at - interval '2 days' WHERE id = $1", [
      issued.id,
    ]);
    await eraseOldInvoices(db);
    expect(await statesOf([issued.id])).toEqual([{ status: 3, erased: true }]);
    await api().query('UPDATE order_package SET account_id = $1 WHERE order_id = $2', [
      ...[other.buyer.accountId, other.paid.orderId],
    ]);
  });

  it('is the custody under way, which is changed with a reason alone', async () => {
    const { buyer, paid } = await settled();
    await ask(buyer, { kind: GOODS, titleId: await title(buyer), orderIds: [paid.orderId] });
    const set = (...words: string[]) =>
      runOps(['setting', 'set', ...words], { db: api().database.db, operator: 'tester' });
    await expect(set('custody', 'resale')).rejects.toMatchObject({ errorKey: 'CUSTODY_INVOICES' });
    await set('custody', 'licensed');
  });
});
