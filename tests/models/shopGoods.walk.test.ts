import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { GoodsFacts, Learned } from '../../web/src/features/shipments/goodsFacts.ts';
import {
  type MappingOutcome,
  type MappingSubject,
  shopGoodsMachine,
} from '../../web/src/features/shipments/shops/shopGoods.machine.ts';
import { selectScreen } from '../../web/src/features/shipments/shops/shopGoods.selectors.ts';
import { type Mapping, type ShopItem, wholeShop } from '../../web/src/features/shipments/shops/shopItem.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { type Sights, walkOf } from '../support/walk.ts';

const cup: ShopItem = { remoteGoodId: 'g1', remoteSkuId: 's1', title: '陶瓷杯' };
const facts: GoodsFacts = {
  ...{ goodId: 11, minNum: 2, maxNum: 10 },
  warehouses: [
    { id: 21, open: true, available: 0, courierIds: [1, 2] },
    { id: 22, open: true, available: 90, courierIds: [2] },
  ],
};
const bare: GoodsFacts = { goodId: 11, minNum: 1, maxNum: 9, warehouses: [] };
const mapping: Mapping = { item: cup, goodId: 11, warehouseId: 21, courierId: 1, num: 3 };
const subject: MappingSubject = { id: 5, title: '陶瓷杯', goodName: '白色杯子' };
const offSale = refusal('GOODS_OFF', '商品已下架');
const gone = refusal('NOT_FOUND', '数据不存在');

interface World {
  said: string[];
}

function stage() {
  const world: World = { said: [] };
  const announce = (_: unknown, { deed }: { deed: string }) => void world.said.push(deed);
  return { world, machine: shopGoodsMachine.provide({ actions: { announce } }) };
}

const sights: Sights<typeof shopGoodsMachine, World> = {
  opening: () => expect.unreachable('it goes on at once'),
  listing: (snapshot) => {
    expect(selectScreen(snapshot)).toBe('list');
    const { item, goodId, refusal: refused, subject: removed } = snapshot.context;
    expect([item, goodId, refused, removed]).toEqual([wholeShop, 0, null, null]);
  },
  choosingItem: (snapshot) => expect(selectScreen(snapshot)).toBe('item'),
  choosingGood: (snapshot) => expect(selectScreen(snapshot)).toBe('good'),
  loadingGood: (snapshot) => {
    expect(selectScreen(snapshot)).toBe('choices');
    expect(snapshot.context.refusal).toBeNull();
    expect(snapshot.can({ type: 'mapping.save' })).toBe(false);
  },
  goodUnread: (snapshot) => expect(snapshot.can({ type: 'good.retry' })).toBe(true),
  'deciding.choosing': (snapshot) =>
    expect(snapshot.can({ type: 'mapping.save' })).toBe(snapshot.context.warehouseId !== null),
  'deciding.broken': (snapshot) => expect(snapshot.can({ type: 'mapping.save' })).toBe(true),
  saving: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'mapping.save' })).toBe(false);
    expect(snapshot.can({ type: 'mapping.leave' })).toBe(false);
  },
  'removal.asking': (snapshot) => expect(snapshot.context.subject).toEqual(subject),
  'removal.removing': (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'removal.dismiss' })).toBe(false);
  },
  'removal.refused': (snapshot) => {
    expect(snapshot.context.refusal).toEqual(gone);
    expect(snapshot.can({ type: 'removal.accept' })).toBe(false);
  },
  'removal.broken': (snapshot) => expect(snapshot.can({ type: 'removal.accept' })).toBe(true),
  done: (snapshot) => expect(snapshot.status).toBe('done'),
};

const outcomes = {
  done: { output: { kind: 'done' } },
  gone: { output: gone },
  lost: { error: new Error('offline') },
};

const walkFrom = (item: ShopItem | null) =>
  walkOf(shopGoodsMachine, {
    input: { shopId: 3, item },
    gates: {
      loadGood: {
        known: { output: { kind: 'known', facts } },
        nowhere: { output: { kind: 'known', facts: bare } },
        off: { output: offSale },
        lost: { error: new Error('offline') },
      },
      saveMapping: outcomes,
      removeMapping: outcomes,
    },
    events: [
      { type: 'mapping.add' },
      { type: 'mapping.change', mapping },
      { type: 'mapping.leave' },
      { type: 'item.choose', item: cup },
      { type: 'good.choose', goodId: 11 },
      { type: 'good.change' },
      { type: 'good.retry' },
      { type: 'warehouse.choose', warehouseId: 21 },
      { type: 'courier.choose', courierId: null },
      { type: 'num.change', num: 2 },
      { type: 'variants.choose', everyVariant: true },
      { type: 'mapping.save' },
      { type: 'removal.ask', subject },
      { type: 'removal.accept' },
      { type: 'removal.dismiss' },
    ],
    limit: 3_000,
    key: ({
      value,
      context: { item: chosen, warehouseId, courierId, num, everyVariant, refusal: refused },
    }) => [value, chosen.title, warehouseId, courierId, num, everyVariant, refused?.errorKey],
    alike: ({ value, context: { warehouseId } }) => [value, warehouseId !== null],
    stage,
  });

const ofShop = walkFrom(null);
const ofItem = walkFrom(cup);

describe("a shop's mappings, walked", () => {
  it.each(ofShop.paths)('$title', (path) => path.run(undefined, sights));
});

describe('the mapping of one item, walked', () => {
  it.each(ofItem.paths)('$title', (path) => path.run(undefined, sights));

  it('walks, with those, every edge', () => {
    const missed = new Set(ofShop.unwalked());
    expect(ofItem.unwalked().filter((edge) => missed.has(edge))).toEqual([]);
  });
});

describe("a shop's mappings, pinned", () => {
  const settled = () => new Promise(setImmediate);

  function start(item: ShopItem | null, outcome: MappingOutcome = { kind: 'done' }) {
    const saved: { shopId: number; mapping: Mapping }[] = [];
    const removed: (number | undefined)[] = [];
    const { world, machine } = stage();
    const actor = createActor(
      machine.provide({
        actors: {
          loadGood: fromPromise<Learned, number>(async () => ({ kind: 'known', facts })),
          saveMapping: fromPromise<MappingOutcome, { shopId: number; mapping: Mapping }>(
            async ({ input }) => {
              saved.push(input);
              return outcome;
            },
          ),
          removeMapping: fromPromise<MappingOutcome, MappingSubject | null>(async ({ input }) => {
            removed.push(input?.id);
            return outcome;
          }),
        },
      }),
      { input: { shopId: 3, item } },
    ).start();
    return { actor, saved, removed, world, context: () => actor.getSnapshot().context };
  }

  it('maps one item where the goods are in stock, in the fewest pieces, and ends', async () => {
    const { actor, saved, world } = start(cup);
    actor.send({ type: 'good.choose', goodId: 11 });
    await settled();
    actor.send({ type: 'mapping.save' });
    actor.send({ type: 'mapping.save' });
    await settled();
    const made = { item: cup, goodId: 11, warehouseId: 22, courierId: 2, num: 2 };
    expect([saved, world.said]).toEqual([[{ shopId: 3, mapping: made }], ['save']]);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('maps every variant of an item when that is wanted', async () => {
    const { actor, saved } = start(cup);
    actor.send({ type: 'good.choose', goodId: 11 });
    await settled();
    actor.send({ type: 'variants.choose', everyVariant: true });
    actor.send({ type: 'mapping.save' });
    await settled();
    expect(saved.map((one) => one.mapping.item)).toEqual([{ ...cup, remoteSkuId: '' }]);
  });

  it('changes a mapping from what it is, and goes back to the list', async () => {
    const { actor, saved, context } = start(null);
    actor.send({ type: 'mapping.change', mapping });
    await settled();
    const { warehouseId, courierId, num } = context();
    expect({ warehouseId, courierId, num }).toEqual({ warehouseId: 21, courierId: 1, num: 3 });
    actor.send({ type: 'courier.choose', courierId: null });
    actor.send({ type: 'mapping.save' });
    await settled();
    expect(saved).toEqual([{ shopId: 3, mapping: { ...mapping, courierId: null } }]);
    expect(actor.getSnapshot().value).toBe('listing');
  });

  it('takes the courier of the other warehouse when that has only one', async () => {
    const { actor, context } = start(null);
    actor.send({ type: 'mapping.change', mapping });
    await settled();
    actor.send({ type: 'warehouse.choose', warehouseId: 22 });
    expect([context().warehouseId, context().courierId]).toEqual([22, 2]);
  });

  it('maps the whole shop', async () => {
    const { actor, saved } = start(null);
    actor.send({ type: 'mapping.add' });
    actor.send({ type: 'item.choose', item: wholeShop });
    actor.send({ type: 'good.choose', goodId: 11 });
    await settled();
    actor.send({ type: 'mapping.save' });
    await settled();
    expect(saved.map((one) => one.mapping.item)).toEqual([{ remoteGoodId: '', remoteSkuId: '', title: '' }]);
  });

  it('removes after one question, and says why it could not', async () => {
    const { actor, removed, context } = start(null, gone);
    actor.send({ type: 'removal.ask', subject });
    expect(removed).toEqual([]);
    actor.send({ type: 'removal.accept' });
    actor.send({ type: 'removal.accept' });
    await settled();
    expect([removed, context().refusal?.msg]).toEqual([[5], '数据不存在']);
    actor.send({ type: 'removal.dismiss' });
    expect(context().refusal).toBeNull();
  });
});
