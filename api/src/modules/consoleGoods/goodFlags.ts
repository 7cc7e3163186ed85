import { sql } from 'drizzle-orm';
import { keyOf } from '../../adapters/storage/uploadNames.ts';
import { accountName } from '../../db/accountName.ts';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import type { Fen } from '../../shared/money.ts';
import { goodsStatus } from '../../shared/statuses.ts';
import { picturesIn } from '../goods/cleanDetail.ts';
import type { GoodFlagDto } from './consoleGoods.schemas.ts';
import { listWords } from './forbiddenWords.service.ts';

/** What is looked at of goods, as they would be. */
export type Flagged = {
  id: number;
  sellerId: number;
  name: string;
  detail: string;
  pics: string[];
  categoryId: number;
  supplyPrice: Fen;
};
type Reused = GoodFlagDto['pictures'][number] & { ownerId: number };

/** So many times the median of its category, or a part of it, is far. */
const FAR = 5;
/** Of fewer goods a median would say nothing; more are not read. */
const LEAST_GOODS = 5;
const MOST_GOODS = sql.raw('500');
const TAGS = /<[^>]*>/g;

/** Why to look twice at goods, by their ids. */
export async function flagsOf(
  db: Queryable,
  goods: readonly Flagged[],
): Promise<ReadonlyMap<number, GoodFlagDto[]>> {
  if (goods.length === 0) return new Map();
  const [words, medians, reused] = await Promise.all([
    listWords(db),
    mediansOf(db, [...new Set(goods.map(({ categoryId }) => categoryId))]),
    reusedPictures(db, goods.flatMap(picturesOf)),
  ]);
  const none = { price: null, median: null, words: [], pictures: [] };
  return new Map(
    goods.map((good) => {
      const text = `${good.name} ${good.detail.replaceAll(TAGS, ' ')}`.toLowerCase();
      const found = words.map(({ word }) => word).filter((word) => text.includes(word));
      const median = medians.get(good.categoryId);
      const shown = picturesOf(good);
      const pictures = reused
        .filter(({ url, sellerId }) => shown.includes(url) && sellerId !== good.sellerId)
        .map(({ ownerId: _owner, ...picture }) => picture);
      const flags: GoodFlagDto[] = [
        ...(median !== undefined && isFar(good.supplyPrice, median)
          ? [{ ...none, kind: 'price' as const, price: good.supplyPrice, median }]
          : []),
        ...(found.length > 0 ? [{ ...none, kind: 'words' as const, words: found }] : []),
        ...(pictures.length > 0 ? [{ ...none, kind: 'pictures' as const, pictures }] : []),
      ];
      return [good.id, flags];
    }),
  );
}

const picturesOf = ({ pics, detail }: Flagged): string[] => [...pics, ...picturesIn(detail)];

const isFar = (price: Fen, median: Fen): boolean => price * FAR < median || price > median * FAR;

async function mediansOf(db: Queryable, categoryIds: number[]): Promise<ReadonlyMap<number, Fen>> {
  const { rows } = await db.execute<{ id: number; median: Fen }>(sql`
    SELECT k.id, percentile_disc(0.5) WITHIN GROUP (ORDER BY x.supply_price) AS median
      FROM unnest(${`{${categoryIds.join(',')}}`}::bigint[]) k (id)
     CROSS JOIN LATERAL (
       SELECT supply_price FROM goods WHERE category_id = k.id AND status = ${literal(goodsStatus.onSale)} AND deleted_at IS NULL
        ORDER BY sort DESC, id DESC LIMIT ${MOST_GOODS}) x
     GROUP BY k.id HAVING count(*) >= ${literal(LEAST_GOODS)}`);
  return new Map(rows.map(({ id, median }) => [id, median]));
}

/** Those of the pictures that others have uploaded, too, and show. */
async function reusedPictures(db: Queryable, urls: readonly string[]): Promise<Reused[]> {
  const keys = [...new Set(urls)].flatMap((url) => keyOf(url) ?? []);
  if (keys.length === 0) return [];
  const { rows } = await db.execute<Reused>(sql`
    SELECT DISTINCT '/files/u/' || u.key AS url, u.account_id AS "ownerId", a.id AS "sellerId", ${accountName('a')} AS "sellerName"
      FROM upload u JOIN upload o ON o.sha256 = u.sha256 AND o.sha256 IS NOT NULL AND o.account_id <> u.account_id AND o.used
      JOIN account a ON a.id = o.account_id AND a.kind = 2
     WHERE u.key = ANY (${sql.param(keys)}::text[]) ORDER BY 1, 3 LIMIT 200`);
  return rows;
}
