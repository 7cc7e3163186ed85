import { expect, it } from 'vitest';
import type { Answer } from '../support/api.ts';
import { decided } from '../support/issuingFixture.ts';
import { FEE, refundFixture } from '../support/refundFixture.ts';

const refunding = refundFixture();
const { fixture } = refunding;

const ORDERS = 25;
const PARCELS_EACH = 20;
const PARCELS = ORDERS * PARCELS_EACH;
const CLIENTS = 20;

it('500 refunds sent twice by 20 clients to two processes succeed 500 times and are refused 500 times', {
  timeout: 180_000,
}, async () => {
  const other = await fixture.beside();
  const orders = await Promise.all(Array.from({ length: ORDERS }, () => fixture.paid(PARCELS_EACH)));
  const ids = await Promise.all(orders.map(refunding.idsOf));
  // Twins come one after the other, neighbours from different orders: what is sent at the same time is the same refund.
  const requests = Array.from({ length: PARCELS_EACH }, (_, parcel) =>
    orders.flatMap(({ buyer }, order) => {
      const request = { buyer, packageId: ids[order]?.[parcel] };
      return [request, request];
    }),
  ).flat();
  const answers: Answer[] = [];
  const waiting = requests.values();
  const client = async (_: unknown, place: number) => {
    for (const { buyer, packageId } of waiting) {
      const headers = { 'x-token': buyer.token };
      const call: typeof buyer.call = (method, path, body) =>
        (place % 2 ? fixture.api : other).call(method, path, body, headers);
      answers.push(await decided({ ...buyer, call }, '/orderPackages/refund', { packageIds: [packageId] }));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  await other.close();

  const counts = Object.groupBy(answers, ({ data }) => data.errorKey ?? 'ok');
  expect(
    Object.entries(counts)
      .map(([key, some]) => [key, some?.length])
      .toSorted(),
  ).toEqual([
    ['REFUND_STATE', PARCELS],
    ['ok', PARCELS],
  ]);
  const [ledger] = await fixture.query<object>(
    `SELECT count(*)::int AS moves, count(DISTINCT t.biz_id)::int AS parcels, sum(e.amount)::int AS fen
       FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id AND e.amount > 0
      WHERE t.kind = 3 AND t.biz_type = 'package' AND t.biz_id = ANY ($1)`,
    [ids.flat()],
  );
  expect(ledger).toEqual({ moves: PARCELS, parcels: PARCELS, fen: PARCELS * FEE });
  const [refunds] = await fixture.query<object>(
    'SELECT count(*)::int AS all, count(*) FILTER (WHERE status = 40)::int AS done FROM refund WHERE package_id = ANY ($1)',
    [ids.flat()],
  );
  expect(refunds).toEqual({ all: PARCELS, done: PARCELS });
  for (const paid of orders) {
    expect(await fixture.order(paid)).toEqual({
      status: 70,
      afterSale: 3,
      refunds: PARCELS_EACH,
      quantity: 1000,
      locked: 0,
    });
    expect(await fixture.balance(paid)).toBe(1_000_000);
  }
});
