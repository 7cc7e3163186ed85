import { paths } from '../../lib/paths.ts';

/** The stock of one of the goods. */
export function stockPath(goodId: number): string {
  return `${paths.stock}?goodId=${goodId}`;
}
