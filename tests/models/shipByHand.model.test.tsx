// @vitest-environment happy-dom

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { goodsStepText as goodsText } from '../../web/src/features/goodsPicker/goodsStep.text.ts';
import { ByHandView } from '../../web/src/features/shipments/byHand/ByHandPage.tsx';
import { type Draft, emptyDraft, type Step } from '../../web/src/features/shipments/byHand/flow/draft.ts';
import { recipientsMachine } from '../../web/src/features/shipments/byHand/flow/recipients.machine.ts';
import { shipByHandMachine } from '../../web/src/features/shipments/byHand/flow/shipByHand.machine.ts';
import { selectFreshQuote } from '../../web/src/features/shipments/byHand/flow/shipByHand.selectors.ts';
import { draftOf } from '../../web/src/features/shipments/byHand/flow/shipByHand.setup.ts';
import {
  byHandPlan,
  copiedText,
  furtherText,
  offlineText,
  onePagePlan,
  onePageText,
  recipientsText,
} from '../../web/src/features/shipments/byHand/flow/shipByHand.text.ts';
import {
  resultText,
  reviewText,
  summaryText,
} from '../../web/src/features/shipments/shared/checkout/reviewStep.text.ts';
import { deliveryStepText as deliveryText } from '../../web/src/features/shipments/shared/delivery/deliveryStep.text.ts';
import { itemsText as basketText } from '../../web/src/features/shipments/shared/items/items.text.ts';
import type { RowPrice } from '../../web/src/features/shipments/shared/recipients/verdicts.ts';
import { basketOf } from '../../web/src/features/shipments/shared/wizard/basket.ts';
import { noEntry as entry } from '../../web/src/features/shipments/shared/wizard/entry.ts';
import { sentElsewhereText, wizardText } from '../../web/src/features/shipments/shared/wizard/wizard.text.ts';
import { autosaveDraft } from '../../web/src/features/shipments/shared/wizard/wizardDraft.ts';
import { platformNames } from '../../web/src/fields/platform.text.ts';
import { balanceShortText, refusalText } from '../../web/src/fields/refusal.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import type { StoredValue } from '../../web/src/lib/storage.ts';
import { NARROW } from '../../web/src/ui/base/widths.ts';
import { shirts } from '../support/goodsFacts.samples.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import {
  alerts,
  choose,
  createViewTest,
  editableFields,
  inPhoneWindow,
  isBusy,
  press,
  submit,
  type,
} from '../support/viewTest.tsx';
import { checkoutEnds, isPriced, placedOrder } from './checkout.samples.ts';
import { regionAnswers } from './regions.samples.ts';
import { senderAnswers } from './senders.samples.ts';
import { chosen, facts, goodsKey, phoneless, quoteOf, zhang } from './shipByHand.samples.ts';
import { courierName, goodAnswers, splitWords, warehouseName } from './shipmentGood.samples.ts';
import {
  addGoods,
  button,
  card,
  chooseGoods,
  chooseItems,
  isCurrent,
  isFree,
  isLocked,
  offersItems,
  removeButton,
  senderHands,
  stepMark,
} from './wizard.userActions.ts';
import { workingCheckout } from './workingCheckout.ts';

const rows = [zhang];
/** What gave way to the goods of the address. */
const replaced = { lines: [{ goodId: 7, skuId: 70, quantity: 3 }], warehouseId: 31, courierId: null };
/** An earlier order that a draft with recipients gave way to. */
const copied = {
  copied: { orderNo: 'D900', leftOut: 1, changes: ['【毛巾】已下架'], print: '' },
  replaced: { ...replaced, rows: [phoneless], unreadText: '' },
};
/** Lines of the basket, some of them from another warehouse. */
const ofBasket = {
  further: [{ lines: chosen.lines, warehouseId: 34, courierId: 1, split: null }],
  basketLines: [
    { id: 1, warehouseId: 31, skuId: 70 },
    { id: 2, warehouseId: 34, skuId: 70 },
  ],
};
/** Of the region of all recipients. */
const split = { courierId: 2, areaCodes: [zhang.districtCode] };
const redAndBlue = [
  { skuId: 903, quantity: 2 },
  { skuId: 906, quantity: 1 },
];
const CREATE_NO = '3f0c1c62-7f0e-4c53-9d0a-1a2b3c4d5e6f';
const senderForm = {
  ...{ id: null, name: '李四', phone: '13800000001', provinceCode: '33', cityCode: '3301' },
  ...{ districtCode: '330106', address: '西溪路 1 号', isDefault: false, remark: '' },
};

interface World {
  draft: Draft | null;
}

function fixture() {
  const world: World = { draft: null };
  const store: StoredValue<Draft> = {
    load: () => world.draft,
    save: (draft) => {
      world.draft = draft;
      return true;
    },
    clear: () => {
      world.draft = null;
    },
  };
  return { world, machine: shipByHandMachine, watch: autosaveDraft(store, draftOf) };
}

type Sight = StateAssertions<typeof shipByHandMachine, World>[keyof StateAssertions<
  typeof shipByHandMachine,
  World
>];

/** What holds wherever the person composes: all of it is kept, and nothing is asked of the till. */
const composing: Sight = ({ context }, { draft }) => {
  expect(draft).toEqual(draftOf(context));
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

/** Nothing is kept of a draft that is not open, but for one that was opened without a net before. */
const untouched: Sight = ({ context }, { draft }) => {
  if (!context.wasOpenedOffline) expect(draft).toBeNull();
};

const stateAssertions: StateAssertions<typeof shipByHandMachine, World> = {
  opening: (snapshot, world) => {
    expect(snapshot.context.facts !== null).toBe(snapshot.context.wasOpenedOffline);
    untouched(snapshot, world);
  },
  loadFailed: (snapshot, world) => {
    expect(snapshot.can({ type: 'retry' })).toBe(true);
    untouched(snapshot, world);
  },
  resuming: () => expect.unreachable('decides at once'),
  'composing.goods.deciding': () => expect.unreachable('decides at once'),
  'composing.goods.choosing': atRest,
  'composing.goods.loading': busy,
  'composing.goods.loadFailed': atRest,
  'composing.delivery.choosing': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.senderForm).toBeNull();
  },
  'composing.delivery.deciding': () => expect.unreachable('decides at once'),
  'composing.delivery.editingSender.writing': (snapshot, world) => {
    atRest(snapshot, world);
    expect(world.draft?.senderForm?.name).toBe('李四');
  },
  'composing.delivery.editingSender.saving': (snapshot, world) => {
    busy(snapshot, world);
    expect(snapshot.can({ type: 'step.go', step: 'goods' })).toBe(false);
  },
  'composing.delivery.editingSender.saveFailed': (snapshot, world) => {
    atRest(snapshot, world);
    expect(world.draft?.senderForm?.name).toBe('李四');
  },
  'composing.delivery.editingSender.saved': () => expect.unreachable('goes on at once'),
  'composing.recipients.deciding': () => expect.unreachable('decides at once'),
  'composing.recipients.empty': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.can({ type: 'step.go', step: 'review' })).toBe(false);
  },
  'composing.recipients.debouncing': atRest,
  'composing.recipients.quoting': busy,
  'composing.recipients.quoted': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.refusal).toBeNull();
  },
  'composing.recipients.refused': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.refusal?.errorKey).toBe('COURIER_OFF');
  },
  'composing.recipients.failed': atRest,
  'composing.recipients.offline': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.isOffline).toBe(true);
    expect(snapshot.can({ type: 'step.go', step: 'review' })).toBe(false);
  },
  'composing.review.quoting': busy,
  'composing.review.ready': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.quote?.rows).toEqual(rows);
    if (snapshot.context.sentElsewhere) expect(snapshot.can({ type: 'order.submit' })).toBe(false);
    expect(world.draft?.createNo).toMatch(/^[0-9a-f-]{36}$/);
  },
  'composing.review.priced': () => expect.unreachable('decides at once'),
  'composing.review.repriced': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.repriced).not.toBeNull();
    expect(snapshot.can({ type: 'order.submit' })).toBe(false);
  },
  'composing.review.refused': atRest,
  'composing.review.failed': atRest,
  'composing.review.deciding': () => expect.unreachable('decides at once'),
  'composing.review.offline': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.can({ type: 'order.submit' })).toBe(false);
  },
  checkout: (snapshot, { draft }) => {
    const { context } = snapshot;
    expect(snapshot.can({ type: 'order.submit' })).toBe(false);
    expect(draft).toEqual(draftOf(context));
    expect(draft).toMatchObject(
      context.placed
        ? { placed: placedOrder, payNo: 'p-1', createNo: null, sentQuoteNo: null }
        : { placed: null, sentQuoteNo: 'Q1', createNo: context.createNo, rows },
    );
  },
  shipped: ({ context }, { draft }) => {
    expect(draft).toBeNull();
    expect(context.receipt).toEqual({ ...placedOrder, paidFee: 534 });
    expect(context.rows).toEqual([]);
  },
};

const opened = (draft: Draft, change: object = {}) => ({
  output: {
    ...{ kind: 'opened', draft, facts: basketOf([facts], draft.lines), furtherFacts: [], refusal: null },
    ...change,
  },
});

const ordered: RowPrice['problems'][number] = {
  ...{ field: 'thirdOrderNo', reasonCode: 'DUPLICATE_NO', msg: '该订单号已下过单', blocking: true },
};

/** The same rows, of which the number was ordered before. */
const twins = quoteOf(rows, {
  packageCount: 0,
  rows: quoteOf(rows).answer.rows.map((row) => ({ ...row, state: 'DUPLICATE', problems: [ordered] })),
});

type Snapshot = SnapshotFrom<typeof shipByHandMachine>;

/** What makes two states different. */
const keyOf = ({ value, context }: Snapshot) => [
  value,
  [context.facts, context.warehouseId, context.courierId, context.senderId, context.senderForm].map(Boolean),
  goodsKey(context),
  context.replaced !== null,
  context.copied !== null,
  context.sentElsewhere !== null,
  [context.isOffline, context.wasOpenedOffline],
  [context.repriced, context.repriced && context.totalBefore],
  context.refusal?.errorKey === 'PRICE_CHANGED',
  [context.split !== null, context.further.map(({ courierId }) => courierId)],
  [context.onePage, context.onePage && context.refusal !== null],
  [context.rows[0]?.id, context.failed.length, context.placed?.totalFee],
  [context.quote?.answer.enough, context.quote?.answer.packageCount],
];

/** Where something waits for the net. */
const OFFLINE = [
  ...['opening', 'loadFailed'],
  ...[{ composing: { recipients: 'offline' } }, { composing: { review: 'offline' } }],
  { composing: { review: 'repriced' } },
];

const modelTest = createModelTest(shipByHandMachine, {
  input: { account: 'u-li', entry },
  children: { recipients: recipientsMachine },
  outcomes: {
    openDraft: {
      nothing: opened(emptyDraft, { facts: null }),
      atDelivery: opened({ ...chosen, courierId: null, step: 'delivery' }),
      atRecipients: opened({ ...chosen, rows, step: 'recipients' }),
      atReview: opened({ ...chosen, rows, step: 'review', createNo: CREATE_NO }),
      sending: opened({
        ...chosen,
        rows,
        step: 'review',
        createNo: CREATE_NO,
        payNo: 'p-1',
        sentQuoteNo: 'Q1',
      }),
      placed: opened({ ...chosen, rows, step: 'review', payNo: 'p-1', placed: placedOrder }),
      entered: opened({ ...chosen, replaced }),
      ofBasket: opened({ ...chosen, ...ofBasket }, { furtherFacts: [basketOf([facts], chosen.lines)] }),
      copied: opened({ ...chosen, ...copied, rows, step: 'recipients' }),
      offline: opened({ ...chosen, rows, step: 'recipients' }, { isOffline: true }),
      offlineAtDelivery: opened({ ...chosen, courierId: null, step: 'delivery' }, { isOffline: true }),
      offlineAtReview: opened({ ...chosen, rows, step: 'review', createNo: CREATE_NO }, { isOffline: true }),
      lost: { error: new Error('offline') },
    },
    loadGoods: {
      known: { output: { kind: 'known', goods: [facts] } },
      both: { output: { kind: 'known', goods: [facts, shirts] } },
      off: { output: refusal('GOODS_OFF') },
      lost: { error: new Error('offline') },
    },
    saveSender: {
      saved: { output: { kind: 'saved', senderId: 6 } },
      refused: { output: refusal('BAD_PARAM') },
      lost: { error: new Error('offline') },
    },
    quote: {
      enough: { output: { kind: 'quoted', quote: quoteOf(rows) } },
      short: { output: { kind: 'quoted', quote: quoteOf(rows, { balance: 500, enough: false }) } },
      twins: { output: { kind: 'quoted', quote: twins } },
      refused: { output: refusal('COURIER_OFF') },
      lost: { error: new Error('offline') },
    },
    emptyBasket: { done: { output: undefined } },
    markTemplateUsed: { done: { output: undefined } },
    checkout: {
      ...checkoutEnds(placedOrder),
      banned: { output: refusal('ROWS_INVALID', '', { failed: [{ row: 0, field: 'region', msg: '停发' }] }) },
    },
  },
  standIns: { checkout: workingCheckout },
  events: [
    { type: 'step.go', step: 'goods' },
    { type: 'step.go', step: 'delivery' },
    { type: 'step.go', step: 'recipients' },
    { type: 'step.go', step: 'review' },
    { type: 'goods.choose', goodId: 7 },
    { type: 'warehouse.choose', warehouseId: 31 },
    { type: 'warehouse.choose', warehouseId: 34 },
    { type: 'items.choose', goodId: 7, items: [{ skuId: 70, quantity: 2 }] },
    { type: 'items.choose', goodId: 7, items: [{ skuId: 70, quantity: 3 }] },
    { type: 'goods.add', goodId: shirts.goodId },
    { type: 'goods.remove', goodId: shirts.goodId },
    { type: 'goods.restore' },
    { type: 'copied.dismiss' },
    { type: 'onePage.choose', onePage: true },
    { type: 'onePage.choose', onePage: false },
    { type: 'refusal.dismiss' },
    { type: 'items.choose', goodId: shirts.goodId, items: redAndBlue },
    { type: 'courier.choose', courierId: 1 },
    { type: 'sender.choose', senderId: 5 },
    { type: 'sender.open', form: senderForm },
    { type: 'sender.edit', change: { address: '西溪路 2 号' } },
    { type: 'sender.cancel' },
    { type: 'sender.save' },
    { type: 'platform.choose', platform: 'DOUYIN' },
    { type: 'remark.edit', remark: '轻放' },
    { type: 'recipients.changed', rows, unreadText: '', reading: false },
    { type: 'recipients.changed', rows: [phoneless], unreadText: '', reading: false },
    { type: 'further.courier', warehouseId: 34, courierId: 2 },
    { type: 'further.remove', warehouseId: 34 },
    { type: 'split.choose', split },
    { type: 'split.choose', split: null },
    { type: 'duplicates.allow', allow: true },
    { type: 'duplicates.allow', allow: false },
    { type: 'quote.refresh' },
    { type: 'price.accept' },
    { type: 'checkout.changed', placed: placedOrder, payNo: 'p-1' },
    { type: 'draft.sentElsewhere', sent: { placed: placedOrder } },
    { type: 'draft.repeat' },
    { type: 'net.lost' },
    { type: 'net.back' },
    { type: 'order.submit' },
    { type: 'order.again' },
    { type: 'retry' },
  ],
  limit: 60_000,
  key: keyOf,
  // What one page adds is the same whoever is on it.
  equivalence: (snapshot) => {
    const { onePage, refusal: why, senderForm: form } = snapshot.context;
    return onePage ? [snapshot.value, why !== null, form !== null] : keyOf(snapshot);
  },
  // Of several goods, of some that gave way, of an earlier order and of a second courier, only what is done about them is
  // other than of one; of what another tab has sent, only that it cannot be paid; without a net, what waits for it. One
  // page ends where the last step begins.
  within: (snapshot) => {
    const { onePage, step, rows: list } = snapshot.context;
    const { lines, replaced: gaveWay, copied: earlier, sentElsewhere } = snapshot.context;
    if (snapshot.context.further.length > 0) {
      const isAlone = lines.length < 2 && gaveWay === null && snapshot.context.senderForm === null;
      const isOnline = !snapshot.context.isOffline && !snapshot.context.wasOpenedOffline;
      return (
        isAlone &&
        isOnline &&
        (onePage
          ? snapshot.matches({ composing: { recipients: 'empty' } }) && list.length === 0
          : snapshot.matches({ composing: { goods: 'choosing' } }) ||
            snapshot.matches({ composing: { delivery: 'choosing' } }))
      );
    }
    const { isOffline, wasOpenedOffline } = snapshot.context;
    const isRepriced = snapshot.context.repriced === 'offline';
    const isElsewhere = step === 'review' || !snapshot.matches('composing') || list.includes(phoneless);
    if (onePage && (isElsewhere || isOffline || wasOpenedOffline || isRepriced || snapshot.context.split))
      return false;
    const isPlain = [gaveWay, earlier, sentElsewhere, snapshot.context.split].every((one) => one === null);
    if (isOffline || wasOpenedOffline || isRepriced) {
      const isAtDelivery = snapshot.matches({ composing: { delivery: 'choosing' } });
      if (isAtDelivery) return isPlain && wasOpenedOffline && snapshot.context.courierId === null;
      return isPlain && OFFLINE.some((state) => snapshot.matches(state as 'opening'));
    }
    if (snapshot.context.split !== null)
      return snapshot.matches({ composing: 'recipients' }) || snapshot.matches({ composing: 'review' });
    if (sentElsewhere !== null) return isPriced(snapshot);
    if (earlier !== null) return snapshot.matches({ composing: { recipients: 'quoted' } });
    return (lines.length < 2 && gaveWay === null) || snapshot.matches({ composing: 'goods' });
  },
  fixture,
});

describe('shipping by hand: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('modelTests every edge', () => expect(modelTest.uncovered()).toEqual([]));
});

const NEXT: Record<Step, Step | null> = {
  goods: 'delivery',
  delivery: 'recipients',
  recipients: 'review',
  review: null,
};

const markOf = (step: Step) => stepMark(byHandPlan.label, byHandPlan.names[step]);
/** The mark of a step; on one page all but the last have one. */
const markIn = ({ context: { onePage } }: Snapshot, step: Step) =>
  onePage
    ? stepMark(onePagePlan.label, onePagePlan.names[step === 'review' ? step : 'recipients'])
    : markOf(step);
const onePageButton = () => button(onePagePlan.next.recipients ?? '');
const nextButton = (step: 'goods' | 'delivery' | 'recipients') => button(byHandPlan.next[step] ?? '');
const payButton = () => button(/^(确认|继续)支付/);
const numBox = () => screen.queryByLabelText<HTMLInputElement>(goodsText.quantity, { selector: 'input' });
const layoutChoice = (onePage: boolean) =>
  screen.getByLabelText(onePage ? onePageText.onePage : onePageText.steps);
/** Whether the card of these words shows, and is the chosen one. */
const isChosen = (words: string) =>
  screen.queryAllByLabelText<HTMLInputElement>(words, { exact: false }).some(({ checked }) => checked);
const remarkBox = () => screen.getByLabelText<HTMLTextAreaElement>(deliveryText.remark);
const twinBox = () => screen.queryByLabelText<HTMLInputElement>(recipientsText.allowDuplicate);

/** Of the first warehouse, whose couriers stand above all others. */
function ownCourier(id: number): HTMLInputElement {
  const [own] = screen.getAllByRole('radiogroup', { name: new RegExp(`^${deliveryText.courier}`) });
  return within(own as HTMLElement).getByLabelText<HTMLInputElement>(courierName(id), { exact: false });
}
const furtherCouriers = (warehouseId: number) =>
  screen.getByRole('radiogroup', { name: furtherText.courierOf(warehouseName(warehouseId)) });

/** The step is the current one; the button to the next is as the wizard allows. */
const at =
  (step: Step, look: (snapshot: Snapshot) => void = () => {}) =>
  (snapshot: Snapshot) => {
    expect(isCurrent(markIn(snapshot, step))).toBe(true);
    expect(screen.queryByText(/^\d\/[24] /) !== null).toBe(window.matchMedia(NARROW).matches);
    const { onePage } = snapshot.context;
    const next = onePage ? 'review' : NEXT[step];
    const pricing = snapshot.hasTag('pricing');
    if (step !== 'review' && next) {
      const isOff = !snapshot.can({ type: 'step.go', step: next }) && !pricing;
      const forward = onePage ? onePageButton() : nextButton(step);
      expect([forward.disabled, isBusy(forward)]).toEqual([isOff, pricing]);
    }
    look(snapshot);
  };

const says = (words: string) => () => expect(screen.getByText(words, { exact: false })).toBeDefined();
const saysRefusal = ({ context }: Snapshot) =>
  expect(context.refusal && screen.getByText(refusalText(context.refusal))).not.toBeNull();

const saysSentElsewhere = ({ context: { sentElsewhere } }: Snapshot) =>
  expect(screen.queryByText(placedOrder.orderNo, { exact: false }) !== null).toBe(sentElsewhere !== null);

const viewTest = createViewTest(modelTest, {
  view: (wizard) => <ByHandView wizard={wizard} />,
  // The list of recipients and the checkout tell of themselves; what a person does in them is tested with them.
  externalEvents: ['recipients.changed', 'checkout.changed', 'draft.sentElsewhere', 'net.lost', 'net.back'],
  userActions: {
    ...senderHands,
    'step.go': ({ step }, snapshot) => {
      const { step: from, onePage } = snapshot.context;
      if (onePage) return press(step === 'review' ? onePageButton() : markIn(snapshot, step));
      press(from !== 'review' && NEXT[from] === step ? nextButton(from) : markOf(step));
    },
    'onePage.choose': ({ onePage }) => press(layoutChoice(onePage)),
    'refusal.dismiss': () => press(button(basketText.dismiss)),
    'goods.choose': chooseGoods,
    'warehouse.choose': ({ warehouseId }) => press(card(warehouseName(warehouseId))),
    'items.choose': chooseItems,
    'goods.add': addGoods,
    'goods.remove': ({ goodId }, { context }) => press(removeButton(context.lines, goodId) ?? document.body),
    'goods.restore': (_, { context }) =>
      press(button(context.copied ? copiedText.restore : basketText.restore)),
    'copied.dismiss': () => press(button(copiedText.dismiss)),
    'courier.choose': ({ courierId }) => press(ownCourier(courierId)),
    'platform.choose': ({ platform }) => choose(deliveryText.platform, platformNames[platform]),
    'remark.edit': ({ remark }) => type(remarkBox(), remark),
    'duplicates.allow': () => press(twinBox() ?? document.body),
    'further.courier': ({ warehouseId, courierId }) =>
      press(within(furtherCouriers(warehouseId)).getByLabelText(courierName(courierId), { exact: false })),
    'further.remove': ({ warehouseId }) =>
      press(screen.getByLabelText(furtherText.removeFrom(warehouseName(warehouseId)))),
    'split.choose': ({ split: chosenSplit }) => press(button(splitWords(chosenSplit))),
    'quote.refresh': () => press(button(wizardText.quoteAgain)),
    'draft.repeat': () => press(button(sentElsewhereText.repeat)),
    'order.submit': () => press(payButton()),
    'price.accept': () => press(button(/^按新价/)),
    'order.again': () => press(button(resultText.again)),
    retry: (_, snapshot) =>
      snapshot.matches({ composing: { delivery: { editingSender: 'saveFailed' } } })
        ? submit(button(deliveryText.save))
        : press(button(wizardText.retry)),
  },
  // What is so already cannot be chosen again; nothing is asked of goods that are not there yet, of numbers that
  // were not ordered before, and of a price that the balance covers.
  notOffered: ({ context }, event) => {
    switch (event.type) {
      case 'step.go':
        if (event.step === context.step) return true;
        return context.onePage && event.step !== (context.step === 'review' ? 'recipients' : 'review');
      case 'onePage.choose':
        // On a phone there is no room for it.
        return event.onePage === context.onePage || window.matchMedia(NARROW).matches;
      case 'warehouse.choose':
        return !isFree(warehouseName(event.warehouseId));
      case 'goods.choose':
        // Of several they are taken out one by one.
        return context.lines.length > 1;
      case 'goods.add':
        return context.lines.length === 0 || context.lines.some(({ goodId }) => goodId === event.goodId);
      case 'goods.remove':
        return removeButton(context.lines, event.goodId) === null;
      case 'goods.restore':
        return [basketText.restore, copiedText.restore].every((words) => screen.queryByText(words) === null);
      case 'copied.dismiss':
        return context.copied === null;
      case 'items.choose':
        return !offersItems(context.lines, event);
      case 'courier.choose':
        return event.courierId === context.courierId || !isFree(courierName(event.courierId));
      case 'further.courier':
        return context.further.every(({ courierId }) => courierId === event.courierId);
      case 'further.remove':
        return context.further.length === 0;
      case 'split.choose':
        return screen.queryByText(splitWords(event.split)) === null;
      case 'platform.choose':
        return event.platform === context.platform;
      case 'remark.edit':
        return event.remark === context.remark;
      case 'sender.choose':
        return event.senderId === context.senderId || !isFree('李四');
      case 'sender.edit':
        return event.change.address === context.senderForm?.address;
      case 'duplicates.allow':
        return twinBox() === null || event.allow === context.allowDuplicate;
      case 'draft.repeat':
        return screen.queryByText(sentElsewhereText.repeat) === null;
      case 'quote.refresh':
        return screen.queryByText(wizardText.quoteAgain) === null;
      default:
        return false;
    }
  },
  stateAssertions: {
    opening: says(wizardText.loading),
    loadFailed: says(wizardText.loadFailed),
    resuming: () => expect.unreachable('decides at once'),
    'composing.goods.deciding': () => expect.unreachable('decides at once'),
    'composing.goods.choosing': at(
      'goods',
      ({ context: { lines, facts: known, warehouseId, refusal: why, onePage } }) => {
        const said = alerts().filter(
          (words) => !words?.includes(placedOrder.orderNo) && !words?.includes(offlineText.offline),
        );
        if (onePage)
          expect(said.some((words) => why && words?.startsWith(refusalText(why)))).toBe(why !== null);
        else expect(said).toEqual(why ? [refusalText(why)] : []);
        if (lines.length === 0) return expect(screen.getByLabelText(goodsText.search)).toBeDefined();
        expect(isChosen(warehouseName(31))).toBe(warehouseId === 31);
        if (!onePage) expect(card(warehouseName(32)).disabled).toBe(true);
        const [only] = known?.items ?? [];
        if (lines.length === 1 && only) expect(numBox()?.value).toBe(String(only.quantity));
        else expect(numBox()).toBeNull();
      },
    ),
    'composing.goods.loading': at('goods', () =>
      expect(screen.queryByRole('radiogroup', { name: goodsText.warehouse })).toBeNull(),
    ),
    'composing.goods.loadFailed': at('goods', says(goodsText.failed)),
    'composing.delivery.choosing': at('delivery', ({ context: { courierId, senderId, remark, further } }) => {
      const isFirst = further.length > 0 ? ownCourier(1).checked : isChosen(courierName(1));
      expect(isFirst).toBe(courierId === 1);
      expect(isChosen('李四')).toBe(senderId === 5);
      expect(remarkBox().value).toBe(remark);
    }),
    'composing.delivery.deciding': () => expect.unreachable('decides at once'),
    'composing.delivery.editingSender.saved': () => expect.unreachable('goes on at once'),
    'composing.delivery.editingSender.writing': at('delivery', ({ context: { refusal: why } }) => {
      expect(isBusy(button(deliveryText.save))).toBe(false);
      expect(screen.queryByText('BAD_PARAM') !== null).toBe(why !== null);
    }),
    'composing.delivery.editingSender.saving': at('delivery', ({ context }) => {
      expect(isBusy(button(deliveryText.save))).toBe(true);
      expect(button(deliveryText.cancel).disabled).toBe(true);
      expect(editableFields(button(deliveryText.save).form)).toEqual([]);
      if (!context.onePage) expect(isLocked(markOf('goods'))).toBe(true);
    }),
    'composing.delivery.editingSender.saveFailed': at('delivery', says(deliveryText.saveFailed)),
    'composing.recipients.deciding': () => expect.unreachable('decides at once'),
    'composing.recipients.empty': at('recipients', says(summaryText.pending)),
    'composing.recipients.debouncing': at('recipients'),
    'composing.recipients.quoting': at('recipients'),
    'composing.recipients.quoted': at('recipients', () => {
      expect(screen.queryByText('COURIER_OFF')).toBeNull();
      expect(screen.getByText(summaryText.total)).toBeDefined();
    }),
    'composing.recipients.refused': at('recipients', saysRefusal),
    'composing.recipients.failed': at('recipients', says(recipientsText.quoteBroken)),
    'composing.recipients.offline': at('recipients', (snapshot) => {
      says(offlineText.offline)();
      // What was priced before the net was lost stays in sight.
      says(selectFreshQuote(snapshot) ? summaryText.total : offlineText.pending)();
      expect(screen.queryByText(offlineText.repriced)).toBeNull();
    }),
    'composing.review.quoting': at('review', () => expect(isBusy(payButton())).toBe(true)),
    'composing.review.ready': at('review', (snapshot) => {
      const { quote, failed, rows: now } = snapshot.context;
      const isWrong = now.includes(phoneless);
      const isBlocked = isWrong || failed.length > 0 || quote?.answer.packageCount === 0;
      expect(payButton().disabled).toBe(!snapshot.can({ type: 'order.submit' }));
      saysSentElsewhere(snapshot);
      expect(screen.queryByText(offlineText.repriced)).toBeNull();
      expect(screen.queryByText(reviewText.blocked(1)) !== null).toBe(isBlocked);
      // A price that speaks of another list says nothing.
      const isShort = quote?.answer.enough === false && !isWrong;
      expect(screen.queryByText(balanceShortText(34)) !== null).toBe(isShort);
    }),
    'composing.review.priced': () => expect.unreachable('decides at once'),
    'composing.review.repriced': at('review', (snapshot) => {
      const { repriced } = snapshot.context;
      expect(screen.queryByText(/^按新价/) !== null).toBe(snapshot.can({ type: 'price.accept' }));
      expect(screen.queryByText(/^确认支付/)?.closest('button')?.disabled ?? true).toBe(true);
      expect(screen.queryByText(offlineText.repriced) !== null).toBe(repriced === 'offline');
      saysSentElsewhere(snapshot);
    }),
    'composing.review.refused': at('review', saysRefusal),
    'composing.review.failed': at('review', says(reviewText.failed)),
    'composing.review.deciding': () => expect.unreachable('decides at once'),
    'composing.review.offline': at('review', () => {
      says(offlineText.offline)();
      expect(payButton().disabled).toBe(true);
      expect(screen.queryByText(offlineText.repriced)).toBeNull();
    }),
    checkout: at('review', (snapshot) => {
      const { context } = snapshot;
      expect(isBusy(payButton())).toBe(true);
      expect(isLocked(markIn(snapshot, 'recipients'))).toBe(true);
      const isPlaced = screen.queryByText(reviewText.placed(placedOrder.orderNo), { exact: false }) !== null;
      expect(isPlaced).toBe(context.placed !== null);
    }),
    shipped: () => {
      expect(screen.getByText(resultText.title)).toBeDefined();
      expect(screen.getByText(placedOrder.orderNo)).toBeDefined();
      expect(screen.queryByText(summaryText.title)).toBeNull();
    },
  },
  answers: { ...goodAnswers(facts), ...senderAnswers, ...regionAnswers },
  // A price is looked at where something can be done about it.
  equivalence: (snapshot) => [
    snapshot.value,
    snapshot.context.onePage,
    snapshot.matches({ composing: { recipients: 'quoted' } }) && snapshot.context.quote?.answer.packageCount,
    snapshot.matches({ composing: { review: 'ready' } }) && snapshot.context.quote?.answer.enough,
  ],
});

describe('shipping by hand, in its steps', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('modelTests every edge', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('shipping by hand, in its steps on a phone', () => {
  inPhoneWindow();

  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());
});
