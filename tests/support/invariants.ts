import { movementRules } from '../../api/src/modules/books/movements.rules.ts';
import { everything, type Scope } from '../../api/src/modules/books/rule.ts';
import { rules } from '../../api/src/modules/books/rules.ts';
import type { TestApi } from './api.ts';

/** What lists rest upon, which count parcels by their orders. */
const likeItsOrder = {
  name: 'a parcel is whose, where from and when its order is',
  broken: () => `SELECT FROM order_package p JOIN orders o ON o.id = p.order_id
     WHERE (p.account_id, p.seller_id, p.platform, p.shop_id, p.created_at)
           IS DISTINCT FROM (o.account_id, o.seller_id, o.platform, o.shop_id, o.created_at)`,
};
/** What tests move by themselves has no row: `ledger_move(…, 'test', …)`. The rules of the ledger hold for it all the same. */
const exceptMadeUp: Scope = {
  ...everything,
  movements: (id) => `${id} NOT IN (SELECT id FROM ledger_tx WHERE biz_type IN ('test', 'circle', 'bank'))`,
};
const scopeOf = (rule: { name: string }) =>
  movementRules.some(({ name }) => name === rule.name) ? exceptMadeUp : everything;

const invariants = [...rules, likeItsOrder];

/** All in one query, so that it can be asked after every step. */
const BROKEN = invariants
  .map((rule, index) => `SELECT ${index} AS index WHERE EXISTS (${rule.broken(scopeOf(rule))}\n)`)
  .join(' UNION ALL ');

/** The names of the rules of the books, the stock and the lists that do not hold; empty when all do. */
export async function brokenInvariants(api: Pick<TestApi, 'query'>): Promise<string[]> {
  const broken = await api.query<{ index: number }>(BROKEN);
  return broken.map(({ index }) => invariants[index]?.name ?? '');
}
