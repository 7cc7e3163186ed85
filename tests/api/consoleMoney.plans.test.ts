import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, Queryable } from '../../api/src/db/client.ts';
import { listAdjustments } from '../../api/src/modules/adjustments/adjustments.repository.ts';
import { listAtDesk } from '../../api/src/modules/cashOuts/cashOutDesk.repository.ts';
import { type InvoiceRow, listInvoices } from '../../api/src/modules/invoices/invoices.repository.ts';
import {
  listPayments,
  listProblems,
  listRefunds,
} from '../../api/src/modules/payments/paymentDesk.repository.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { operatorWith } from '../support/operators.ts';
import { readingOf } from '../support/plans.ts';

const ROWS = 100_000;
/** Rows are counted up to here, in the order in which they lie. */
const COUNTED = 10_001;
const PAGE = { pageSize: 20 };
const SHOWN = { show: (row: InvoiceRow) => row };

let api: TestApi;
let accountId: number;
beforeAll(async () => {
  api = await startApi({ single: true });
  ({ accountId } = await api.buyer());
  const { operatorId } = await operatorWith(api, []);
  const client = await api.session();
  await client.query('SET statement_timeout = 0');
  // One in a thousand is open; the rest is over.
  await client.query(
    `INSERT INTO cash_out (cash_out_no, account_id, amount, fee, account_type, account, account_name, account_masked, status, transfer_no, paid_at)
     SELECT 'T' || n, $1, 1000, 6, 1, '', '', '', CASE WHEN n % 1000 = 0 THEN 10 ELSE 30 END,
            CASE WHEN n % 1000 = 0 THEN NULL ELSE 'X' || n END, CASE WHEN n % 1000 = 0 THEN NULL ELSE now() END
       FROM generate_series(1, ${ROWS}) n`,
    [accountId],
  );
  await client.query(
    `INSERT INTO payment (pay_no, account_id, amount, pay_type, status, channel_trade_no, paid_at, expire_at, next_ask_at)
     SELECT 'Y' || n, $1, 1000, 1, 1, 'C' || n, now(), now(), now() FROM generate_series(1, ${ROWS}) n`,
    [accountId],
  );
  await client.query(
    `INSERT INTO payment_problem (payment_id, kind, resolved_at)
     SELECT id, 'amount', CASE WHEN id % 100 > 0 THEN now() END FROM payment WHERE id % 10 = 0`,
  );
  await client.query(
    `INSERT INTO recharge_refund (refund_no, payment_id, account_id, amount, status, ended_at)
     SELECT 'B' || id, id, account_id, 1, CASE WHEN id % 1000 = 0 THEN 0 ELSE 1 END, CASE WHEN id % 1000 > 0 THEN now() END FROM payment`,
  );
  await client.query(
    `INSERT INTO balance_adjustment (account_id, kind, amount, reason, operator_id, operator, client_no)
     SELECT $1, 14, 1, '', $2, '', n::text FROM generate_series(1, ${ROWS}) n`,
    [accountId, operatorId],
  );
  await client.query(
    `INSERT INTO invoice (account_id, kind, custody, title_kind, title, amount, status, number, issued_on, due_at, decided_at, red_of)
     SELECT $1, 2, 1, 1, '', CASE WHEN n % 100 = 1 THEN -1 ELSE 1 END, CASE WHEN n % 1000 = 0 THEN 1 ELSE 3 END,
            CASE WHEN n % 1000 = 0 THEN '' ELSE 'N' || n END, CASE WHEN n % 1000 > 0 THEN date '2026-11-28' END, now() - interval '1 day', now(),
            CASE WHEN n % 100 = 1 THEN 1 END FROM generate_series(1, ${ROWS}) n`,
    [accountId],
  );
  await client.query(
    'VACUUM ANALYZE invoice, cash_out, payment, payment_problem, recharge_refund, balance_adjustment',
  );
  await client.end();
}, 120_000);
afterAll(() => api.close());

describe(`of ${ROWS} rows`, () => {
  it.each<[string, number, (db: Queryable) => Promise<{ list: unknown[] }>]>([
    ['cash-outs of everybody', 20, (db) => listAtDesk(db, PAGE)],
    ['cash-outs that are open', 20, (db) => listAtDesk(db, { ...PAGE, isOpen: true })],
    ['cash-outs that wait for payment', 20, (db) => listAtDesk(db, { ...PAGE, status: 10 })],
    ['a cash-out by its number', 1, (db) => listAtDesk(db, { ...PAGE, number: 'T77' })],
    ['a cash-out by its transfer', 1, (db) => listAtDesk(db, { ...PAGE, number: 'X77' })],
    ['payments of everybody', 20, (db) => listPayments(db, PAGE)],
    ['a payment by the number of the channel', 1, (db) => listPayments(db, { ...PAGE, number: 'C77' })],
    ['problems of payments', 20, (db) => listProblems(db, PAGE)],
    ['recharges that go back', 20, (db) => listRefunds(db, { ...PAGE, isOpen: true })],
    ['invoices of everybody', 20, (db) => listInvoices(db, {}, PAGE, SHOWN)],
    ['invoices of an account', 20, (db) => listInvoices(db, { accountId }, PAGE, SHOWN)],
    ['invoices to issue', 20, (db) => listInvoices(db, { byPlatform: true, status: 1 }, PAGE, SHOWN)],
    ['late invoices', 20, (db) => listInvoices(db, { isLate: true }, PAGE, SHOWN)],
    ['red-letter invoices', 20, (db) => listInvoices(db, { isRed: true }, PAGE, SHOWN)],
    ['adjustments', 20, (db) => listAdjustments(db, PAGE)],
    ['adjustments of an account', 20, (db) => listAdjustments(db, { ...PAGE, accountId })],
  ])('%s are found without reading the table', async (_name, rows, work) => {
    const found = await work(api.database.db as Db);
    expect(found.list).toHaveLength(rows);
    const reading = await readingOf(api.database.db, work);
    // A page, and what is counted of a list: both the same for a million rows.
    expect(reading.fetched + reading.counted).toBeLessThanOrEqual(COUNTED * 2 + 200);
    expect(reading.sorted).toBeLessThanOrEqual(COUNTED);
  });
});
