// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { GoodsFacts } from '../../web/src/features/goodsPicker/goodsFacts.ts';
import { ItemList } from '../../web/src/features/shops/goods/ItemList.tsx';
import { ShopGoodsView } from '../../web/src/features/shops/goods/ShopGoodsDialog.tsx';
import {
  type FoundTarget,
  type LinkOutcome,
  type LinkSubject,
  type RemovalOutcome,
  selectScreen,
  shopGoodsMachine,
} from '../../web/src/features/shops/goods/shopGoods.machine.ts';
import { linkStateNames, shopGoodsText as text } from '../../web/src/features/shops/goods/shopGoods.text.ts';
import {
  hasSoundLimits,
  type Link,
  type LinkRequest,
  linkOf,
  noLink,
  remoteKey,
  type ShopItem,
  type ShopSkuRow,
  suggestedLink,
  targetOf,
  withItem,
} from '../../web/src/features/shops/goods/shopItem.ts';
import type { FindLinkableSkusQuery, ListShopSkusQuery } from '../../web/src/graphql/generated/graphql.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { recordingClient } from '../support/flows/recordingClient.ts';
import { plainGood } from '../support/goodsFacts.samples.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { uncoveredByAll } from '../support/uncoveredByAll.ts';
import {
  choose,
  createViewTest,
  editableFields,
  inSequence,
  isBusy,
  press,
  type,
} from '../support/viewTest.tsx';
import { courierName, goodAnswers, warehouseName } from './shipmentGood.samples.ts';

const facts: GoodsFacts = plainGood(11, {
  warehouses: [
    { id: 21, open: true, available: 9, courierIds: [1, 2], fees: [] },
    { id: 22, open: true, available: 90, courierIds: [2], fees: [] },
  ],
});

const white = { skuId: 110, goodId: 11, goodName: '白色杯子', skuName: '', pic: '/cup.webp' };
const whiteItem = { ...white, quantity: 1 };
const suggestion = { ...white, merchantCode: 'BZ-1', reason: 'MERCHANT_CODE' } as const;
const other = { ...white, skuId: 111, goodName: '黑色杯子', merchantCode: 'BZ-2', reason: 'NAME' } as const;
const ofCup = {
  ...{ remoteGoodId: 'g1', title: '陶瓷杯', merchantCode: 'BZ-1', pic: '/cup.webp', price: 2_990 },
  offer: null,
};

/** It has no link yet; its article number is that of the white cup. */
const openRow: ShopSkuRow = {
  ...{ ...ofCup, id: 1, remoteSkuId: 's1', sku: '白色', remoteSkuText: '白色', state: 'UNLINKED' },
  ...{ waitingOrders: 3, heldOrders: 3, link: null, suggestions: [suggestion] },
};

/** Its SKU was 黑色 when it was linked. */
const changedRow: ShopSkuRow = {
  ...{ ...ofCup, id: 2, remoteSkuId: 's2', sku: '墨黑', remoteSkuText: '墨黑', state: 'WAITING' },
  ...{ waitingOrders: 2, heldOrders: 1, suggestions: [] },
  link: {
    ...{ id: 5, remoteGoodId: 'g1', remoteSkuId: 's2', remoteTitle: '陶瓷杯', remoteSkuText: '黑色' },
    ...{ changedSkuText: '墨黑', goodName: '白色杯子', warehouseId: 21, warehouseName: warehouseName(21) },
    ...{ courierId: 2, courierName: courierName(2), items: [{ ...whiteItem, quantity: 2, onSale: true }] },
    fallback: null,
  },
};

afterEach(cleanup);

const subject: LinkSubject = { id: 5, title: '陶瓷杯', goodName: '白色杯子' };
const cup: ShopItem = { remoteGoodId: 'g1', remoteSkuId: 's2', title: '陶瓷杯' };
const gone = refusal('NOT_FOUND', '数据不存在');
const offSale = '商品已下架';
const key = remoteKey(openRow);

interface World {
  said: (number | 'removed')[];
}

function fixture() {
  const world: World = { said: [] };
  const announceLinked = (_: unknown, answer: LinkOutcome) =>
    void world.said.push(answer.kind === 'linked' ? answer.linked : 0);
  const announceRemoved = () => void world.said.push('removed');
  return { world, machine: shopGoodsMachine.provide({ actions: { announceLinked, announceRemoved } }) };
}

const stateAssertions: StateAssertions<typeof shopGoodsMachine, World> = {
  opening: () => expect.unreachable('it goes on at once'),
  finding: (snapshot) => {
    expect(selectScreen(snapshot)).toBe('editor');
    expect(snapshot.can({ type: 'link.save' })).toBe(false);
  },
  findFailed: (snapshot) => expect(snapshot.can({ type: 'retry' })).toBe(true),
  'listing.ready': (snapshot) => {
    expect(selectScreen(snapshot)).toBe('list');
    const { targets, items, subject: removed } = snapshot.context;
    expect([targets, items, removed]).toEqual([[], [], null]);
  },
  'listing.requestFailed': (snapshot) => expect(selectScreen(snapshot)).toBe('list'),
  linking: (snapshot) => {
    expect([snapshot.hasTag('busy'), snapshot.context.lastKey === null]).toEqual([true, false]);
    expect(snapshot.can({ type: 'list.change', change: {} })).toBe(false);
  },
  'editing.choosing': (snapshot) => {
    const { items, targets, fallback } = snapshot.context;
    expect(selectScreen(snapshot)).toBe('editor');
    expect(targets.length).toBeGreaterThan(0);
    expect(snapshot.can({ type: 'link.save' })).toBe(items.length > 0 && hasSoundLimits(fallback));
    expect(snapshot.can({ type: 'link.confirm' })).toBe(
      targets.some(({ agreedText }) => agreedText !== null),
    );
  },
  'editing.requestFailed': (snapshot) => expect(selectScreen(snapshot)).toBe('editor'),
  saving: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'link.save' })).toBe(false);
    expect(snapshot.can({ type: 'link.leave' })).toBe(false);
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

const lost = { error: new Error('offline') };
const linked = { output: { kind: 'linked', linked: 1, failed: {} } };
const none = { output: { kind: 'linked', linked: 0, failed: { [key]: offSale } } };

const walkFrom = (item: ShopItem | null) =>
  createModelTest(shopGoodsMachine, {
    input: { shopId: 3, item },
    outcomes: {
      findTarget: {
        found: { output: { kind: 'found', target: targetOf(changedRow), link: linkOf(changedRow) } },
        gone: { output: gone },
        lost,
      },
      linkRows: { linked, none, gone: { output: gone }, lost },
      saveLink: { linked, none, gone: { output: gone }, lost },
      removeLink: { done: { output: { kind: 'done' } }, gone: { output: gone }, lost },
    },
    events: [
      { type: 'list.change', change: { state: 'WAITING' } },
      { type: 'rows.link', requests: [{ target: targetOf(openRow), link: suggestedLink(suggestion) }] },
      { type: 'link.open', targets: [targetOf(changedRow)], link: linkOf(changedRow) },
      { type: 'item.add', item: other },
      { type: 'item.remove', skuId: 110 },
      { type: 'quantity.change', skuId: 110, quantity: 3 },
      { type: 'warehouse.choose', warehouseId: 22 },
      { type: 'courier.choose', courierId: null },
      { type: 'variants.choose', everyVariant: true },
      { type: 'fallback.change', change: { items: withItem([], other) } },
      { type: 'fallback.change', change: { moreLimit: '多' } },
      { type: 'link.save' },
      { type: 'link.confirm' },
      { type: 'link.leave' },
      { type: 'removal.ask', subject },
      { type: 'removal.accept' },
      { type: 'removal.dismiss' },
      { type: 'retry' },
    ],
    limit: 20_000,
    // Every piece that is added makes another state, and so does a fallback beside every other choice.
    within: ({ context: { items, fallback, warehouseId, courierId, everyVariant } }) =>
      items.every(({ quantity }) => quantity <= 3) &&
      (fallback === null ||
        (items.length === 1 &&
          items[0]?.quantity === 2 &&
          warehouseId === 21 &&
          courierId === 2 &&
          !everyVariant)),
    key: ({
      value,
      context: { items, fallback, warehouseId, courierId, everyVariant, refusal: refused, failed, list },
    }) => [
      ...[value, items.map(({ skuId, quantity }) => [skuId, quantity]), warehouseId, courierId, everyVariant],
      ...[fallback?.items.length, fallback?.moreLimit],
      ...[refused?.errorKey, Object.keys(failed).length, list.state],
    ],
    equivalence: ({ value, context: { items, fallback } }) => [
      ...[value, items.length > 0, hasSoundLimits(fallback)],
    ],
    fixture,
  });

const ofShop = walkFrom(null);
const ofItem = walkFrom(cup);

describe("a shop's links: paths of the machine", () => {
  it.each(ofShop.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );
});

describe('the link of one item: paths of the machine', () => {
  it.each(ofItem.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers, together with those, every transition', () => {
    expect(uncoveredByAll([ofItem.uncovered(), ofShop.uncovered()])).toEqual([]);
  });
});

const typedRow = { ...changedRow, link: changedRow.link && { __typename: 'ShopGood', ...changedRow.link } };

const listed: ListShopSkusQuery = {
  shopSkus: {
    ...{ total: 2, page: 1, nextCursor: null, list: [openRow, typedRow] },
    counts: [
      { state: 'UNLINKED', count: 1 },
      { state: 'WAITING', count: 1 },
    ],
  },
};
const found: FindLinkableSkusQuery = { linkableSkus: [suggestion, other] };

const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name });
const everyVariant = () => dialog().getByLabelText<HTMLInputElement>(text.forEveryVariant);
const isShown = (words: string) => dialog().queryAllByText(words).length > 0;
const alerts = () =>
  dialog()
    .queryAllByRole('alert')
    .filter((alert) => !alert.closest('[role=combobox]'))
    .map(({ textContent }) => textContent);
const changed = text.changed('黑色', '墨黑') + text.stillRight;

const seenFrom = (modelTest: typeof ofShop) =>
  createViewTest(modelTest, {
    view: (actor) => <ShopGoodsView actor={actor} onClose={() => expect.unreachable()} />,
    externalEvents: [],
    userActions: {
      'list.change': () => press(dialog().getByLabelText(text.of(linkStateNames.WAITING, 1))),
      'rows.link': () => press(button(text.acceptOf('白色杯子'))),
      'link.open': () => press(button(text.change)),
      'item.add': () =>
        inSequence(
          () => press(dialog().getByLabelText(text.intos.own)),
          () => press(button(text.addOf('黑色杯子'))),
        ),
      'fallback.change': ({ change }) =>
        change.items
          ? inSequence(
              () => press(dialog().getByLabelText(text.intos.fallback)),
              () => press(button(text.addOf('黑色杯子'))),
            )
          : type(dialog().getByLabelText(text.moreLimit), change.moreLimit ?? ''),
      'item.remove': () => press(button(text.removeItem('白色杯子'))),
      'quantity.change': ({ quantity }) =>
        type(dialog().getByRole('spinbutton', { name: text.numOf('白色杯子') }), String(quantity)),
      'warehouse.choose': () => choose(text.warehouse, `${warehouseName(22)} · 浙江省 杭州市`),
      'courier.choose': () => choose(text.courier, text.shopCourier),
      'variants.choose': () => press(everyVariant()),
      'link.save': () => press(button(text.save)),
      'link.confirm': () => press(button(text.stillRight)),
      'link.leave': () => press(button(text.back)),
      'removal.ask': () => press(button(text.remove)),
      'removal.accept': (_, snapshot) =>
        press(button(snapshot.matches({ removal: 'requestFailed' }) ? text.retry : text.removeNow)),
      'removal.dismiss': (_, snapshot) =>
        press(button(snapshot.matches({ removal: 'refused' }) ? text.gotIt : text.keep)),
      retry: () => press(button(text.retry)),
    },
    // What is chosen already cannot be chosen again, and of nothing there is no more to choose.
    notOffered: (
      { context: { list, items, fallback, warehouseId, courierId, everyVariant: all } },
      event,
    ) => {
      const has = (skuId: number) => items.some((item) => item.skuId === skuId);
      switch (event.type) {
        case 'list.change':
          return list.state === 'WAITING';
        case 'item.add':
          return has(111);
        case 'fallback.change': {
          const chosen = fallback?.items.length ?? 0;
          return event.change.items ? chosen > 0 : chosen === 0 || fallback?.moreLimit === '多';
        }
        case 'item.remove':
          return !has(110);
        case 'quantity.change':
          return !has(110) || items.some(({ quantity }) => quantity === event.quantity);
        case 'warehouse.choose':
          return items.length === 0 || warehouseId === event.warehouseId;
        case 'courier.choose':
          return items.length === 0 || courierId === event.courierId;
        case 'variants.choose':
          return all;
        default:
          return false;
      }
    },
    stateAssertions: {
      opening: () => expect.unreachable('it goes on at once'),
      finding: () => expect([button(text.save).disabled, button(text.back).disabled]).toEqual([true, false]),
      findFailed: ({ context }) =>
        expect(alerts()).toEqual([(context.refusal?.msg ?? text.notFound) + text.retry]),
      'listing.ready': ({ context: { refusal: refused, failed } }) => {
        expect([isShown(text.heldBack(3)), isShown('黑色'), isShown('墨黑')].every(Boolean)).toBe(true);
        const wrong = Object.keys(failed).length;
        expect(alerts()).toEqual([
          ...(refused ? [refused.msg] : []),
          ...(wrong ? [text.rowsFailed(wrong)] : []),
        ]);
        expect(isShown(offSale)).toBe(wrong > 0);
      },
      'listing.requestFailed': () => expect(alerts()).toEqual([text.requestFailed]),
      linking: () => expect(button(text.wholeShopButton).disabled).toBe(true),
      'editing.choosing': ({ context: { items, fallback, refusal: refused, failed } }) => {
        const [why] = Object.values(failed);
        expect(alerts()).toEqual([changed, ...(refused ? [refused.msg] : []), ...(why ? [why] : [])]);
        expect(button(text.save).disabled).toBe(items.length === 0 || !hasSoundLimits(fallback));
        expect(isShown(text.notAmount)).toBe(!hasSoundLimits(fallback));
        expect(isShown(text.emptyItems)).toBe(items.length === 0);
      },
      'editing.requestFailed': () => expect(alerts()).toEqual([changed, text.unsaved]),
      saving: () => {
        expect(isBusy(button(text.save))).toBe(true);
        expect(button(text.back).disabled).toBe(true);
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
        expect(isShown(text.removeNow)).toBe(false);
      },
      'removal.requestFailed': () => expect(alerts()).toEqual([text.notRemoved]),
      // The dialog is closed by who opened it.
      done: () => {},
    },
    answers: {
      ...goodAnswers(facts),
      LoadShopGoodsPull: { shopGoodsPull: null },
      ListShopSkus: { ...listed },
      FindLinkableSkus: { ...found },
    },
  });

const seenOfShop = seenFrom(ofShop);
const seenOfItem = seenFrom(ofItem);

it('a chosen combination says what it costs, how many there are, and from where they are sent', async () => {
  const { client } = recordingClient(goodAnswers(facts));
  render(
    <ApolloProvider client={client}>
      <ItemList label={text.chosenItems} items={[whiteItem]} onNumber={() => {}} onRemove={() => {}} />
    </ApolloProvider>,
  );
  expect(await screen.findByText(/^¥2\.60 · 可发 99 件 · 21 号仓（浙江省杭州市） · 22 号仓/)).toBeDefined();
});

describe("a shop's links, in their dialog", () => {
  it.each(seenOfShop.paths)('shows every state along $title', (path) => path.run());
});

describe('the link of one item, in its dialog', () => {
  it.each(seenOfItem.paths)('shows every state along $title', (path) => path.run());

  it('covers, together with those, every transition', () => {
    expect(uncoveredByAll([seenOfItem.uncovered(), seenOfShop.uncovered()])).toEqual([]);
  });
});

describe("a shop's links: scenarios", () => {
  const settled = () => new Promise(setImmediate);

  function start(item: ShopItem | null, outcome: LinkOutcome = { kind: 'linked', linked: 1, failed: {} }) {
    const sent: (readonly LinkRequest[])[] = [];
    const { world, machine } = fixture();
    const actor = createActor(
      machine.provide({
        actors: {
          findTarget: fromPromise<FoundTarget, { shopId: number; item: ShopItem | null }>(async () => ({
            ...{ kind: 'found', target: targetOf(openRow), link: noLink },
          })),
          linkSkus: fromPromise<LinkOutcome, { shopId: number; requests: readonly LinkRequest[] }>(
            async ({ input }) => {
              sent.push(input.requests);
              return outcome;
            },
          ),
          removeLink: fromPromise<RemovalOutcome, LinkSubject | null>(async () => ({ kind: 'done' })),
        },
      }),
      { input: { shopId: 3, item } },
    ).start();
    return { actor, sent, world, context: () => actor.getSnapshot().context };
  }

  const named = { remoteGoodId: 'g1', remoteSkuId: 's1', title: '陶瓷杯', remoteSkuText: '白色' };
  const set: Link = {
    items: [
      { ...whiteItem, quantity: 3 },
      { ...white, skuId: 111, goodName: '黑色杯子', quantity: 1 },
    ],
    ...{ warehouseId: 22, courierId: 2, fallback: null },
  };

  it('links one item to a set of two combinations, once, and ends', async () => {
    const { actor, sent, world } = start(cup);
    await settled();
    actor.send({ type: 'item.add', item: white });
    actor.send({ type: 'item.add', item: other });
    actor.send({ type: 'quantity.change', skuId: 110, quantity: 3 });
    actor.send({ type: 'warehouse.choose', warehouseId: 22 });
    actor.send({ type: 'courier.choose', courierId: 2 });
    actor.send({ type: 'link.save' });
    actor.send({ type: 'link.save' });
    await settled();
    expect([sent, world.said]).toEqual([[[{ target: named, link: set }]], [1]]);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('links many SKUs to the same, and says in the list which of them could not be', async () => {
    const run = start(null, { kind: 'linked', linked: 1, failed: { [key]: offSale } });
    run.actor.send({ type: 'link.open', targets: [openRow, changedRow].map(targetOf), link: noLink });
    run.actor.send({ type: 'item.add', item: white });
    run.actor.send({ type: 'link.save' });
    await settled();
    expect(
      run.sent.map((requests) => requests.map(({ target, link }) => [target.remoteSkuId, link?.items])),
    ).toEqual([
      [
        ['s1', [whiteItem]],
        ['s2', [whiteItem]],
      ],
    ]);
    expect(run.actor.getSnapshot().value).toEqual({ listing: 'ready' });
    expect(run.context()).toMatchObject({ failed: { [key]: offSale }, lastKey: key, targets: [] });
  });

  it('links every variant of an item when that is wanted', async () => {
    const { actor, sent } = start(cup);
    await settled();
    actor.send({ type: 'item.add', item: white });
    actor.send({ type: 'variants.choose', everyVariant: true });
    actor.send({ type: 'link.save' });
    await settled();
    expect(sent.flat().map(({ target }) => target)).toEqual([{ ...named, remoteSkuId: '' }]);
  });

  it('confirms a changed text without naming items again', async () => {
    const { actor, sent } = start(null);
    actor.send({ type: 'link.open', targets: [targetOf(changedRow)], link: linkOf(changedRow) });
    actor.send({ type: 'link.confirm' });
    await settled();
    expect(sent.flat()).toEqual([
      { target: { ...named, remoteSkuId: 's2', remoteSkuText: '墨黑' }, link: null },
    ]);
    expect(actor.getSnapshot().value).toEqual({ listing: 'ready' });
  });

  it('the list stays narrowed as it was while something is linked', async () => {
    const { actor, context } = start(null);
    actor.send({ type: 'list.change', change: { keyword: '杯' } });
    actor.send({ type: 'list.change', change: { page: 2 } });
    actor.send({ type: 'link.open', targets: [targetOf(openRow)], link: noLink });
    actor.send({ type: 'link.leave' });
    expect(context().list).toEqual({ state: 'UNLINKED', keyword: '杯', page: 2 });
    actor.send({ type: 'list.change', change: { state: null } });
    expect(context().list).toEqual({ state: null, keyword: '杯', page: 1 });
  });

  it('links a fallback with its limits, and leaves the one that there is where nothing was said of it', async () => {
    const { actor, sent } = start(null);
    actor.send({ type: 'link.open', targets: [targetOf(openRow)], link: suggestedLink(suggestion) });
    actor.send({ type: 'fallback.change', change: { items: withItem([], other) } });
    actor.send({ type: 'fallback.change', change: { byItself: true, moreLimit: '1.2' } });
    actor.send({ type: 'link.save' });
    await settled();
    actor.send({
      type: 'rows.link',
      requests: [{ target: targetOf(openRow), link: suggestedLink(suggestion) }],
    });
    await settled();
    const { merchantCode: _code, reason: _reason, ...black } = other;
    expect(sent.flat().map(({ link }) => link?.fallback)).toEqual([
      { items: [{ ...black, quantity: 1 }], byItself: true, priceLimit: '', moreLimit: '1.2' },
      null,
    ]);
  });
});
