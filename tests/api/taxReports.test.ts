import { describe, expect, it } from 'vitest';
import { xlsxSheets } from '../support/exportedFiles.ts';
import { invoiceFixture } from '../support/invoiceFixture.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';

const fixture = invoiceFixture();
const api = () => fixture.fixture.api;

function quarterNow(): string {
  const now = new Date(Date.now() + 8 * 3_600_000);
  return `${now.getUTCFullYear()}Q${Math.floor(now.getUTCMonth() / 3) + 1}`;
}

async function fileOf(who: TestOperator, quarter = quarterNow()) {
  return api().app.inject({
    url: `/api/v1/console/files/taxReport?quarter=${quarter}`,
    headers: { 'x-token': who.token },
  });
}

describe('the report of a quarter', () => {
  it('has of each supplier what the ledger and the settlements have, and says in the log who read it', async () => {
    const first = await fixture.settled(3);
    const second = await fixture.settled(2);
    const [parcel] = await fixture.idsOf(first.paid);
    await fixture.refund(first.paid, { packageIds: [parcel], reason: '退货' }, first.seller);
    const { box } = api().database.db;
    await api().query(
      `INSERT INTO real_name_check (account_id, certify_id, url, real_name, id_card, id_card_hash, status, expires_at, finished_at)
       VALUES ($1, gen_random_uuid()::text, '', $2, $3, 'x', 2, now(), now())`,
      [
        first.seller.accountId,
        box.seal('张三丰', 'real_name_check'),
        box.seal('330106199001011234', 'real_name_check'),
      ],
    );
    const who = await operatorWith(api(), ['invoices.act']);
    const { data: sums } = await who.call('GET', `/console/taxReports/read?quarter=${quarterNow()}`);
    const [books] = await api().query<{ net: number; turnover: number; orders: number }>(`
      SELECT sum(supplier_share - commission)::bigint AS net, sum(package_fee - compensated)::bigint AS turnover,
             (SELECT count(DISTINCT order_id)::int FROM order_package WHERE settled_at IS NOT NULL) AS orders
        FROM order_package WHERE settle_status = 2`);
    expect(sums).toMatchObject({
      ...{ suppliers: 2, orders: books?.orders, net: books?.net, turnover: books?.turnover, isOver: false },
      ...{ income: 5 * 327, returned: 327, fees: (books?.turnover ?? 0) - (books?.net ?? 0) },
    });

    const file = await fileOf(who);
    expect(file.headers['content-type']).toContain('spreadsheetml');
    const cells = (await xlsxSheets(new Uint8Array(file.rawPayload))).get('平台内经营者收入') ?? [];
    expect(cells[0]).toContain('统一社会信用代码');
    expect(cells.slice(1)).toEqual([
      [
        ...[
          quarterNow(),
          String(first.seller.accountId),
          '测试供应商',
          '',
          '张三丰',
          '330106199001011234',
          '',
        ],
        ...[first.seller.phone, '1', '8', '1.46', '9.81', '3.27', '6.54'],
      ],
      expect.arrayContaining([String(second.seller.accountId), '测试供应商', second.seller.phone]),
    ]);
    const log = await api().query('SELECT action, detail FROM audit_log WHERE operator_id = $1', [
      who.operatorId,
    ]);
    expect(log).toEqual([{ action: 'tax file', detail: { count: 2 } }]);
  });

  it('takes a second factor that was just shown, and refuses an empty quarter', async () => {
    const who = await operatorWith(api(), ['invoices.act']);
    expect((await fileOf(who, '2020Q1')).json()).toMatchObject({ data: { errorKey: 'EXPORT_EMPTY' } });
    await api().query('UPDATE operator_session SET proven_until = NULL WHERE operator_id = $1', [
      who.operatorId,
    ]);
    expect((await fileOf(who)).json()).toMatchObject({ data: { errorKey: 'PROOF_STALE' } });
    const other = await operatorWith(api(), ['money.read', 'reports.read']);
    expect((await fileOf(other)).json()).toMatchObject({ data: { errorKey: 'NO_PERMISSION' } });
  });
});
