import { everything } from '../../api/src/modules/books/rule.ts';
import { rules } from '../../api/src/modules/books/rules.ts';
import type { TestApi } from './api.ts';

/** All in one query, so that it can be asked after every step. */
const BROKEN = rules
  .map((rule, index) => `SELECT ${index} AS index WHERE EXISTS (${rule.broken(everything)}\n)`)
  .join(' UNION ALL ');

/** The names of the rules of the books and the stock that do not hold; empty when all do. */
export async function brokenInvariants(api: Pick<TestApi, 'query'>): Promise<string[]> {
  const broken = await api.query<{ index: number }>(BROKEN);
  return broken.map(({ index }) => rules[index]?.name ?? '');
}
