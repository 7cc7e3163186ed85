import { randomUUID } from 'node:crypto';
import { settleDue } from '../../api/src/modules/settlements/settling.service.ts';
import { orderBody, type Person, type Shop, type TestApi } from './api.ts';
import { bindShop } from './shopOrders.ts';

/** Real orders at what every scheduled job looks for, one of each, so that it does its work when it runs next. */
export async function makeDue(api: TestApi): Promise<void> {
  const [buyer, shop, frozen] = [await api.buyer({ balance: 1_000_000 }), await api.shop(), await api.shop()];
  const place = async (at: Shop, confirm: boolean) => {
    const body = orderBody(buyer, at, { confirm, clientNo: randomUUID() });
    const { data, msg } = await buyer.call<{ orderId: number }>('POST', '/orders/createOrder', body);
    if (!data.orderId) throw new Error(msg);
    return data.orderId;
  };
  const change = (id: number, parcel: string, order = 'remark = remark') =>
    Promise.all([
      api.query(`UPDATE order_package SET ${parcel} WHERE order_id = $1`, [id]),
      api.query(`UPDATE orders SET ${order} WHERE id = $1`, [id]),
    ]);
  const out = (status: number, days: number, settle = 1) =>
    `status = ${status}, output_status = 3, waybill_no = 'DUE' || id, settle_status = ${settle}, shipped_at = now() - interval '${days} days'`;

  await api.query(`UPDATE orders SET pay_expire_at = now() WHERE id = $1`, [await place(shop, false)]);
  const held = await place(shop, true);
  await change(held, `${out(50, 2)}, signed_at = now() - interval '1 day'`);
  await settleDue(api.database.db);
  await change(held, `held_until = now(), signed_at = now() - interval '8 days'`);
  await change(await place(shop, true), `${out(50, 1)}, signed_at = now()`);
  await change(await place(shop, true), out(30, 1), `status = 30, shipped_at = now() - interval '11 days'`);
  await change(
    await place(shop, true),
    out(30, 1),
    `status = 40, shipped_at = now() - interval '11 days', received_at = now() - interval '8 days'`,
  );
  await change(
    await place(shop, true),
    `${out(40, 3)}, traced_at = now() - interval '3 days'`,
    'status = 30',
  );
  await change(await place(shop, true), `output_status = 1`, `paid_at = now() - interval '1 hour'`);
  await overdueRefund(api, buyer, await place(shop, true), out(60, 3));
  const over = await place(shop, true);
  await change(
    over,
    `${out(50, 200, 2)}, created_at = now() - interval '200 days', signed_at = now() - interval '199 days', settled_at = now() - interval '199 days'`,
    `status = 50, completed_at = now() - interval '199 days', received_at = now() - interval '199 days'`,
  );
  await place(frozen, false);
  await place(frozen, true);
  await api.query(`UPDATE account SET status = 2, frozen_at = now() - interval '3 days' WHERE id = $1`, [
    frozen.seller.accountId,
  ]);
  await ofShops(api, buyer);
  const closing = await api.buyer();
  await api.query('INSERT INTO account_closing (account_id) VALUES ($1)', [closing.accountId]);
  await api.query('UPDATE account SET closing_since = now() WHERE id = $1', [closing.accountId]);
  for (const statement of OLD) await api.query(statement);
}

/** A refund that a supplier has not answered, and one whose waybill is to be given back. */
async function overdueRefund(api: TestApi, buyer: Person, orderId: number, parcel: string): Promise<void> {
  await api.query(`UPDATE order_package SET ${parcel} WHERE order_id = $1`, [orderId]);
  await api.query('UPDATE orders SET status = 30 WHERE id = $1', [orderId]);
  const rows = await api.query<{ id: number }>('SELECT id FROM order_package WHERE order_id = $1', [orderId]);
  await buyer.call('POST', '/orderPackages/refund', { packageIds: rows.map(({ id }) => id) });
  await api.query('UPDATE refund SET due_at = now(), void_at = now() WHERE order_id = $1', [orderId]);
}

/** A shop that is to be read, one that is to be renewed, and one that is to be told a number. */
async function ofShops(api: TestApi, buyer: Person): Promise<void> {
  const { id } = await bindShop(api, buyer);
  await api.query(
    `UPDATE shop SET auto_order = true, refresh_token = '', expires_at = now(), refresh_expires_at = now() + interval '1 day' WHERE id = $1`,
    [id],
  );
  await api.query(
    `UPDATE order_package SET auto_send_at = now() - interval '1 minute' WHERE id IN (
       SELECT id FROM order_package WHERE auto_send_status = 1 LIMIT 5)`,
  );
  await api.query(`UPDATE order_package SET tracked_until = NULL, trace_checked_at = NULL WHERE id IN (
       SELECT id FROM order_package WHERE status = 30 AND package_no LIKE 'GP%' LIMIT 5)`);
}

/** What has served its time, and what a channel is to be asked for. */
const OLD = [
  `UPDATE payment SET next_ask_at = now() WHERE id IN (SELECT id FROM payment WHERE status = 0 AND pay_type = 1 LIMIT 5)`,
  `UPDATE payment SET reconcile_at = now() WHERE id IN (SELECT id FROM payment WHERE reconcile_at IS NOT NULL AND pay_type = 1 LIMIT 5)`,
  `UPDATE recharge_refund SET next_try_at = now() WHERE id IN (SELECT id FROM recharge_refund WHERE status = 0 LIMIT 5)`,
  `UPDATE upload SET created_at = now() - interval '8 days' WHERE id IN (SELECT id FROM upload WHERE NOT used LIMIT 5)`,
  `UPDATE private_file SET created_at = now() - interval '8 days' WHERE id IN (SELECT id FROM private_file WHERE NOT used LIMIT 5)`,
  `UPDATE merge_order SET created_at = now() - interval '200 days' WHERE id <= 5`,
  `UPDATE shop_order SET synced_at = now() - interval '200 days', receiver = '' WHERE merge_id <= 5`,
  `UPDATE shop_order SET synced_at = now() - interval '200 days' WHERE id IN (SELECT id FROM shop_order WHERE package_id IS NULL ORDER BY id DESC LIMIT 5)`,
];
