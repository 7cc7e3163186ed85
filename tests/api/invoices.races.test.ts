import { describe, expect, it } from 'vitest';
import type { Person } from '../support/api.ts';
import { GOODS, invoiceFixture, newNumber } from '../support/invoiceFixture.ts';
import { FEE as PAID } from '../support/refundFixture.ts';

const fixture = invoiceFixture();
const { ask, issue, list, settled, title } = fixture;

describe('at the same time', () => {
  it('twenty requests for the same parcels make one invoice', async () => {
    const { buyer, paid } = await settled(2);
    const body = { kind: GOODS, titleId: await title(buyer), orderIds: [paid.orderId] };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(buyer, body)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await fixture.invoiced(paid)).toEqual([{ kind: GOODS, fen: 2 * PAID, parts: 2 }]);
  });

  it('a refund and a request leave an invoice of what is left, whichever is first', async () => {
    for (let time = 0; time < 8; time += 1) {
      const { buyer, paid, seller } = await settled(2);
      const body = { kind: GOODS, titleId: await title(buyer), orderIds: [paid.orderId] };
      const [first] = await fixture.idsOf(paid);
      await Promise.all([
        ask(buyer, body),
        fixture.refund(paid, { packageIds: [first], reason: '退货' }, seller),
      ]);
      expect((await fixture.invoiced(paid)).map(({ fen }) => fen)).toEqual([PAID]);
      expect((await list(buyer)).map(({ amount, status }) => [amount, status])).toEqual([[PAID, 1]]);
    }
  });

  it('a refund and the issue of an invoice leave a lower one or a red-letter one', async () => {
    for (let time = 0; time < 8; time += 1) {
      const { buyer, paid, seller } = await settled(2);
      const [invoice] = (
        await ask(buyer, { kind: GOODS, titleId: await title(buyer), orderIds: [paid.orderId] })
      ).data.list;
      if (!invoice) throw new Error('nothing was asked for');
      const [first] = await fixture.idsOf(paid);
      const [issued] = await Promise.all([
        issue(seller, invoice),
        fixture.refund(paid, { packageIds: [first], reason: '退货' }, seller),
      ]);
      const rows = (await list(buyer)).map(({ amount, status }) => [amount, status]);
      if (issued.code === 0)
        expect(rows).toEqual([
          [-PAID, 1],
          [2 * PAID, 3],
        ]);
      else expect([issued.data.errorKey, rows]).toEqual(['INVOICE_CHANGED', [[PAID, 1]]]);
      expect((await fixture.invoiced(paid)).map(({ fen }) => fen)).toEqual([PAID]);
    }
  });

  it('one of two who issue it is first, and a number is of one invoice of its issuer', async () => {
    const asked = async (issuer?: Person) => {
      const { buyer, paid, seller } = await settled();
      const body = { kind: GOODS, titleId: await title(buyer), orderIds: [paid.orderId] };
      const [invoice] = (await ask(buyer, body)).data.list;
      if (!invoice) throw new Error('nothing was asked for');
      if (issuer)
        await fixture.fixture.query('UPDATE invoice SET issuer_id = $1 WHERE id = $2', [
          issuer.accountId,
          invoice.id,
        ]);
      return { invoice, seller };
    };
    const keysOf = (answers: Awaited<ReturnType<typeof issue>>[]) =>
      answers.map(({ code, data }) => String(data.errorKey ?? code)).toSorted();
    const { invoice, seller } = await asked();
    expect(keysOf(await Promise.all([issue(seller, invoice), issue(seller, invoice)]))).toEqual([
      '0',
      'INVOICE_STATE',
    ]);

    const [one, other] = [await asked(seller), await asked(seller)];
    const number = newNumber();
    const both = [issue(seller, one.invoice, number), issue(seller, other.invoice, number)];
    expect(keysOf(await Promise.all(both))).toEqual(['0', 'INVOICE_NUMBER_USED']);
  });
});
