import { Refusal } from '../../shared/refusal.ts';
import { AUDIENCES, type HomeItemDto, PLACES } from './homePlaces.schemas.ts';
import { isOwnLink } from './ownLink.ts';

/** How many of a place readers see or will see, and how many are kept at all. */
const MAX_LASTING: Readonly<Record<number, number>> = {
  [PLACES.banners]: 8,
  [PLACES.goods]: 30,
  [PLACES.entries]: 12,
};
const MAX_KEPT = 100;

/** Who reads: nobody who is signed in is a visitor, and suppliers see what is for everybody. */
export function audienceOf(kind: 'buyer' | 'seller' | undefined): number {
  if (kind === undefined) return AUDIENCES.visitors;
  return kind === 'buyer' ? AUDIENCES.buyers : AUDIENCES.everybody;
}

/** @throws Refusal HOME_FULL, HOME_LIST_FULL where there is no room for so many more */
export function checkRoom(place: number, { all, lasting }: { all: number; lasting: number }, more: number) {
  const max = MAX_LASTING[place] ?? 0;
  if (lasting + more > max) throw new Refusal('HOME_FULL', { max });
  if (all + more > MAX_KEPT) throw new Refusal('HOME_LIST_FULL', { max: MAX_KEPT });
}

/** @throws Refusal HOME_LINK where it leads off the site */
export function checkLink(link: string): void {
  if (!isOwnLink(link)) throw new Refusal('HOME_LINK', {}, { field: 'link' });
}

const SHAPES: Readonly<Record<number, { words: string; fits: (width: number, height: number) => boolean }>> =
  {
    [PLACES.banners]: {
      words: '宽须为高的 4 到 6 倍，至少 960 像素宽，建议 1600×320',
      fits: (width, height) => width >= 960 && width >= 4 * height && width <= 6 * height,
    },
    [PLACES.entries]: {
      words: '须为正方形，每边至少 96 像素',
      fits: (width, height) => Math.min(width, height) >= 96 && Math.abs(width - height) * 20 <= width,
    },
  };

/** @throws Refusal HOME_PICTURE where a picture would be cut off in its place */
export function checkShape(place: number, { width, height }: { width: number; height: number }): void {
  const shape = SHAPES[place];
  if (shape && !shape.fits(width, height))
    throw new Refusal('HOME_PICTURE', { shape: shape.words }, { field: 'picture' });
}

/** The times as moments. @throws Refusal HOME_PERIOD where it would end before it begins, or has ended */
export function periodOf(given: Pick<HomeItemDto, 'startAt' | 'endAt'>, now: Date) {
  const [startAt, endAt] = [given.startAt, given.endAt].map((text) =>
    text === null ? null : new Date(text),
  );
  if (endAt && (endAt <= now || (startAt && endAt <= startAt)))
    throw new Refusal('HOME_PERIOD', {}, { field: 'endAt' });
  return { startAt: startAt ?? null, endAt: endAt ?? null };
}
