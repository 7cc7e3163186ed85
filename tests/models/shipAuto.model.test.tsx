// @vitest-environment happy-dom

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { goodsStepText } from '../../web/src/features/goodsPicker/goodsStep.text.ts';
import { AutoView } from '../../web/src/features/shipments/auto/AutoPage.tsx';
import type { AutoStep } from '../../web/src/features/shipments/auto/flow/autoDraft.ts';
import type { shipAutoMachine } from '../../web/src/features/shipments/auto/flow/shipAuto.machine.ts';
import { autoDraftOf } from '../../web/src/features/shipments/auto/flow/shipAuto.setup.ts';
import {
  autoPlan,
  batchReviewText,
  goodsText,
  handOverText,
  ordersText,
  shopText,
} from '../../web/src/features/shipments/auto/flow/shipAuto.text.ts';
import {
  resultText,
  reviewText,
  summaryText,
} from '../../web/src/features/shipments/shared/checkout/reviewStep.text.ts';
import { deliveryStepText as deliveryText } from '../../web/src/features/shipments/shared/delivery/deliveryStep.text.ts';
import { sentElsewhereText, wizardText } from '../../web/src/features/shipments/shared/wizard/wizard.text.ts';
import { shopGoodsText } from '../../web/src/features/shops/goods/shopGoods.text.ts';
import { keywordFormText } from '../../web/src/fields/fields.text.ts';
import { balanceShortText, refusalText } from '../../web/src/fields/refusal.text.ts';
import { paginationText } from '../../web/src/ui/data/pagination.text.ts';
import { shirts } from '../support/goodsFacts.samples.ts';
import type { StateAssertions } from '../support/modelTest.ts';
import {
  choose,
  createViewTest,
  editableFields,
  inPhoneWindow,
  inSequence,
  isBusy,
  press,
  submit,
  type,
} from '../support/viewTest.tsx';
import { regionAnswers } from './regions.samples.ts';
import { senderAnswers } from './senders.samples.ts';
import { modelTest, type World } from './shipAuto.fixture.ts';
import { chosen, placed } from './shipAuto.samples.ts';
import { facts } from './shipByHand.samples.ts';
import { courierName, goodAnswers, splitWords, warehouseName } from './shipmentGood.samples.ts';
import { SHOP_ADDRESS, shopOrderAnswers, TOTAL } from './shopOrders.samples.ts';
import { orangeShop, shopAnswers } from './shops.fixture.tsx';
import {
  button,
  card,
  chooseGoods,
  isCurrent,
  isFree,
  isLocked,
  senderHands,
  stepMark,
} from './wizard.userActions.ts';

type Table = StateAssertions<typeof shipAutoMachine, World>;
type Sight = Table[keyof Table];

/** What holds wherever the person composes: all of it is kept, and nothing is asked of the till. */
const composing: Sight = ({ context }, { draft }) => {
  expect(draft).toEqual(autoDraftOf(context));
  expect(context.placed).toBeNull();
  expect(context.sent).toBeNull();
};

const busy: Sight = (snapshot, world) => {
  expect(snapshot.hasTag('busy')).toBe(true);
  expect(snapshot.can({ type: 'order.submit' })).toBe(false);
  if (snapshot.matches('composing')) composing(snapshot, world);
};

const atRest: Sight = (snapshot, world) => {
  expect(snapshot.hasTag('busy')).toBe(false);
  if (snapshot.matches('composing')) composing(snapshot, world);
};

/** While something is being changed at the server, nobody leaves before it is known. */
const staying: Sight = (snapshot, world) => {
  busy(snapshot, world);
  expect(snapshot.can({ type: 'step.go', step: 'shop' })).toBe(false);
};

const passing: Sight = () => expect.unreachable('decides at once');

const stateAssertions: Table = {
  opening: ({ context }, { draft }) => {
    expect(context.shop).toBeNull();
    expect(draft).toBeNull();
  },
  loadFailed: (snapshot, { draft }) => {
    expect(snapshot.can({ type: 'retry' })).toBe(true);
    expect(draft).toBeNull();
  },
  resuming: passing,
  'composing.shop.choosing': (snapshot, world) => {
    atRest(snapshot, world);
    if (!snapshot.context.shop) expect(snapshot.can({ type: 'step.go', step: 'orders' })).toBe(false);
  },
  'composing.shop.reading': staying,
  'composing.shop.failed': atRest,
  'composing.orders.deciding': passing,
  'composing.orders.pulling.confirming': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.can({ type: 'pull.cancel' })).toBe(true);
  },
  'composing.orders.pulling.pausing': (snapshot, world) => {
    atRest(snapshot, world);
    expect(world.draft?.pullTaskId).toBe('t-1');
  },
  'composing.orders.pullFailed': atRest,
  'composing.orders.choosing': (snapshot, world) => {
    atRest(snapshot, world);
    expect(world.draft?.pullTaskId).toBeNull();
  },
  'composing.orders.finding': busy,
  'composing.orders.changing': staying,
  'composing.orders.rechecking': staying,
  'composing.goods.deciding': passing,
  'composing.goods.fitting.planning': busy,
  'composing.goods.fitting.planned': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.plan).not.toBeNull();
    expect(snapshot.context.mode).toBe('mapped');
  },
  'composing.goods.fitting.refused': atRest,
  'composing.goods.fitting.failed': atRest,
  'composing.goods.fitting.loading': busy,
  'composing.goods.fitting.single': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.mode).toBe('one');
  },
  'composing.goods.fitting.loadFailed': atRest,
  'composing.goods.editingSender.writing': (snapshot, world) => {
    atRest(snapshot, world);
    expect(world.draft?.senderForm?.name).toBe('李四');
    expect(snapshot.can({ type: 'step.go', step: 'review' })).toBe(false);
  },
  'composing.goods.editingSender.saving': staying,
  'composing.goods.editingSender.saveFailed': atRest,
  'composing.goods.editingSender.saved': passing,
  'composing.review.quoting': busy,
  'composing.review.ready': (snapshot, world) => {
    atRest(snapshot, world);
    if (snapshot.context.sentElsewhere) expect(snapshot.can({ type: 'order.submit' })).toBe(false);
    expect(snapshot.context.quote?.quoteNo).toBe('Q1');
    expect(world.draft?.createNo).toMatch(/^[0-9a-f-]{36}$/);
  },
  'composing.review.priced': () => expect.unreachable('decides at once'),
  'composing.review.repriced': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.repriced).toBe('changed');
    expect(snapshot.can({ type: 'order.submit' })).toBe(false);
  },
  'composing.review.refused': atRest,
  'composing.review.failed': atRest,
  checkout: (snapshot, { draft }) => {
    const { context } = snapshot;
    expect(snapshot.can({ type: 'order.submit' })).toBe(false);
    expect(draft).toEqual(autoDraftOf(context));
    if (context.placed) {
      expect(draft).toMatchObject({ placed, payNo: 'p-1', createNo: null, sent: null });
    } else {
      expect(draft?.sent?.type).toBe('AUTO');
      expect(draft?.createNo).toBe(context.createNo);
    }
  },
  shipped: ({ context }, { draft }) => {
    expect(draft).toBeNull();
    expect(context.receipt).toEqual({ ...placed, paidFee: 1068 });
    expect(context.chosen).toEqual([]);
  },
};

describe('shipping the orders of a shop: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('modelTests every edge', () => expect(modelTest.uncovered()).toEqual([]));
});

type Snapshot = SnapshotFrom<typeof shipAutoMachine>;
type Early = Exclude<AutoStep, 'review'>;

const NEXT = { shop: 'orders', orders: 'goods', goods: 'review' } as const;

const markOf = (step: AutoStep) => stepMark(autoPlan.label, autoPlan.names[step]);
const nextButton = (step: Early) => button(autoPlan.next[step] ?? '');
const ONLY_OTHERS = /^只发其余/;
const SHORT = batchReviewText.short(['抽纸'], 1);
const payButton = () => button(/^(确认|继续)支付/);
const pageBox = () => screen.getByLabelText<HTMLInputElement>(ordersText.choosePage);
const autoSendBox = () => screen.getByLabelText<HTMLInputElement>(goodsText.autoSend);
const remarkBox = () => screen.getByLabelText<HTMLTextAreaElement>(deliveryText.remark);
/** Of the words; those of the goods have one of their own. */
const firstFind = () => {
  const [first] = screen.getAllByRole<HTMLButtonElement>('button', { name: keywordFormText.find });
  return first ?? expect.unreachable('nothing finds');
};
const numBox = () => screen.queryByLabelText<HTMLInputElement>(goodsStepText.quantity, { selector: 'input' });
const isSaid = (words: string) => screen.queryAllByText(words, { exact: false }).length > 0;

/** The line of an order in the list. */
function lineOf(orderNo: string) {
  const line = screen.getByLabelText(ordersText.choose(orderNo)).closest('tr');
  if (!line) throw new Error(`${orderNo} is not listed`);
  return within(line);
}

/** The step is the current one; the button to the next is as the wizard allows. */
const at =
  (step: AutoStep, look: (snapshot: Snapshot) => void = () => {}) =>
  (snapshot: Snapshot) => {
    expect(isCurrent(markOf(step))).toBe(true);
    if (step !== 'review') {
      const busy = snapshot.hasTag('busy');
      const isOff = !snapshot.can({ type: 'step.go', step: NEXT[step] }) && !busy;
      expect([nextButton(step).disabled, isBusy(nextButton(step))]).toEqual([isOff, busy]);
    }
    look(snapshot);
  };

const says = (words: string) => () => expect(isSaid(words)).toBe(true);
const saysRefusal = ({ context: { refusal: why } }: Snapshot) =>
  expect(why && isSaid(refusalText(why))).toBe(true);
/** While something is being changed at the server, no step can be gone to. */
const shirtName = (id: number) => shirts.skus.find(({ skuId }) => skuId === id)?.name ?? '';
const locked = () => expect(isLocked(markOf('shop'))).toBe(true);

/** The orders are listed, those that are chosen ticked; what came of the last thing done to them is said. */
const listed = ({ context: { chosen: now, refusal: why } }: Snapshot) => {
  expect(pageBox().checked).toBe(now.length === chosen.length);
  expect(isSaid(ordersText.clear)).toBe(now.length > 0);
  if (why) expect(isSaid(refusalText(why))).toBe(true);
};

function goTo({ context: { step: from } }: Snapshot, step: AutoStep) {
  const isNext = from !== 'review' && NEXT[from] === step && !isBusy(nextButton(from));
  press(isNext ? nextButton(from) : markOf(step));
}

const viewTest = createViewTest(modelTest, {
  view: (wizard) => <AutoView wizard={wizard} />,
  // The checkout tells of itself; what a person does in it is tested with it.
  externalEvents: ['checkout.changed', 'draft.sentElsewhere'],
  userActions: {
    ...senderHands,
    'step.go': ({ step }, snapshot) => goTo(snapshot, step),
    'shop.choose': () => press(screen.getByText(orangeShop.shopName)),
    'orders.pull': ({ days }, { context }) =>
      context.pullDays === days
        ? press(button(ordersText.pull))
        : choose(ordersText.days, ordersText.lastDays(days)),
    'pull.cancel': (_, snapshot) =>
      press(button(snapshot.hasTag('pulling') ? ordersText.cancel : ordersText.useKept)),
    'filter.change': ({ change }) =>
      inSequence(
        () => type(screen.getByLabelText(ordersText.keyword), change.keyword ?? ''),
        () => submit(firstFind()),
      ),
    'page.go': ({ page }, { context }) => {
      const pages = within(screen.getByLabelText(paginationText.pages));
      const turn = page > context.page ? paginationText.nextPage : paginationText.previousPage;
      // On a phone only the number of the current page stands there.
      press(pages.queryByText(String(page)) ?? pages.getByLabelText(turn));
    },
    'orders.choose': () => press(pageBox()),
    'orders.chooseAll': () => press(button(ordersText.chooseAll(TOTAL))),
    'orders.clear': () => press(button(ordersText.clear)),
    'orders.merge': () => press(button(ordersText.mergeAll)),
    'merge.split': () => press(lineOf('R13').getByText(ordersText.split)),
    'orders.ignore': () => press(lineOf('R12').getByText(ordersText.ignore)),
    'orders.restore': () => press(lineOf('R15').getByText(ordersText.takeBack)),
    'mode.choose': ({ mode }) => press(screen.getByLabelText(goodsText.modes[mode])),
    'numBy.choose': ({ numBy }) => press(screen.getByLabelText(goodsText.numBys[numBy])),
    'split.choose': ({ split }) => press(button(splitWords(split))),
    'plan.refresh': () =>
      inSequence(
        () => press(button(goodsText.mapAll)),
        () => press(within(screen.getByRole('dialog')).getByText(shopGoodsText.close)),
      ),
    'unplanned.exclude': () => press(button(goodsText.leaveOut)),
    'sourced.exclude': () => press(button(handOverText.leaveOut)),
    'fallback.accept': () => press(button(goodsText.takeFallback)),
    'goods.choose': chooseGoods,
    'warehouse.choose': ({ warehouseId }) => press(card(warehouseName(warehouseId))),
    'courier.choose': ({ courierId }) => press(card(courierName(courierId))),
    'sku.choose': ({ skuId }) => choose(goodsText.sku, shirtName(skuId)),
    'quantity.change': ({ quantity }) => type(numBox() ?? document.body, String(quantity)),
    'autoSend.change': () => press(autoSendBox()),
    'address.choose': () => choose(goodsText.address, SHOP_ADDRESS),
    'remark.edit': ({ remark }) => type(remarkBox(), remark),
    'orders.leaveOut': () => press(button(ONLY_OTHERS)),
    'invalid.skip': () => press(button(ONLY_OTHERS)),
    'quote.refresh': () => press(button(wizardText.quoteAgain)),
    'draft.repeat': () => press(button(sentElsewhereText.repeat)),
    'order.submit': () => press(payButton()),
    'price.accept': () => press(button(/^按新价/)),
    'order.again': () => press(button(resultText.againBatch)),
    retry: (_, snapshot) =>
      snapshot.matches({ composing: { goods: { editingSender: 'saveFailed' } } })
        ? submit(button(deliveryText.save))
        : press(button(wizardText.retry)),
  },
  // What is so already cannot be chosen again, and what has nothing to be done to it is not offered.
  notOffered: ({ context }, event) => {
    switch (event.type) {
      case 'step.go':
        return event.step === context.step;
      case 'page.go':
        return event.page === context.page;
      case 'orders.choose':
        return pageBox().checked;
      case 'orders.chooseAll':
      case 'orders.clear':
        return context.chosen.length === 0;
      case 'mode.choose':
        return screen.queryByLabelText<HTMLInputElement>(goodsText.modes[event.mode])?.checked !== false;
      case 'numBy.choose':
        return screen.queryByLabelText<HTMLInputElement>(goodsText.numBys[event.numBy])?.checked !== false;
      case 'split.choose':
        return !isSaid(splitWords(event.split));
      case 'plan.refresh':
        return !isSaid(goodsText.mapAll);
      case 'unplanned.exclude':
        return !isSaid(goodsText.leaveOut);
      case 'warehouse.choose':
        return !isFree(warehouseName(event.warehouseId));
      case 'courier.choose':
        return !isFree(courierName(event.courierId));
      case 'sku.choose':
        return event.skuId === context.skuId;
      case 'quantity.change':
        return numBox() === null || event.quantity === context.quantity;
      case 'sender.choose':
        return event.senderId === context.senderId;
      case 'sender.edit':
        return event.change.address === context.senderForm?.address;
      case 'autoSend.change':
        return event.autoSend === context.autoSend;
      case 'address.choose':
        return context.autoSend === false || event.remoteAddressId === context.remoteAddressId;
      case 'remark.edit':
        return event.remark === context.remark;
      case 'invalid.skip':
        return screen.queryByText(ONLY_OTHERS) === null || isSaid(SHORT);
      case 'orders.leaveOut':
        return !isSaid(SHORT);
      case 'draft.repeat':
        return !isSaid(sentElsewhereText.repeat);
      case 'quote.refresh':
        return !isSaid(wizardText.quoteAgain);
      case 'retry':
        return isSaid(ordersText.renew);
      default:
        return false;
    }
  },
  stateAssertions: {
    opening: says(wizardText.loading),
    loadFailed: says(wizardText.loadFailed),
    resuming: () => expect.unreachable('decides at once'),
    'composing.shop.choosing': at('shop', ({ context: { refusal: why } }) => {
      expect(isSaid(orangeShop.shopName)).toBe(true);
      if (why) expect(isSaid(refusalText(why))).toBe(true);
    }),
    'composing.shop.reading': at('shop', () =>
      expect(screen.getByText(orangeShop.shopName).closest('button')?.getAttribute('aria-pressed')).toBe(
        'true',
      ),
    ),
    'composing.shop.failed': at('shop', says(shopText.failed)),
    'composing.orders.deciding': () => expect.unreachable('decides at once'),
    'composing.orders.pulling.confirming': at('orders', says(ordersText.cancel)),
    'composing.orders.pulling.pausing': at('orders', says(ordersText.progress(3, 2))),
    'composing.orders.pullFailed': at('orders', ({ context: { refusal: why } }) => {
      expect(isSaid(why ? refusalText(why) : ordersText.pullFailed)).toBe(true);
      expect(isSaid(ordersText.renew)).toBe(why?.errorKey === 'SHOP_EXPIRED');
    }),
    'composing.orders.choosing': at('orders', listed),
    'composing.orders.finding': at('orders', listed),
    'composing.orders.changing': at('orders', locked),
    'composing.orders.rechecking': at('orders', locked),
    'composing.goods.deciding': () => expect.unreachable('decides at once'),
    'composing.goods.fitting.planning': at('goods', () => expect(isSaid(goodsText.mapAll)).toBe(false)),
    'composing.goods.fitting.planned': at('goods', ({ context: { plan: now } }) => {
      expect(screen.getByLabelText<HTMLInputElement>(goodsText.modes.mapped).checked).toBe(true);
      expect(isSaid(goodsText.unplanned(1, 1))).toBe(now?.unplanned.length === 1);
      expect(isSaid('纸巾')).toBe(now?.parts.length === 1);
    }),
    'composing.goods.fitting.refused': at('goods', (snapshot) => {
      saysRefusal(snapshot);
      expect(isSaid(goodsText.planFailed)).toBe(true);
    }),
    'composing.goods.fitting.failed': at('goods', says(goodsText.planFailed)),
    'composing.goods.fitting.loading': at('goods', () => expect(numBox()).toBeNull()),
    'composing.goods.fitting.single': at('goods', ({ context: { goodId, quantity, numBy, warehouseId } }) => {
      if (goodId === null) return expect(screen.getByLabelText(goodsStepText.search)).toBeDefined();
      expect(isSaid(goodsText.numHints[numBy])).toBe(true);
      expect(numBox()?.value).toBe(numBy === 'same' ? String(quantity) : undefined);
      expect(card(warehouseName(31)).checked).toBe(warehouseId === 31);
    }),
    'composing.goods.fitting.loadFailed': at('goods', says(goodsText.goodsFailed)),
    'composing.goods.editingSender.writing': at('goods', ({ context: { refusal: why } }) => {
      expect(isBusy(button(deliveryText.save))).toBe(false);
      expect(isSaid('BAD_PARAM')).toBe(why !== null);
    }),
    'composing.goods.editingSender.saving': at('goods', () => {
      expect(isBusy(button(deliveryText.save))).toBe(true);
      expect(editableFields(button(deliveryText.save).form)).toEqual([]);
      locked();
    }),
    'composing.goods.editingSender.saved': () => expect.unreachable('goes on at once'),
    'composing.goods.editingSender.saveFailed': at('goods', says(deliveryText.saveFailed)),
    'composing.review.quoting': at('review', () => expect(isBusy(payButton())).toBe(true)),
    'composing.review.ready': at('review', (snapshot) => {
      const { quote, skipInvalid } = snapshot.context;
      const wrong = 2 - (quote?.packageCount ?? 2);
      expect(payButton().disabled).toBe(!snapshot.can({ type: 'order.submit' }));
      expect(isSaid(placed.batchNo)).toBe(snapshot.context.sentElsewhere !== null);
      expect(isSaid(batchReviewText.blocked(1))).toBe(wrong === 1 && !skipInvalid);
      expect(isSaid(batchReviewText.skipped)).toBe(wrong === 1 && skipInvalid);
      expect(isSaid(batchReviewText.lapsed)).toBe(true);
      expect(isSaid(batchReviewText.allBlocked)).toBe(wrong === 2);
      expect(isSaid(balanceShortText(68))).toBe(quote?.enough === false);
    }),
    'composing.review.priced': () => expect.unreachable('decides at once'),
    'composing.review.repriced': at('review', (snapshot) => {
      expect(screen.queryByText(/^按新价/) !== null).toBe(snapshot.can({ type: 'price.accept' }));
      expect(screen.queryByText(/^确认支付/)?.closest('button')?.disabled ?? true).toBe(true);
    }),
    'composing.review.refused': at('review', saysRefusal),
    'composing.review.failed': at('review', says(reviewText.failed)),
    checkout: at('review', ({ context }) => {
      expect(isBusy(payButton())).toBe(true);
      locked();
      expect(isSaid(reviewText.placedBatch(placed.batchNo))).toBe(context.placed !== null);
    }),
    shipped: () => {
      expect(isSaid(resultText.title)).toBe(true);
      expect(screen.getByText(placed.batchNo)).toBeDefined();
      expect(isSaid(summaryText.title)).toBe(false);
    },
  },
  answers: {
    ListPlacedOrders: { orders: { list: [] } },
    ...shopAnswers,
    FindShop: { shops: { list: [{ __typename: 'Shop', ...orangeShop, status: 'EXPIRED' }] } },
    ...shopOrderAnswers,
    ...goodAnswers(facts),
    ...senderAnswers,
    ...regionAnswers,
    CountProblems: { problems: { counts: [] } },
    ListShopSkus: { shopSkus: { total: 0, page: 1, nextCursor: null, counts: [], list: [] } },
  },
  // While it works, a step takes the same whatever it works at. What was planned, and what it costs, is looked at where
  // something can be done about it.
  equivalence: (snapshot) => [
    snapshot.matches({ composing: { goods: { fitting: 'single' } } }) && [
      snapshot.context.goodId,
      snapshot.context.numBy,
    ],
    snapshot.hasTag('busy') ? snapshot.context.step : snapshot.value,
    snapshot.matches({ composing: { goods: { fitting: 'planned' } } }) && [
      snapshot.context.plan?.unplanned.length,
      snapshot.context.plan?.sourced.length,
    ],
    snapshot.matches({ composing: { review: 'ready' } }) && [
      snapshot.context.quote?.packageCount,
      snapshot.context.quote?.enough,
    ],
  ],
});

describe('shipping the orders of a shop, in its steps', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('modelTests every edge', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('shipping the orders of a shop, in its steps on a phone', () => {
  inPhoneWindow();

  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());
});
