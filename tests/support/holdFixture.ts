import type { Person } from './api.ts';
import type { Paid } from './issuingFixture.ts';
import { refundFixture } from './refundFixture.ts';

/** A supplier's parcels that an agent earns of, and everything that may be done with the money of both. */
export function holdFixture(options?: Parameters<typeof refundFixture>[0]) {
  const refunding = refundFixture(options);
  const { fixture } = refunding;
  const { query } = fixture;

  async function cashOutAll({ accountId }: Person): Promise<number> {
    const [row] = await query<{ fen: number }>('SELECT withdrawable_of($1) AS fen', [accountId]);
    const amount = row?.fen ?? 0;
    if (amount === 0) return 0;
    const terms = { accountId, amount, min: 1, max: 1_000_000, perDay: 1_000, feeRate: 0, accountType: 1 };
    const payee = { hash: '', account: 'sealed', accountName: 'sealed', accountMasked: '***' };
    const [begun] = await query<{ id: number }>('SELECT begin_cash_out($1) AS id', [
      JSON.stringify({ ...terms, ...payee }),
    ]);
    for (const status of [10, 20, 30])
      await query('SELECT advance_cash_out($1, NULL, $2::smallint, NULL, $3)', [
        begun?.id,
        status,
        status === 30 ? `transfer ${begun?.id}` : null,
      ]);
    return amount;
  }

  return {
    ...refunding,
    cashOutAll,

    /** Issued parcels of which the supplier has 327 and the agent 20 of 400 fen. */
    async earned(count = 1): Promise<{ paid: Paid; seller: Person; agent: Person }> {
      const agent = await fixture.api.buyer();
      const paid = await fixture.paid(count);
      const { seller } = paid.shop;
      await query('UPDATE account SET super_id = $1 WHERE id = $2', [agent.accountId, paid.buyer.accountId]);
      await query('UPDATE order_package SET agent_share = 20 WHERE order_id = $1', [paid.orderId]);
      await query('UPDATE account SET commission_rate = 350 WHERE id = $1', [seller.accountId]);
      await query('UPDATE account SET real_status = 2 WHERE id = ANY ($1)', [
        [seller.accountId, agent.accountId],
      ]);
      await fixture.issue(paid.orderId);
      return { paid, seller, agent };
    },

    /** Spends all that can be spent; answers how much. */
    async spendAll({ accountId }: Person): Promise<number> {
      const [row] = await query<{ fen: number }>(
        "SELECT balance - held AS fen FROM ledger_account WHERE owner_id = $1 AND code = 'available'",
        [accountId],
      );
      const fen = row?.fen ?? 0;
      if (fen <= 0) return 0;
      await query(
        `SELECT ledger_move(2::smallint, 'test', $1, gen_random_uuid()::text, '', ledger_account_of($1, 'available'), ledger_account_of(0, 'test'), $2)`,
        [accountId, fen],
      );
      return fen;
    },

    /** Lets so many days pass for an order and its parcels. */
    async pass({ orderId }: Paid, days: number): Promise<void> {
      const ago = (column: string) => `${column} = ${column} - make_interval(days => $2)`;
      const set = (columns: string[]) => columns.map(ago).join(', ');
      await query(
        `UPDATE order_package SET ${set(['shipped_at', 'signed_at', 'settled_at', 'held_until'])} WHERE order_id = $1`,
        [orderId, days],
      );
      await query(`UPDATE orders SET ${set(['shipped_at', 'received_at'])} WHERE id = $1`, [orderId, days]);
      await query(`UPDATE refund SET ${set(['due_at'])} WHERE order_id = $1`, [orderId, days]);
      await refunding.agreeOverdue();
      await refunding.receive();
      await refunding.settle();
      await refunding.release();
    },

    /**
     * Everything that can be got back of an order is: what its buyer may ask for, and what its supplier gives. Of what is on
     * its way something goes wrong before.
     */
    async refundAll(paid: Paid): Promise<void> {
      await query('UPDATE order_package SET status = 60 WHERE order_id = $1 AND status = 40', [paid.orderId]);
      for (const who of [paid.buyer, paid.shop.seller]) {
        await refunding.refund(paid, { reason: '退货' }, who);
        await refunding.voidDue();
        for (const { id, status } of await refunding.refunds(paid))
          if (status === 30) await refunding.answer(paid.shop.seller, { refundId: id, agree: true });
      }
    },

    /** What a wallet holds, what of it is held, and what may go out. */
    async purse({ accountId }: Person) {
      const [row] = await query<{ balance: number; held: number; withdrawable: number }>(
        `SELECT balance, held, withdrawable_of($1) AS withdrawable FROM ledger_account WHERE owner_id = $1 AND code = 'available'`,
        [accountId],
      );
      return row ?? { balance: 0, held: 0, withdrawable: 0 };
    },
  };
}
