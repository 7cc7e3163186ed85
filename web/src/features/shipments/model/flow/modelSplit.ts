import { type Delivery, deliveryTo } from '../../../../shop/delivery.ts';
import type { CourierSplit } from './modelDraft.ts';
import { areaOf, type ModelRow } from './modelRow.ts';

type Offer = Parameters<typeof deliveryTo>[0] & { courierId: number };

interface SplitAdvice extends CourierSplit {
  /** Rows that would go by the second courier. */
  rows: number;
  /** Of these, rows where the chosen one does not go at all. */
  banned: number;
  /** Provinces that are concerned. */
  provinces: readonly string[];
}

interface Wish {
  rows: readonly ModelRow[];
  offers: readonly Offer[];
  courierId: number | null;
  /** Grams of a parcel. */
  grams: number;
  /** The moment whose rules count. */
  at: number;
}

/**
 * The second courier that helps most rows which the chosen one does not reach or charges extra for; null where none
 * does better. A region goes to it only when it gets there, and, where both do, for less.
 */
export function adviseSplit({ rows, offers, courierId, grams, at }: Wish): SplitAdvice | null {
  const chosen = offers.find((one) => one.courierId === courierId);
  if (!chosen) return null;
  const areas = [...Map.groupBy(rows, areaOf)].flatMap(([code, inside]) => {
    const [first] = inside;
    const now = first && deliveryTo(chosen, first, grams, at);
    return now && isTroubled(now) ? [{ code, inside, first, now }] : [];
  });
  const advices = offers
    .filter((one) => one !== chosen)
    .map((offer): SplitAdvice => {
      const better = areas.filter(({ first, now }) => isBetter(deliveryTo(offer, first, grams, at), now));
      const count = (some: typeof better) => some.reduce((sum, { inside }) => sum + inside.length, 0);
      return {
        courierId: offer.courierId,
        areaCodes: better.map(({ code }) => code),
        rows: count(better),
        banned: count(better.filter(({ now }) => now.kind === 'banned')),
        provinces: [...new Set(better.map(({ first }) => first.province))],
      };
    });
  const best = advices.reduce<SplitAdvice | null>(
    (found, one) => (one.rows > (found?.rows ?? 0) ? one : found),
    null,
  );
  return best;
}

function isTroubled(delivery: Delivery): boolean {
  return delivery.kind === 'banned' || delivery.remoteFee > 0;
}

function isBetter(other: Delivery, now: Delivery): boolean {
  if (other.kind === 'banned') return false;
  return now.kind === 'banned' || other.total < now.total;
}
