import { setTimeout as pause } from 'node:timers/promises';
import type { BenchShop, ShopCompany } from './shopCompany.ts';

const LOOKED_EVERY_MS = 100;
const AT_MOST_MS = 10 * 60_000;

/** Seconds from now until something is so. */
export async function secondsUntil(isSo: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > AT_MOST_MS) throw new Error('it does not come');
    await pause(LOOKED_EVERY_MS);
  }
  return (performance.now() - begun) / 1_000;
}

/** Reads the catalogue of a shop; answers the seconds that it took. */
export async function pulled(company: ShopCompany, { id, links }: BenchShop): Promise<number> {
  await company.call('/shops/pullGoods', { shopId: id });
  return secondsUntil(async () => {
    const { rows } = await company.demo.pool.query<{ status: number; skus: number; key: string | null }>(
      'SELECT status, skus, error_key AS key FROM shop_goods_pull WHERE shop_id = $1 ORDER BY created_at DESC LIMIT 1',
      [id],
    );
    const [pull] = rows;
    if (pull && pull.status !== 0 && pull.skus !== links) throw new Error(`read ${pull.skus}: ${pull.key}`);
    return pull !== undefined && pull.status !== 0;
  });
}
