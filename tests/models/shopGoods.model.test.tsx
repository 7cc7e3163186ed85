// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { GoodsFacts, GoodsFactsResult } from '../../web/src/features/goodsPicker/goodsFacts.ts';
import { ShopGoodsView } from '../../web/src/features/shops/goods/ShopGoodsDialog.tsx';
import {
  type MappingOutcome,
  type MappingSubject,
  selectScreen,
  shopGoodsMachine,
} from '../../web/src/features/shops/goods/shopGoods.machine.ts';
import { shopGoodsText as text } from '../../web/src/features/shops/goods/shopGoods.text.ts';
import { type Mapping, type ShopItem, wholeShop } from '../../web/src/features/shops/goods/shopItem.ts';
import type { ListWaitingItemsQuery } from '../../web/src/graphql/generated/graphql.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { uncoveredByAll } from '../support/uncoveredByAll.ts';
import { createViewTest, editableFields, isBusy, press, type } from '../support/viewTest.tsx';
import { GOOD_NAME, goodAnswers, warehouseName } from './shipmentGood.samples.ts';

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

function fixture() {
  const world: World = { said: [] };
  const announce = (_: unknown, { action }: { action: string }) => void world.said.push(action);
  return { world, machine: shopGoodsMachine.provide({ actions: { announce } }) };
}

const stateAssertions: StateAssertions<typeof shopGoodsMachine, World> = {
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
  goodLoadFailed: (snapshot) => expect(snapshot.can({ type: 'good.retry' })).toBe(true),
  'deciding.choosing': (snapshot) =>
    expect(snapshot.can({ type: 'mapping.save' })).toBe(snapshot.context.warehouseId !== null),
  'deciding.requestFailed': (snapshot) => expect(snapshot.can({ type: 'mapping.save' })).toBe(true),
  saving: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'mapping.save' })).toBe(false);
    expect(snapshot.can({ type: 'mapping.leave' })).toBe(false);
  },
  'removal.confirming': (snapshot) => expect(snapshot.context.subject).toEqual(subject),
  'removal.removing': (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'removal.dismiss' })).toBe(false);
  },
  'removal.refused': (snapshot) => {
    expect(snapshot.context.refusal).toEqual(gone);
    expect(snapshot.can({ type: 'removal.accept' })).toBe(false);
  },
  'removal.requestFailed': (snapshot) => expect(snapshot.can({ type: 'removal.accept' })).toBe(true),
  done: (snapshot) => expect(snapshot.status).toBe('done'),
};

const outcomes = {
  done: { output: { kind: 'done' } },
  gone: { output: gone },
  lost: { error: new Error('offline') },
};

const walkFrom = (item: ShopItem | null) =>
  createModelTest(shopGoodsMachine, {
    input: { shopId: 3, item },
    outcomes: {
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
    equivalence: ({ value, context: { warehouseId } }) => [value, warehouseId !== null],
    fixture,
  });

const ofShop = walkFrom(null);
const ofItem = walkFrom(cup);

describe("a shop's mappings: paths of the machine", () => {
  it.each(ofShop.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );
});

describe('the mapping of one item: paths of the machine', () => {
  it.each(ofItem.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers, together with those, every transition', () => {
    expect(uncoveredByAll([ofItem.uncovered(), ofShop.uncovered()])).toEqual([]);
  });
});

type Snapshot = SnapshotFrom<typeof shopGoodsMachine>;

const mapped = {
  shopGoods: {
    ...{ total: 1, page: 1, nextCursor: null },
    list: [
      {
        __typename: 'ShopGood',
        ...{ id: 5, remoteGoodId: 'g1', remoteSkuId: 's1', remoteTitle: '陶瓷杯', goodId: 11, num: 3 },
        ...{ goodName: '白色杯子', goodPic: '/cup.webp', onSale: true },
        ...{ warehouseId: 21, warehouseName: warehouseName(21), courierId: 1, courierName: '圆通' },
      },
    ],
  },
};
const waiting: ListWaitingItemsQuery = {
  shopOrders: { list: [{ id: 1, items: [{ ...cup, sku: '白色', num: 1, pic: '/cup.webp' }] }] },
};

const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name });
const radio = (words: string) => dialog().getByLabelText<HTMLInputElement>(words, { exact: false });
const pieces = () => dialog().getByLabelText<HTMLInputElement>(text.numLabel);
const everyVariant = () => dialog().getByLabelText<HTMLInputElement>(text.forEveryVariant);
const alerts = () =>
  dialog()
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent);

/** What was decided so far stands on the screen. */
const decided = ({ context }: Snapshot) => {
  expect(dialog().getByText(GOOD_NAME)).toBeDefined();
  expect(radio(warehouseName(21)).checked).toBe(context.warehouseId === 21);
  expect(radio(text.shopCourier).checked).toBe(context.courierId === null);
  expect(pieces().value).toBe(String(context.num));
  expect(everyVariant().checked).toBe(context.everyVariant);
};

const seenFrom = (modelTest: typeof ofShop) =>
  createViewTest(modelTest, {
    view: (actor) => <ShopGoodsView actor={actor} shopId={3} onClose={() => expect.unreachable()} />,
    externalEvents: [],
    userActions: {
      'mapping.add': () => press(button(text.add)),
      'mapping.change': () => press(button(text.change)),
      'mapping.leave': () => press(button(text.back)),
      'item.choose': ({ item }) => press(dialog().getByText(item.title)),
      'good.choose': () => press(dialog().getByText(GOOD_NAME)),
      'good.change': () => press(button(text.otherGood)),
      'good.retry': () => press(button(text.retry)),
      'warehouse.choose': ({ warehouseId }) => press(radio(warehouseName(warehouseId))),
      'courier.choose': () => press(radio(text.shopCourier)),
      'num.change': ({ num }) => type(pieces(), String(num)),
      'variants.choose': () => press(everyVariant()),
      'mapping.save': () => press(button(text.save)),
      'removal.ask': () => press(button(text.remove)),
      'removal.accept': (_, snapshot) =>
        press(button(snapshot.matches({ removal: 'requestFailed' }) ? text.retry : text.removeNow)),
      'removal.dismiss': (_, snapshot) =>
        press(button(snapshot.matches({ removal: 'refused' }) ? text.gotIt : text.keep)),
    },
    // What is chosen already cannot be chosen again.
    notOffered: ({ context }, event) =>
      (event.type === 'warehouse.choose' && event.warehouseId === context.warehouseId) ||
      (event.type === 'courier.choose' && event.courierId === context.courierId) ||
      (event.type === 'num.change' && event.num === context.num) ||
      (event.type === 'variants.choose' && event.everyVariant === context.everyVariant),
    stateAssertions: {
      opening: () => expect.unreachable('it goes on at once'),
      listing: () => expect(dialog().getByText('白色杯子')).toBeDefined(),
      choosingItem: () => expect(dialog().getByText(text.waitingIn(1))).toBeDefined(),
      choosingGood: ({ context }) => {
        expect(dialog().getByText(text.chooseGood(context.item))).toBeDefined();
        expect(alerts()).toEqual(context.refusal ? [context.refusal.msg] : []);
        expect(button(text.back).disabled).toBe(false);
      },
      loadingGood: () => {
        expect(dialog().getByText(text.decide)).toBeDefined();
        expect(dialog().queryByText(GOOD_NAME)).toBeNull();
        expect(button(text.save).disabled).toBe(true);
      },
      goodLoadFailed: () => {
        expect(alerts()).toEqual([text.unread + text.retry]);
        expect(button(text.save).disabled).toBe(true);
      },
      'deciding.choosing': (snapshot) => {
        const { refusal: refused, warehouseId } = snapshot.context;
        decided(snapshot);
        expect(alerts()).toEqual(refused ? [refused.msg] : []);
        expect(button(text.save).disabled).toBe(warehouseId === null);
      },
      'deciding.requestFailed': (snapshot) => {
        decided(snapshot);
        expect(alerts()).toEqual([text.unsaved]);
      },
      saving: (snapshot) => {
        decided(snapshot);
        expect(isBusy(button(text.save))).toBe(true);
        expect([button(text.otherGood).disabled, button(text.back).disabled]).toEqual([true, true]);
        expect(editableFields()).toEqual([]);
      },
      'removal.confirming': () =>
        expect(dialog().getByText(text.removeWords('陶瓷杯', '白色杯子'))).toBeDefined(),
      'removal.removing': () => {
        expect(isBusy(button(text.removeNow))).toBe(true);
        expect(button(text.keep).disabled).toBe(true);
      },
      'removal.refused': () => {
        expect(alerts()).toEqual([gone.msg]);
        expect(dialog().queryByText(text.removeNow)).toBeNull();
      },
      'removal.requestFailed': () => expect(alerts()).toEqual([text.notRemoved]),
      // The dialog is closed by who opened it.
      done: () => {},
    },
    answers: { ...goodAnswers(facts), ListShopGoods: mapped, ListWaitingItems: { ...waiting } },
  });

const seenOfShop = seenFrom(ofShop);
const seenOfItem = seenFrom(ofItem);

describe("a shop's mappings, in their dialog", () => {
  it.each(seenOfShop.paths)('shows every state along $title', (path) => path.run());
});

describe('the mapping of one item, in its dialog', () => {
  it.each(seenOfItem.paths)('shows every state along $title', (path) => path.run());

  it('covers, together with those, every transition', () => {
    expect(uncoveredByAll([seenOfItem.uncovered(), seenOfShop.uncovered()])).toEqual([]);
  });
});

describe("a shop's mappings: scenarios", () => {
  const settled = () => new Promise(setImmediate);

  function start(item: ShopItem | null, outcome: MappingOutcome = { kind: 'done' }) {
    const saved: { shopId: number; mapping: Mapping }[] = [];
    const removed: (number | undefined)[] = [];
    const { world, machine } = fixture();
    const actor = createActor(
      machine.provide({
        actors: {
          loadGood: fromPromise<GoodsFactsResult, number>(async () => ({ kind: 'known', facts })),
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
