import { inDatabase } from './person.ts';
import { printOf } from './sealed.ts';

const DAY_MS = 86_400_000;

type Column = { name: string; type: string };

/** Adds a row of a table; columns that must have a value and were given none have an empty one. */
async function addRow(table: string, values: Record<string, unknown>): Promise<number> {
  const columns = await inDatabase<Column>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = $1 AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO'`,
    [table],
  );
  const missing = columns.filter(({ name }) => !(name in values));
  const names = [...Object.keys(values), ...missing.map(({ name }) => name)];
  const places = [
    ...Object.keys(values).map((_, index) => `$${index + 1}`),
    ...missing.map(({ type }) => emptyOf(type)),
  ];
  const [row] = await inDatabase<{ id: string }>(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')}) RETURNING id`,
    Object.values(values),
  );
  return Number(row?.id);
}

/** Nobody's data, as where it was erased: what is sealed must open. */
const blank = (column: string) => ({ [column]: '' });

function emptyOf(type: string): string {
  if (type === 'text') return 'gen_random_uuid()::text';
  if (type === 'jsonb') return `'{}'`;
  if (type === 'boolean') return 'false';
  return type.startsWith('timestamp') ? 'now()' : '0';
}

/** Lets a supplier have earned so many fen: a parcel of its goods was signed and settled long ago. */
export const soldFor = (phone: string, fen: number) => earned(phone, fen, { isSupplier: true });

/**
 * Lets a buyer have earned so many fen as an agent: somebody whom they invited bought a parcel for as much, which was
 * signed and settled long ago, or so recently that it may be refunded.
 */
export async function earned(
  phone: string,
  fen: number,
  { recently = false, isSupplier = false } = {},
): Promise<void> {
  const [agent] = await inDatabase<{ id: string }>(
    'SELECT id FROM account WHERE kind = $2 AND phone_print = $1',
    [printOf(phone), isSupplier ? 2 : 1],
  );
  const [seller] = await inDatabase<{ id: string }>('SELECT min(id) AS id FROM account WHERE kind = 2');
  const at = new Date(Date.now() - (recently ? 2 : 60) * DAY_MS);
  const [accountId, sellerId] = [
    await addRow('account', {
      kind: 1,
      ...blank('phone'),
      ...(!isSupplier && { super_id: agent?.id }),
    }),
    isSupplier ? agent?.id : seller?.id,
  ];
  await inDatabase('SELECT give_demo_money($1, $2)', [accountId, fen]);
  const people = { account_id: accountId, seller_id: sellerId, created_at: at };
  const fees = { goods_fee: fen, courier_fee: 0, remote_fee: 0, discount_fee: 0 };
  const orderId = await addRow('orders', {
    ...people,
    ...fees,
    ...blank('sender'),
    status: 50,
    package_count: 1,
    total_fee: fen,
    paid_at: at,
    received_at: at,
    completed_at: at,
  });
  const parcelId = await addRow('order_package', {
    ...people,
    ...fees,
    ...blank('receiver'),
    order_id: orderId,
    status: 50,
    signed_at: at,
    settle_status: 2,
    settled_at: at,
    held_until: recently ? new Date(Date.now() + 5 * DAY_MS) : null,
    package_fee: fen,
    supplier_share: isSupplier ? fen : 0,
    agent_share: isSupplier ? 0 : fen,
  });
  for (const [kind, of, id, from, to] of [
    [2, 'order', orderId, [accountId, 'available'], [0, 'escrow']],
    [isSupplier ? 9 : 7, 'package', parcelId, [0, 'escrow'], [agent?.id, 'available']],
  ] as const)
    await inDatabase(
      `SELECT ledger_move($1::smallint, $2, $3, '', '测试', ledger_account_of($4, $5), ledger_account_of($6, $7), $8)`,
      [kind, of, id, ...from, ...to, fen],
    );
  if (recently)
    await inDatabase(
      "UPDATE ledger_account SET held = held + $2 WHERE owner_id = $1 AND code = 'available'",
      [agent?.id, fen],
    );
}
