import { yuanText } from '../../shared/money.ts';
import { type BoughtItem, type Link, type Reason, type Unit, unitsOf } from './linkedContents.ts';
import { type Offer, type Place, type Source, titleOf } from './parcelLines.ts';

type Parcel = { items: BoughtItem[]; shipBy: Date | null };
/** What a parcel holds and where it is sent from. */
type Route = { units: Unit[]; sources: Source[]; rerouted: string | null };
type Facts = {
  bySku: ReadonlyMap<number, Offer>;
  /** Whether a person has said yes to what is suggested. */
  isAccepted: boolean;
  isBanned: (place: Place) => boolean;
  promisedAt: (place: Place) => Date | null;
  sourcesOf: (units: readonly Unit[]) => Source[] | Reason;
};

/**
 * What goes out for a parcel: what its links name, else, where that cannot go or is above its price, what their fallbacks name.
 * Those of the items that cannot go are tried first, then those of all. A fallback that is not to be taken by itself, or not
 * for so much more, is suggested. Where fallbacks cannot go either, everything is as if there were none.
 */
export function rerouted(parcel: Parcel, links: readonly Link[], facts: Facts): Route | Reason {
  const units = unitsOf(parcel.items, links);
  if ('reasonCode' in units) return units;
  const sources = facts.sourcesOf(units);
  const own = 'reasonCode' in sources ? sources : { units, sources, rerouted: null };
  const used = new Set(units.flatMap((unit) => unit.links));
  const able = [...used].filter(({ fallback }) => fallback !== null);
  if (able.length === 0) return own;
  const why = troubleOf(units, sources, parcel, facts);
  if (why === null) return own;
  const troubled = able.filter((link) => {
    const alone = units.filter((unit) => unit.links.includes(link));
    return troubleOf(alone, facts.sourcesOf(alone), parcel, facts) !== null;
  });
  for (const chosen of [troubled, able]) {
    if (chosen.length === 0) continue;
    const others = unitsOf(
      parcel.items,
      links.map((link) => (chosen.includes(link) ? withFallback(link) : link)),
    );
    if ('reasonCode' in others) continue;
    const found = facts.sourcesOf(others);
    if ('reasonCode' in found || troubleOf(others, found, parcel, facts) !== null) continue;
    return (
      taken(chosen, facts, why) ?? { units: others, sources: found, rerouted: wordsOf(chosen, facts, why) }
    );
  }
  return own;
}

/** Why what is planned cannot go, or not in time, or costs more than it may; null when it is as it should be. */
function troubleOf(
  units: readonly Unit[],
  sources: Source[] | Reason,
  { shipBy }: Parcel,
  { bySku, isBanned, promisedAt }: Facts,
): string | null {
  if ('reasonCode' in sources) return sources.msg;
  if (sources.some(({ isEnough }) => !isEnough)) return '首选缺货';
  if (sources.some((source) => isBanned(source))) return '首选不发该地区';
  const isLate = (source: Source) =>
    (promisedAt(source)?.getTime() ?? Infinity) > (shipBy?.getTime() ?? Infinity);
  if (sources.some(isLate)) return '首选休息，赶不上最晚发货时间';
  for (const { items, fallback } of units.flatMap(({ links }) => links)) {
    const price = priceOf(items, bySku);
    if (fallback && fallback.priceLimit !== null && price > fallback.priceLimit)
      return `首选每件${yuanText(price)}元，超过设定的${yuanText(fallback.priceLimit)}元`;
  }
  return null;
}

/** The link as if its fallback were its own, which has no limit. */
export function withFallback({ fallback, ...link }: Link): Link {
  const items = fallback?.items ?? link.items;
  return { ...link, warehouseId: null, courierId: null, items, fallback: null };
}

/** What is to be said to a person before these fallbacks are taken; null where nobody need be asked. */
function taken(chosen: readonly Link[], facts: Facts, why: string): Reason | null {
  const isFree = chosen.every(
    (link) =>
      link.fallback?.byItself && moreOf(link, facts) <= (link.fallback.moreLimit ?? Number.POSITIVE_INFINITY),
  );
  if (facts.isAccepted || isFree) return null;
  return { reasonCode: 'FALLBACK_SUGGESTED', msg: wordsOf(chosen, facts, why).replace('，改用', '，可改用') };
}

/** `首选缺货，改用备选【杯子 白色】，每件多1.20元` */
function wordsOf(chosen: readonly Link[], facts: Facts, why: string): string {
  const named = chosen.map((link) => {
    const offers = (link.fallback?.items ?? []).flatMap(({ skuId }) => facts.bySku.get(skuId) ?? []);
    const more = moreOf(link, facts);
    const difference = more === 0 ? '' : `，每件${more > 0 ? '多' : '少'}${yuanText(Math.abs(more))}元`;
    return `【${offers.map(titleOf).join('、')}】${difference}`;
  });
  return `${why}，改用备选${named.join('；')}`;
}

/** Fen a piece of the item, without freight. */
function moreOf({ items, fallback }: Link, { bySku }: Facts): number {
  return fallback ? priceOf(fallback.items, bySku) - priceOf(items, bySku) : 0;
}

function priceOf(items: Link['items'], bySku: Facts['bySku']): number {
  return items.reduce((sum, { skuId, num }) => sum + (bySku.get(skuId)?.price ?? 0) * num, 0);
}
