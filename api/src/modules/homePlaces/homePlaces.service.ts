import type { Db, Queryable, Tx } from '../../db/client.ts';
import { operatorReason } from '../../shared/operatorReason.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import { useOperatorPicture } from '../uploads/uploads.repository.ts';
import {
  addItem,
  changeItem,
  countItems,
  findGoods,
  findItem,
  listItems,
  listShown,
  lockItems,
  orderOf,
  removeItem,
  setDown,
  sortItems,
} from './homePlaces.repository.ts';
import { audienceOf, checkLink, checkRoom, checkShape, periodOf } from './homePlaces.rules.ts';
import {
  type ChangedItem,
  type HomeItemDto,
  type HomePlacesDto,
  type NewGoods,
  type NewItem,
  PLACES,
} from './homePlaces.schemas.ts';

/** The places of the home page. Readers read them anew each time, so that what is due shows at once. */
export function homePlacesService(db: Db, now: () => Date) {
  async function found(on: Queryable, id: number): Promise<HomeItemDto> {
    const item = await findItem(on, id);
    if (!item) throw new Refusal('NOT_FOUND');
    return item;
  }
  const targetOf = (id: number) => `home:${id}`;

  async function usePicture(tx: Tx, place: number, url: string): Promise<void> {
    const pixels = await useOperatorPicture(tx, url);
    if (!pixels) throw new Refusal('PICTURE_UNKNOWN', {}, { field: 'picture' });
    checkShape(place, pixels);
  }

  return {
    async shown(kind: 'buyer' | 'seller' | undefined): Promise<HomePlacesDto> {
      const rows = await listShown(db, audienceOf(kind));
      const of = (place: number) =>
        rows
          .filter((row) => row.place === place)
          .map(({ id, title, picture, link }) => ({ id, title, picture, link }));
      const goodIds = rows.flatMap(({ goodId }) => (goodId === null ? [] : [goodId]));
      return { banners: of(PLACES.banners), goodIds, entries: of(PLACES.entries) };
    },

    list: (): Promise<HomeItemDto[]> => listItems(db),

    /** Adds a banner or an entry behind all others. */
    async create({ place, title, picture, link, audience, ...period }: NewItem, who: Auditor) {
      checkLink(link);
      const item = { ...{ title: title.trim(), picture, link, audience }, ...periodOf(period, now()) };
      return db.transaction(async (tx) => {
        await lockItems(tx);
        checkRoom(place, await countItems(tx, place), 1);
        await usePicture(tx, place, picture);
        const id = await addItem(tx, place, { ...item, goodId: null });
        await recordAudit(tx, who, {
          ...{ action: 'home create', target: targetOf(id) },
          after: { place, ...item },
        });
        return found(tx, id);
      });
    },

    /** Adds goods behind all others, in the order in which their numbers are given. */
    async addGoods({ goodsNos, audience, ...period }: NewGoods, who: Auditor): Promise<HomeItemDto[]> {
      const numbers = [...new Set(goodsNos.map((each) => each.trim().replace(/^g(?=\d+$)/, 'G')))];
      const when = { audience, ...periodOf(period, now()) };
      return db.transaction(async (tx) => {
        await lockItems(tx);
        checkRoom(PLACES.goods, await countItems(tx, PLACES.goods), numbers.length);
        const goods = new Map((await findGoods(tx, numbers)).map((good) => [good.goodsNo, good]));
        const refuse = (key: 'HOME_GOODS' | 'HOME_GOODS_THERE', some: string[]) => {
          if (some.length > 0) throw new Refusal(key, { numbers: some.join('、') }, { field: 'goodsNos' });
        };
        refuse(
          'HOME_GOODS',
          numbers.filter((each) => !goods.has(each)),
        );
        refuse(
          'HOME_GOODS_THERE',
          numbers.filter((each) => goods.get(each)?.isThere),
        );
        const added: HomeItemDto[] = [];
        for (const number of numbers) {
          const goodId = goods.get(number)?.id ?? null;
          const id = await addItem(tx, PLACES.goods, { title: '', picture: '', link: '', goodId, ...when });
          await recordAudit(tx, who, {
            ...{ action: 'home create', target: targetOf(id) },
            after: { place: PLACES.goods, goodsNo: number, ...when },
          });
          added.push(await found(tx, id));
        }
        return added;
      });
    },

    /** Changes what one shows, for whom and when. @throws Refusal CHANGED_MEANWHILE where another operator has */
    async change({ id, version, title, picture, link, audience, ...period }: ChangedItem, who: Auditor) {
      if (link !== undefined) checkLink(link);
      const when = { audience, ...periodOf(period, now()) };
      return db.transaction(async (tx) => {
        await lockItems(tx);
        const before = await found(tx, id);
        if (before.version !== version) throw new Refusal('CHANGED_MEANWHILE');
        const isGood = before.goodId !== null;
        if (isGood && (title ?? picture ?? link) !== undefined)
          throw new Refusal('BAD_PARAM', { field: 'title' });
        // What had ended and begins again takes the room of one.
        if (before.state === 3) checkRoom(before.place, await countItems(tx, before.place), 1);
        if (picture !== undefined && picture !== before.picture) await usePicture(tx, before.place, picture);
        await changeItem(tx, id, {
          ...(title !== undefined && { title: title.trim() }),
          ...(picture !== undefined && { picture }),
          ...(link !== undefined && { link }),
          ...when,
        });
        const after = await found(tx, id);
        await recordAudit(tx, who, {
          ...{ action: 'home change', target: targetOf(id) },
          ...{ before: contentOf(before), after: contentOf(after) },
        });
        return after;
      });
    },

    /** Puts one before another of its place, or at the end; moves of several operators add up. */
    move: (id: number, before: number | null, who: Auditor): Promise<HomeItemDto[]> =>
      db.transaction(async (tx) => {
        await lockItems(tx);
        const { place } = await found(tx, id);
        const ids = await orderOf(tx, place);
        const others = ids.filter((each) => each !== id);
        const at = before === null ? others.length : others.indexOf(before);
        if (at < 0) throw new Refusal('CHANGED_MEANWHILE');
        const order = [...others.slice(0, at), id, ...others.slice(at)];
        await sortItems(tx, order);
        await recordAudit(tx, who, {
          ...{ action: 'home move', target: targetOf(id) },
          ...{ before: { ids }, after: { ids: order } },
        });
        return listItems(tx);
      }),

    /** Takes one down, or puts it up again. */
    async show(
      { id, shown, reason }: { id: number; shown: boolean; reason: string },
      who: Auditor,
    ): Promise<HomeItemDto> {
      const why = operatorReason(reason);
      return db.transaction(async (tx) => {
        await lockItems(tx);
        const before = await found(tx, id);
        if ((before.state !== 4) === shown) throw new Refusal('STATE_SAME');
        const hasEnded = before.endAt !== null && new Date(before.endAt) <= now();
        if (shown && !hasEnded) checkRoom(before.place, await countItems(tx, before.place), 1);
        await setDown(tx, id, !shown);
        const after = await found(tx, id);
        await recordAudit(tx, who, {
          ...{ action: shown ? 'home show' : 'home down', target: targetOf(id), reason: why },
          ...{ before: { state: before.state }, after: { state: after.state } },
        });
        return after;
      });
    },

    async remove(id: number, reason: string, who: Auditor): Promise<void> {
      const why = operatorReason(reason);
      await db.transaction(async (tx) => {
        await lockItems(tx);
        const before = await found(tx, id);
        await removeItem(tx, id);
        await recordAudit(tx, who, {
          ...{ action: 'home remove', target: targetOf(id), reason: why },
          before: contentOf(before),
        });
      });
    },
  };
}

export type HomePlacesService = ReturnType<typeof homePlacesService>;

function contentOf({ place, title, picture, link, goodsNo, audience, startAt, endAt }: HomeItemDto) {
  return { place, ...(goodsNo === null ? { title, picture, link } : { goodsNo }), audience, startAt, endAt };
}
