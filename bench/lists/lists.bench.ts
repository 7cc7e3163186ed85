import type { Db } from '../../api/src/db/client.ts';
import { keepTotals } from '../../api/src/modules/keptTotals/keeping.service.ts';
import { listParcels } from '../../api/src/modules/parcels/parcels.repository.ts';
import { listRefunds } from '../../api/src/modules/refunds/refunds.repository.ts';
import { countOrders, listOrders } from '../../api/src/modules/shipments/orders.repository.ts';
import { seedOrders } from '../../tests/support/manyOrders.ts';
import type { Section } from '../section.ts';
import { type DemoDatabase, demoDatabase } from '../support/demoDatabase.ts';
import { inTurn } from '../support/inTurn.ts';
import { median } from '../support/median.ts';
import { type Owner, orderFilters, parcelFilters } from './filters.ts';

const PARCELS_EACH = 5;
const SMALL = 200;
const LARGE = 200_000;
const ROUNDS = 41;

type Read = (owner: Owner) => Promise<unknown>;

export async function measure(): Promise<Section> {
  await using demo = await demoDatabase({ durable: false, poolSize: 2 });
  const [small, large] = await seedOwners(demo);
  const rows: [string, number, number, number][] = [];
  const reads = { ...readsOf(demo.db), ...(await cursorsOf(demo.db, [small, large])) };
  for (const [name, read] of Object.entries(reads)) {
    const [one, other] = await inTurn(read, small, large, { rounds: ROUNDS });
    rows.push([name, one, other, other / one]);
  }
  const ratios = rows.map(([, , , ratio]) => ratio);
  return {
    title: 'Lists',
    about: `Lists of a buyer, page and total, of ${(LARGE * PARCELS_EACH).toLocaleString('en')} parcels and of ${(SMALL * PARCELS_EACH).toLocaleString('en')}, in turn; medians of ${ROUNDS}. Among the parcels stand those of another buyer, half as many; all are of one supplier. Totals are kept as the scheduled job keeps them.`,
    figures: [
      {
        name: 'median of all lists, large beside small',
        value: median(ratios),
        unit: 'times',
        target: { atMost: 2 },
      },
      { name: 'the worst list', value: Math.max(...ratios), unit: 'times', target: { atMost: 3 } },
    ],
    tables: [
      {
        title: 'Milliseconds',
        columns: ['', `of ${SMALL * PARCELS_EACH}`, `of ${LARGE * PARCELS_EACH}`, 'ratio'],
        rows,
      },
    ],
    plots: [
      {
        file: 'lists',
        title: 'Lists of 1,000,000 parcels beside those of 1,000',
        unit: 'times',
        bars: rows.map(([name, , , ratio]) => ({ name, value: ratio })),
      },
    ],
  };
}

function readsOf(db: Db): Record<string, Read> {
  const reads: Record<string, Read> = {
    'orders, counts of the tabs': ({ actor }) => countOrders(db, actor),
    'refunds, no filter': ({ actor }) => listRefunds(db, actor, {}),
  };
  for (const [name, filterOf] of Object.entries(orderFilters))
    reads[`orders, ${name}`] = (owner) => listOrders(db, owner.actor, filterOf(owner));
  for (const [name, filterOf] of Object.entries(parcelFilters))
    reads[`parcels, ${name}`] = (owner) => listParcels(db, owner.actor, filterOf(owner));
  return reads;
}

/** The same places as `the last page but ten`, read on to from the page before. */
async function cursorsOf(db: Db, owners: Owner[]): Promise<Record<string, Read>> {
  const farOrders = (owner: Owner) => orderFilters['the last page but ten']?.(owner) ?? {};
  const farParcels = (owner: Owner) => parcelFilters['the last page but ten']?.(owner) ?? {};
  const cursors = new Map<Owner, { orders: string; parcels: string }>();
  for (const owner of owners) {
    const orders = await listOrders(db, owner.actor, farOrders(owner));
    const parcels = await listParcels(db, owner.actor, farParcels(owner));
    if (orders.nextCursor === null || parcels.nextCursor === null) throw new Error('no page behind it');
    cursors.set(owner, { orders: orders.nextCursor, parcels: parcels.nextCursor });
  }
  const cursorOf = (owner: Owner, list: 'orders' | 'parcels') => ({
    cursor: cursors.get(owner)?.[list] ?? '',
  });
  return {
    'orders, the last pages by a cursor': (owner) => listOrders(db, owner.actor, cursorOf(owner, 'orders')),
    'parcels, the last pages by a cursor': (owner) =>
      listParcels(db, owner.actor, cursorOf(owner, 'parcels')),
  };
}

async function seedOwners({ db, pool }: DemoDatabase): Promise<[small: Owner, large: Owner]> {
  const client = await pool.connect();
  // What triggers record of an order is of no use to a list, and foreign keys hold.
  await client.query(
    "SET statement_timeout = 0; SET session_replication_role = replica; SET work_mem = '64MB'",
  );
  const query = (text: string, values?: unknown[]) => client.query(text, values);
  const owner = async (phone: string, orders: number): Promise<Owner> => {
    const { rows } = await client.query<{ id: number; sellerId: number }>(
      `INSERT INTO account (kind, phone, phone_print, password_hash, nick_name) VALUES (1, '', $1, 'x', 'bench')
       RETURNING id, (SELECT min(id) FROM account WHERE kind = 2) AS "sellerId"`,
      [phone],
    );
    const { id = 0, sellerId = 0 } = rows[0] ?? {};
    await seedOrders(query, { accountId: id, sellerId, orders, parcelsEach: PARCELS_EACH });
    return { actor: { accountId: id, kind: 'buyer', level: 1, superId: null }, orders };
  };
  const small = await owner('18900000001', SMALL);
  const large = await owner('18900000002', LARGE);
  await owner('18900000003', LARGE / 2);
  await query('ANALYZE');
  await keepTotals(db);
  await query('VACUUM ANALYZE');
  client.release(true);
  return [small, large];
}
