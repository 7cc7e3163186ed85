import { sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import * as tables from '../db/schema/index.ts';
import { stepsPer } from '../shared/statuses.ts';

/** Cheaper from so many pieces on: per cent of the price of one. */
const STEPS = [
  [10, 95],
  [30, 90],
  [80, 85],
] as const;
/** Of the plain price, for the demo buyer of the list. */
const AGREED = 88;
const AGREED_GOODS = 6;

type Plain = { id: number; categoryId: number; sellerId: number; supplyPrice: number; skus: number };

/** Price steps in goods of every category, by parcel and by order in turn, and a price list of the first supplier. */
export async function seedPrices(tx: Tx, sellerId: number, buyerId: number): Promise<void> {
  const { rows } = await tx.execute<Plain>(sql`
    SELECT g.id, g.category_id AS "categoryId", g.seller_id AS "sellerId", g.supply_price AS "supplyPrice",
           (SELECT count(*) FROM sku k WHERE k.good_id = g.id)::int AS skus
      FROM goods g ORDER BY g.id`);
  const plain = rows.filter(({ skus }) => skus === 1);
  const categories = [...Map.groupBy(plain, ({ categoryId }) => categoryId).values()];
  const stepped = categories.flatMap((goods) => goods.slice(-2));
  const part = (fen: number, percent: number) => Math.max(1, Math.round((fen * percent) / 100));
  await tx.insert(tables.priceSteps).values(
    stepped.flatMap(({ id, supplyPrice }) =>
      STEPS.map(([minPieces, percent]) => ({
        goodId: id,
        minPieces,
        supplyPrice: part(supplyPrice, percent),
      })),
    ),
  );
  const byOrder = stepped.filter((_, at) => at % 2 === 1).map(({ id }) => id);
  await tx.execute(
    sql`UPDATE goods SET steps_per = ${stepsPer.order} WHERE id = ANY (${`{${byOrder.join(',')}}`}::bigint[])`,
  );
  const [list] = await tx
    .insert(tables.priceLists)
    .values({ sellerId, name: '老客户' })
    .returning({ id: tables.priceLists.id });
  const listId = list?.id ?? 0;
  await tx.insert(tables.priceListBuyers).values({ listId, accountId: buyerId });
  const agreed = plain.filter((good) => good.sellerId === sellerId && !stepped.includes(good));
  await tx
    .insert(tables.priceListEntries)
    .values(
      agreed
        .slice(0, AGREED_GOODS)
        .map(({ id, supplyPrice }) => ({ listId, goodId: id, supplyPrice: part(supplyPrice, AGREED) })),
    );
}
