import type { WizardContext } from './wizard.types.ts';

type Known = Pick<WizardContext, 'totalBefore' | 'repriced' | 'refusal'>;

/**
 * What a price at the last step is beside the one that could be paid before it: to be accepted where it is higher, and
 * whatever it is once an order was refused for its price.
 *
 * @param shown the total of the quote before, in fen; undefined where there was none of the same parcels
 */
export function repricedBy(
  { totalBefore, repriced, refusal }: Known,
  shown: number | undefined,
  now: number,
): Partial<Known> {
  const isRefused = refusal?.errorKey === 'PRICE_CHANGED';
  const isWaiting = repriced === 'changed';
  const settled = isWaiting ? { repriced: null } : {};
  if (shown === undefined) return { totalBefore: null, ...(isRefused ? { repriced: 'changed' } : settled) };
  const before = (isWaiting ? totalBefore : null) ?? shown;
  if (now > before || isRefused) return { repriced: 'changed', totalBefore: before === now ? null : before };
  if (before !== now) return { totalBefore: before, ...settled };
  return isWaiting ? { totalBefore: null, ...settled } : {};
}
