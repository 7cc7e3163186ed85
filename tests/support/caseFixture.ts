import { type TraceState, traceStates } from '../../api/src/adapters/tracking/trackingService.ts';
import { comingBackService } from '../../api/src/modules/afterSales/comingBack.service.ts';
import { steppingService, type Verdict } from '../../api/src/modules/afterSales/stepping.service.ts';
import { saveTraces } from '../../api/src/modules/tracking/traces.repository.ts';
import type { Answer, Person } from './api.ts';
import { decided, type Paid } from './issuingFixture.ts';
import { lineFixture } from './lineFixture.ts';

type CaseRow = {
  id: number;
  status: number;
  ask: number;
  amount: number;
  offerAmount: number | null;
  givenAmount: number;
  outcome: string | null;
  refundId: number | null;
  offerKind: number | null;
  freight: number;
  freightBy: number;
  returnId: number | null;
  waits: boolean;
};
type Step = { caseId: number; action: string; [more: string]: unknown };
export type Opened = { caseId: number; status: number };

/** Parcels that were shipped, with everything that may be done about them. */
export function caseFixture(options?: Parameters<typeof lineFixture>[0]) {
  const lining = lineFixture(options);
  const { fixture } = lining;
  const stepping = () => steppingService(fixture.api.database.db, fixture.queue);

  return {
    ...lining,

    async open(paid: Paid, more: object = {}, who: Person = paid.buyer): Promise<Answer<Opened>> {
      const [packageId] = await lining.idsOf(paid);
      return decided<Opened>(who, '/afterSales/open', {
        packageId,
        kind: 3,
        ask: 1,
        text: '外壳碎了',
        ...more,
      });
    },
    answer: (who: Person, body: Step) => decided<Opened>(who, '/afterSales/answer', body),
    reply: (who: Person, body: Step) => decided<Opened>(who, '/afterSales/reply', body),
    /** A picture of somebody's that is attached to nothing; answers its id. */
    async evidence({ accountId }: Person): Promise<number> {
      const [row] = await fixture.query<{ id: number }>(
        `INSERT INTO private_file (account_id, key, kind, mime, bytes, width, height, sha256)
         VALUES ($1, gen_random_uuid()::text, 'picture', 'image/png', 1, 1, 1, '') RETURNING id`,
        [accountId],
      );
      return row?.id ?? 0;
    },
    async appeal(who: Person, caseId: number, more: object = {}): Promise<Answer<Opened>> {
      const fileIds = [await this.evidence(who)];
      return decided<Opened>(who, '/afterSales/appeal', { caseId, text: '补充照片', fileIds, ...more });
    },
    /** A case for a part of a signed parcel that an operator decides; answers its id. */
    async judged(paid: Paid, give: Verdict['give']): Promise<number> {
      const { data } = await this.open(paid, { ask: 2, amount: 1 });
      const { caseId } = data;
      await this.answer(paid.shop.seller, { caseId, action: 'refuse', text: '不认可' });
      await this.reply(paid.buyer, { caseId, action: 'escalate', text: '请判断' });
      await this.decide(caseId, give);
      return caseId;
    },
    decide: (caseId: number, give: Verdict['give'], freight?: Verdict['freight']) =>
      fixture.api.database.db.transaction((tx) =>
        stepping().decide(tx, caseId, { give, reason: '照片清楚', ...(freight && { freight }) }),
      ),
    /** Lets a courier say of an order's parcels how far they are. */
    async trace(paid: Paid, state: TraceState, text = ''): Promise<void> {
      for (const id of await lining.idsOf(paid))
        await saveTraces(
          fixture.api.database.db,
          { id, orderId: paid.orderId },
          { state, traces: [{ at: new Date(), text, state }] },
          { isAsked: true },
        );
    },
    arrive(paid: Paid): Promise<void> {
      return this.trace(paid, traceStates.signed, '已签收');
    },
    stepDue: () => stepping().stepDue(),
    lookAtComingBack: () =>
      comingBackService({
        db: fixture.api.database.db,
        waybills: fixture.waybills,
        log: fixture.api.app.log,
      }).lookAtComingBack(),
    /** As `answer` of refunds. */
    answerRefund: lining.answer,
    /** Lets so much time pass for the open cases of an order and the refunds that wait with them. */
    async wait({ orderId }: Paid, hours: number): Promise<void> {
      for (const table of ['after_sale_case', 'refund'])
        await fixture.query(
          `UPDATE ${table} SET due_at = due_at - make_interval(hours => $2) WHERE order_id = $1 AND due_at IS NOT NULL`,
          [orderId, hours],
        );
    },
    /** The newest order that replaces a parcel of another; null where none does. */
    async replacementOf({ buyer, shop, orderId }: Paid): Promise<Paid | null> {
      const [row] = await fixture.query<{ id: number }>(
        'SELECT o.id FROM orders o JOIN order_package p ON p.id = o.replaces WHERE p.order_id = $1 ORDER BY o.id DESC',
        [orderId],
      );
      return row ? { buyer, shop, orderId: row.id } : null;
    },
    /** Fen that the buyer of an order has paid for what was sent again, and not got back. */
    async freightPaid({ orderId, buyer }: Paid): Promise<number> {
      const [row] = await fixture.query<{ fen: number }>(
        `SELECT coalesce(sum(-e.amount), 0)::bigint AS fen FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id
           JOIN ledger_account a ON a.id = e.account_id JOIN order_package q ON t.biz_type = 'package' AND q.id = t.biz_id
           JOIN orders o ON o.id = q.order_id JOIN order_package p ON p.id = o.replaces
          WHERE t.kind = 24 AND a.owner_id = $2 AND p.order_id = $1`,
        [orderId, buyer.accountId],
      );
      return row?.fen ?? 0;
    },
    /** The cases of an order, in the order in which they were opened. */
    cases: ({ orderId }: Paid) =>
      fixture.query<CaseRow>(
        `SELECT id, status, ask, amount, offer_amount AS "offerAmount", given_amount AS "givenAmount", outcome,
                refund_id AS "refundId", offer_kind AS "offerKind", freight, freight_by AS "freightBy", return_id AS "returnId",
                due_at IS NOT NULL AS waits FROM after_sale_case WHERE order_id = $1 ORDER BY id`,
        [orderId],
      ),
    /** What happened in a case, by whom. */
    async history(caseId: number): Promise<string[]> {
      const rows = await fixture.query<{ by: string; action: string }>(
        'SELECT by, action FROM case_message WHERE case_id = $1 ORDER BY id',
        [caseId],
      );
      return rows.map(({ by, action }) => `${action} ${by}`);
    },
    /** What is left of the shares of an order's parcels. */
    shares: ({ orderId }: Paid) =>
      fixture.query<{
        packageFee: number;
        compensated: number;
        supplierShare: number;
        agentShare: number;
        supplyFee: number;
        commission: number;
      }>(
        `SELECT package_fee AS "packageFee", compensated, supplier_share AS "supplierShare", agent_share AS "agentShare",
                supply_fee AS "supplyFee", commission FROM order_package WHERE order_id = $1 ORDER BY id`,
        [orderId],
      ),
  };
}
