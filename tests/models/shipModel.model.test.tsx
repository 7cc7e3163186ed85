// @vitest-environment happy-dom

import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { goodsStepText } from '../../web/src/features/goodsPicker/goodsStep.text.ts';
import type { ModelStep } from '../../web/src/features/shipments/model/flow/modelDraft.ts';
import type { shipModelMachine } from '../../web/src/features/shipments/model/flow/shipModel.machine.ts';
import { selectCounts } from '../../web/src/features/shipments/model/flow/shipModel.selectors.ts';
import {
  checkText,
  fileText,
  gridColumnNames,
  mappingText,
  modelGoodsText,
  modelPlan,
  modelReviewText,
  modelText,
  replaceText,
  wordsText,
} from '../../web/src/features/shipments/model/flow/shipModel.text.ts';
import { ModelView } from '../../web/src/features/shipments/model/ModelPage.tsx';
import {
  resultText,
  reviewText,
  summaryText,
} from '../../web/src/features/shipments/shared/checkout/reviewStep.text.ts';
import {
  deliveryStepText as deliveryText,
  regionText,
} from '../../web/src/features/shipments/shared/delivery/deliveryStep.text.ts';
import { itemsText as basketText } from '../../web/src/features/shipments/shared/items/items.text.ts';
import { splitText } from '../../web/src/features/shipments/shared/split/split.text.ts';
import { sentElsewhereText, wizardText } from '../../web/src/features/shipments/shared/wizard/wizard.text.ts';
import { fieldNames, fileRefusalText } from '../../web/src/features/spreadsheets/sheets.text.ts';
import { platformNames } from '../../web/src/fields/platform.text.ts';
import { balanceShortText, refusalText } from '../../web/src/fields/refusal.text.ts';
import { plainText } from '../../web/src/shop/combinations.ts';
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
  regionSteps,
  submit,
  type,
  upload,
} from '../support/viewTest.tsx';
import { regionAnswers } from './regions.samples.ts';
import { senderAnswers } from './senders.samples.ts';
import { facts } from './shipByHand.samples.ts';
import { file, modelTest } from './shipModel.fixture.ts';
import { placedModel } from './shipModel.samples.ts';
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

type Table = StateAssertions<typeof shipModelMachine, null>;
type Sight = Table[keyof Table];

/** What holds wherever the person composes: nothing is asked of the till. */
const composing: Sight = ({ context }) => {
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

const passing: Sight = () => expect.unreachable('decides at once');

const stateAssertions: Table = {
  opening: ({ context }) => expect(context.rows).toEqual([]),
  loadFailed: (snapshot) => expect(snapshot.can({ type: 'retry' })).toBe(true),
  resuming: passing,
  'composing.file.choosing': atRest,
  'composing.file.reading': (snapshot, world) => {
    busy(snapshot, world);
    expect(snapshot.context.file).toBe(file);
    expect(snapshot.can({ type: 'reading.cancel' })).toBe(true);
    expect(snapshot.can({ type: 'step.go', step: 'check' })).toBe(false);
  },
  'composing.file.mapping': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.read?.columns).toHaveLength(4);
  },
  'composing.file.failed': atRest,
  'composing.check.deciding': passing,
  'composing.check.locating': (snapshot, world) => {
    busy(snapshot, world);
    expect(snapshot.can({ type: 'step.go', step: 'goods' })).toBe(false);
  },
  'composing.check.unlocated': atRest,
  'composing.check.comparing': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.ordered).toBeNull();
  },
  'composing.check.fixing': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.rows.every(({ unplaced }) => unplaced === '')).toBe(true);
  },
  'composing.goods.deciding': passing,
  'composing.goods.fitting.loading': busy,
  'composing.goods.fitting.choosing': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.quoted).toBeNull();
  },
  'composing.goods.fitting.loadFailed': atRest,
  'composing.goods.editingSender.writing': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.can({ type: 'step.go', step: 'review' })).toBe(false);
  },
  'composing.goods.editingSender.saving': (snapshot, world) => {
    busy(snapshot, world);
    expect(snapshot.can({ type: 'step.go', step: 'check' })).toBe(false);
  },
  'composing.goods.editingSender.saveFailed': atRest,
  'composing.goods.editingSender.saved': passing,
  'composing.review.quoting': busy,
  'composing.review.ready': (snapshot, world) => {
    atRest(snapshot, world);
    if (snapshot.context.sentElsewhere) expect(snapshot.can({ type: 'order.submit' })).toBe(false);
    expect(snapshot.context.quoted?.quote.quoteNo).toBe('Q7');
    expect(snapshot.context.createNo).toMatch(/^[0-9a-f-]{36}$/);
  },
  'composing.review.priced': () => expect.unreachable('decides at once'),
  'composing.review.repriced': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.repriced).toBe('changed');
    expect(snapshot.can({ type: 'order.submit' })).toBe(false);
  },
  'composing.review.refused': atRest,
  'composing.review.failed': atRest,
  savingRequest: (snapshot, world) => {
    busy(snapshot, world);
    expect(snapshot.context.sent?.type).toBe('MODEL');
  },
  checkout: (snapshot) => {
    const { context } = snapshot;
    expect(snapshot.can({ type: 'order.submit' })).toBe(false);
    if (context.placed) expect(context).toMatchObject({ placed: placedModel, payNo: 'p-1', sent: null });
    else expect(context.sent?.type).toBe('MODEL');
  },
  shipped: ({ context }) => {
    expect(context.receipt).toEqual({ ...placedModel, paidFee: 1068 });
    expect(context.rows).toEqual([]);
    expect(context.file).toBeNull();
  },
};

describe('shipping from a file: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('modelTests every edge', () => expect(modelTest.uncovered()).toEqual([]));
});

type Snapshot = SnapshotFrom<typeof shipModelMachine>;

const NEXT = { file: 'check', check: 'goods', goods: 'review' } as const;

const markOf = (step: ModelStep) => stepMark(modelPlan.label, modelPlan.names[step]);
const nextButton = (step: keyof typeof NEXT) => button(modelPlan.next[step] ?? '');
const filePicker = () => screen.queryByLabelText(fileText.choose, { selector: 'input' });
const remarkBox = () => screen.getByLabelText<HTMLTextAreaElement>(deliveryText.remark);
const numBox = () => screen.queryByLabelText<HTMLInputElement>(goodsStepText.quantity, { selector: 'input' });
const isSaid = (words: string) => screen.queryAllByText(words, { exact: false }).length > 0;

function payButton() {
  const summary = within(screen.getByLabelText(summaryText.title));
  return summary.getByText<HTMLButtonElement>(/^(确认|继续)支付/);
}

/** How a combination of the shirts is called among other goods. */
const shirtTitle = (id: number | null) =>
  `${shirts.name} ${shirts.skus.find(({ skuId }) => skuId === id)?.name}`;

/** The words on the button that leaves out what cannot go. */
const STOPPED = /^排除全部不能发的/;

/** The box of the first row, which stands in line 2 of the file. */
const rowBox = () => screen.getByLabelText<HTMLInputElement>(checkText.choose(2));

/** Chooses the first row, then does what can be done with chosen rows. */
const withRow = (...actions: (() => void)[]) =>
  inSequence(
    () => {
      if (!rowBox().checked) press(rowBox());
    },
    ...actions,
  );

/** The first row: of the grid, or on a phone its card. */
function firstLine(): HTMLElement {
  const line = rowBox().closest<HTMLElement>('tr, li');
  if (!line) throw new Error('the row is not shown');
  return line;
}

/** Types into the name of the first row: as into a spreadsheet, on a phone in its sheet. */
function typeName(name: string, before: string) {
  const line = firstLine();
  if (line.tagName === 'LI')
    return inSequence(
      () => press(screen.getByLabelText(checkText.mend(2, before))),
      () => type(screen.getByLabelText(gridColumnNames.name), name),
      () => press(button(checkText.mended)),
    );
  const cell = () => within(line).queryByText(before);
  const box = () => screen.getByLabelText(checkText.editing(2, gridColumnNames.name));
  const point = () => {
    const target = cell();
    if (target) press(target);
  };
  return inSequence(
    point,
    point,
    () => type(box(), name),
    () => void fireEvent.keyDown(box(), { key: 'Enter' }),
  );
}

/** The step is the current one; the button to the next is as the wizard allows. */
const at =
  (step: ModelStep, look: (snapshot: Snapshot) => void = () => {}) =>
  (snapshot: Snapshot) => {
    expect(isCurrent(markOf(step))).toBe(true);
    expect(isSaid(modelText.draftSaveFailed)).toBe(snapshot.context.draftSaveFailed);
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
const locked = () => expect(isLocked(markOf('file'))).toBe(true);

/** The rows stand in the grid, the first as it is now. */
const listed = ({ context: { rows } }: Snapshot) => {
  const [first] = rows;
  expect(firstLine().textContent).toContain(`${first?.name}${first?.phone}`);
};

function goTo({ context: { step: from } }: Snapshot, step: ModelStep) {
  const isNext = from !== 'review' && NEXT[from] === step && !isBusy(nextButton(from));
  press(isNext ? nextButton(from) : markOf(step));
}

/** The table of orders has every row that cannot go, in an order or in none, and by whom each order goes. */
function tellsAllRows(snapshot: Snapshot) {
  const lines = [...screen.getByLabelText(modelReviewText.table).querySelectorAll('tbody tr')].map((line) =>
    [...line.children].map((cell) => cell.textContent ?? ''),
  );
  const stopped = lines.reduce((sum, [, , , count]) => sum + Number(count), 0);
  expect(stopped).toBe(selectCounts(snapshot).stopped);
  for (const [order, courier] of lines) expect(courier === '').toBe(order === modelReviewText.inNoOrder);
}

const viewTest = createViewTest(modelTest, {
  view: (wizard) => <ModelView wizard={wizard} />,
  // The reader of the file tells how far it is, the keeper of the draft whether there was room for it, the checkout what
  // it came to.
  externalEvents: [
    'rows.revise',
    'reading.progress',
    'draft.saved',
    'draft.saveFailed',
    'checkout.changed',
    'draft.sentElsewhere',
  ],
  userActions: {
    ...senderHands,
    'step.go': ({ step }, snapshot) => goTo(snapshot, step),
    'file.choose': ({ file: chosen }) => upload(filePicker() ?? document.body, chosen),
    'reading.cancel': () => press(button(fileText.cancel)),
    'sheet.choose': ({ sheet: name }) => choose(mappingText.sheet, name),
    'mapping.open': () => press(button(fileText.remap)),
    'mapping.cancel': () => press(button(mappingText.cancel)),
    'mapping.confirm': () => press(button(mappingText.confirm)),
    'column.map': () => choose(mappingText.fieldOf('说明'), fieldNames.remark),
    'locating.skip': (_, snapshot) =>
      press(button(snapshot.hasTag('busy') ? checkText.skip : checkText.skipRest)),
    'rows.locate': () => withRow(() => press(button(checkText.locate))),
    'cells.fill': ({ cells }, { context }) => typeName(cells[0]?.value ?? '', context.rows[0]?.name ?? ''),
    'rows.replace': ({ find, replace }) =>
      inSequence(
        () => press(button(checkText.replace)),
        () => type(screen.getByLabelText(replaceText.find), find),
        () => type(screen.getByLabelText(replaceText.replace), replace),
        () => {
          const onlyChosen = screen.queryByLabelText(replaceText.onlyChosen);
          if (onlyChosen) press(onlyChosen);
        },
        () => press(button(replaceText.confirm)),
      ),
    'rows.move': () =>
      withRow(
        () => press(button(checkText.setRegion)),
        ...regionSteps('广东省'),
        () => press(button(regionText.confirm)),
      ),
    'rows.exclude': () => withRow(() => press(button(checkText.exclude))),
    'errors.exclude': () => press(button(STOPPED)),
    'rows.undo': (_, { context }) =>
      press(button(context.step === 'review' ? modelReviewText.undo : checkText.undo)),
    'numBy.choose': ({ numBy }) => press(screen.getByLabelText(modelGoodsText.numBys[numBy])),
    'split.choose': ({ split }) => press(button(splitWords(split))),
    'goods.choose': chooseGoods,
    'warehouse.choose': ({ warehouseId }) => press(card(warehouseName(warehouseId))),
    'courier.choose': ({ courierId }) => press(card(courierName(courierId))),
    'items.choose': chooseItems,
    'goods.add': addGoods,
    'goods.remove': ({ goodId }, { context }) => press(removeButton(context.lines, goodId) ?? document.body),
    'goods.restore': () => press(button(basketText.restore)),
    'link.choose': ({ text: said, skuId }) => choose(wordsText.meaning(said), shirtTitle(skuId)),
    'platform.choose': ({ platform }) => choose(deliveryText.platform, platformNames[platform]),
    'remark.edit': ({ remark }) => type(remarkBox(), remark),
    'duplicates.allow': () => press(button(modelReviewText.allow)),
    'invalid.skip': () => press(button(modelReviewText.skip(1))),
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
    const [first] = context.rows;
    switch (event.type) {
      case 'step.go':
        return event.step === context.step;
      case 'file.choose':
        return filePicker() === null;
      case 'mapping.open':
        return !isSaid(fileText.remap);
      case 'column.map':
        return event.field === context.fields[event.index];
      case 'cells.fill':
        return first?.name === event.cells[0]?.value;
      case 'rows.replace':
        return !context.rows.some(({ detail }) => detail.includes(event.find));
      case 'rows.exclude':
        return first?.excluded === true;
      case 'errors.exclude':
        return screen.queryByText(STOPPED) === null;
      case 'numBy.choose':
        return (
          screen.queryByLabelText<HTMLInputElement>(modelGoodsText.numBys[event.numBy])?.checked !== false
        );
      case 'split.choose':
        return !isSaid(splitWords(event.split));
      case 'warehouse.choose':
        return !isFree(warehouseName(event.warehouseId));
      case 'courier.choose':
        return !isFree(courierName(event.courierId));
      case 'link.choose':
        return (
          context.links[plainText(event.text)] === event.skuId ||
          screen.queryByLabelText(wordsText.meaning(event.text)) === null
        );
      case 'goods.choose':
        // Of several they are taken out one by one.
        return context.lines.length > 1;
      case 'goods.add':
        return context.lines.length === 0 || context.lines.some(({ goodId }) => goodId === event.goodId);
      case 'goods.remove':
        return removeButton(context.lines, event.goodId) === null;
      case 'goods.restore':
        return !isSaid(basketText.restore);
      case 'items.choose':
        return !offersItems(context.lines, event);
      case 'sender.choose':
        return event.senderId === context.senderId;
      case 'sender.edit':
        return event.change.address === context.senderForm?.address;
      case 'platform.choose':
        return event.platform === context.platform;
      case 'remark.edit':
        return event.remark === context.remark;
      case 'duplicates.allow':
        return !isSaid(modelReviewText.allow);
      case 'invalid.skip':
        return !isSaid(modelReviewText.skip(1));
      case 'draft.repeat':
        return !isSaid(sentElsewhereText.repeat);
      case 'quote.refresh':
        return !isSaid(wizardText.quoteAgain);
      default:
        return false;
    }
  },
  stateAssertions: {
    opening: says(wizardText.loading),
    loadFailed: says(wizardText.loadFailed),
    resuming: () => expect.unreachable('decides at once'),
    'composing.file.choosing': at('file', ({ context: { fileRefusal } }) => {
      expect(filePicker()).not.toBeNull();
      if (fileRefusal) expect(isSaid(fileRefusalText(fileRefusal))).toBe(true);
    }),
    'composing.file.reading': at('file', ({ context: { progress } }) => {
      expect(isSaid(file.name)).toBe(true);
      expect(isSaid(fileText.stages[progress?.stage ?? 'loading'])).toBe(true);
      expect(filePicker()).toBeNull();
    }),
    'composing.file.mapping': at('file', ({ context: { read } }) => {
      expect(isSaid(mappingText.outcomeUnknown)).toBe(read?.header.certain === false);
      expect(isSaid(mappingText.complete)).toBe(true);
      expect(button(mappingText.confirm).disabled).toBe(false);
    }),
    'composing.file.failed': at('file', says(fileText.failed)),
    'composing.check.deciding': () => expect.unreachable('decides at once'),
    'composing.check.locating': at('check', (snapshot) => {
      listed(snapshot);
      expect(isSaid(checkText.skip)).toBe(true);
      locked();
    }),
    'composing.check.unlocated': at('check', ({ context: { refusal: why } }) =>
      expect(isSaid(why ? refusalText(why) : checkText.unlocated)).toBe(true),
    ),
    'composing.check.comparing': at('check', listed),
    'composing.check.fixing': at('check', (snapshot) => {
      listed(snapshot);
      expect(screen.getByText(checkText.undo).closest('button')?.disabled).toBe(
        snapshot.context.past.length === 0,
      );
      expect(isSaid(checkText.skipRest)).toBe(false);
    }),
    'composing.goods.deciding': () => expect.unreachable('decides at once'),
    'composing.goods.fitting.loading': at('goods', () => expect(numBox()).toBeNull()),
    'composing.goods.fitting.choosing': at(
      'goods',
      ({ context: { lines, warehouseId, courierId, split, refusal: why } }) => {
        if (why) expect(isSaid(refusalText(why))).toBe(true);
        if (lines.length === 0) return expect(screen.getByLabelText(goodsStepText.search)).toBeDefined();
        expect(card(warehouseName(31)).checked).toBe(warehouseId === 31);
        expect(isSaid(splitText.takeBack)).toBe(split !== null);
        expect(isSaid(splitText.accept(courierName(2)))).toBe(split === null && courierId === 1);
      },
    ),
    'composing.goods.fitting.loadFailed': at('goods', says(goodsStepText.failed)),
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
      const { quoted } = snapshot.context;
      expect(payButton().disabled).toBe(!snapshot.can({ type: 'order.submit' }));
      expect(isSaid(placedModel.batchNo)).toBe(snapshot.context.sentElsewhere !== null);
      tellsAllRows(snapshot);
      expect(isSaid(balanceShortText(68))).toBe(quoted?.quote.enough === false);
    }),
    'composing.review.priced': () => expect.unreachable('decides at once'),
    'composing.review.repriced': at('review', (snapshot) => {
      expect(screen.queryByText(/^按新价/) !== null).toBe(snapshot.can({ type: 'price.accept' }));
      expect(screen.queryByText(/^确认支付/)?.closest('button')?.disabled ?? true).toBe(true);
    }),
    'composing.review.refused': at('review', saysRefusal),
    'composing.review.failed': at('review', says(reviewText.failed)),
    savingRequest: at('review', () => {
      expect(isBusy(payButton())).toBe(true);
      locked();
    }),
    checkout: at('review', ({ context }) => {
      expect(isBusy(payButton())).toBe(true);
      locked();
      expect(isSaid(reviewText.placedBatch(placedModel.batchNo))).toBe(context.placed !== null);
    }),
    shipped: () => {
      expect(isSaid(resultText.title)).toBe(true);
      expect(screen.getByText(placedModel.batchNo)).toBeDefined();
      expect(isSaid(summaryText.title)).toBe(false);
    },
  },
  answers: { ...goodAnswers(facts), ...senderAnswers, ...regionAnswers },
  // What is in the parcels, and what they cost, is looked at where something can be done about it.
  equivalence: (snapshot) => [
    snapshot.matches({ composing: { goods: { fitting: 'choosing' } } }) && snapshot.context.lines.length,
    snapshot.value,
    snapshot.matches({ composing: { review: 'ready' } }) && [
      snapshot.context.quoted?.quote.packageCount,
      snapshot.context.quoted?.quote.enough,
    ],
  ],
});

describe('shipping from a file, in its steps', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('modelTests every edge', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('shipping from a file, in its steps on a phone', () => {
  inPhoneWindow();

  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());
});
