// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { bulkEditLogic } from '../../web/src/features/bulkEdits/bulkEdit.actors.ts';
import { editText } from '../../web/src/features/bulkEdits/bulkEdits.text.ts';
import { GoodActionDialog } from '../../web/src/features/sellerGoods/GoodActionDialog.tsx';
import { GoodsBatchBar } from '../../web/src/features/sellerGoods/GoodsBatchBar.tsx';
import {
  actionTexts,
  goodsNamed,
  summaryText,
  goodActionsText as text,
} from '../../web/src/features/sellerGoods/goodActions.text.ts';
import {
  changeGoods,
  type GoodActions,
  type GoodsSubject,
  MAX_GOODS,
} from '../../web/src/features/sellerGoods/goodActions.ts';
import { scheduleGoods } from '../../web/src/features/sellerGoods/scheduleGoods.ts';
import { GoodRowActions } from '../../web/src/features/sellerGoods/sellerGoodColumns.tsx';
import { goodsText } from '../../web/src/features/sellerGoods/sellerGoods.text.ts';
import type { SellerGoodRowFragment } from '../../web/src/graphql/generated/graphql.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { isFailed, isBusy as isRunning } from '../../web/src/lib/selectors.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient, watchedReads } from '../support/flows/recordingClient.ts';
import { createModelTest } from '../support/modelTest.ts';
import { alerts, button, createViewTest, isBusy, press } from '../support/viewTest.tsx';

const towel = { id: 5, name: '纯棉毛巾' };
const cup = { id: 6, name: '玻璃杯' };
const went = { id: 5, done: true, msg: '' };
const held = { id: 6, done: false, msg: '存在未完成订单，不能删除' };
const limited = refusal('RATE_LIMITED', '操作过于频繁，请稍后再试');
const logic = changeGoods(recordingClient({}).client);
type Snapshot = ReturnType<GoodActions['getSnapshot']>;

/** What is done to which, while it is asked, done or told. */
function subjectOf({ context: { subject } }: Snapshot): GoodsSubject {
  if (!subject) throw new Error('nothing is asked');
  return subject;
}

const modelTest = createModelTest(logic, {
  outcomes: {
    runPart: {
      went: { output: [went] },
      mixed: { output: [went, held] },
      refused: { output: limited },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'batch.run', subject: { action: 'putOn', goods: [towel] } },
    { type: 'batch.ask', subject: { action: 'remove', goods: [towel, cup] } },
    { type: 'batch.ask', subject: { action: 'takeOff', goods: [] } },
    { type: 'batch.confirm' },
    { type: 'batch.dismiss' },
  ],
  limit: 200,
  key: ({ value, context: { subject, results } }) => [value, subject?.action, results.length],
  fixture: () => ({
    world: undefined,
    machine: logic.provide({ actions: { announce: () => {}, report: () => {} } }),
  }),
});

const rowOf = (good: typeof towel): SellerGoodRowFragment => ({
  ...good,
  ...{ goodsNo: `G${good.id}`, pic: '', categoryName: '家纺', supplyPrice: 580, price: 600, unit: '件' },
  ...{ isGift: false, status: 'OFF_SALE', auditReason: '', revision: null, sold: 0, monthSold: 0 },
  ...{ onAt: null, offAt: null },
  ...{ updatedAt: '2026-11-21T10:00:00+08:00', stocks: [], bundleStocks: [] },
});
const rows = [towel, cup].map(rowOf);
const chosen = {
  rows,
  has: () => true,
  choose: () => expect.unreachable(),
  clear: () => expect.unreachable(),
};

const answer = (name: string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name });
const asked = ({ action, goods }: GoodsSubject) =>
  expect(screen.getByText(actionTexts[action].question(goodsNamed(goods)))).toBeDefined();

const scheduling = createActor(scheduleGoods(recordingClient({}).client)).start();

const editing = createActor(bulkEditLogic(() => {})(recordingClient({}).client)).start();

const viewTest = createViewTest(modelTest, {
  view: (actor) => (
    <>
      <GoodRowActions good={rowOf(towel)} actor={actor} onCopy={() => {}} />
      <GoodsBatchBar {...{ chosen, actor, scheduling, editing }} all={{ filter: {}, count: 50 }} />
      <GoodActionDialog actor={actor} onOver={() => {}} />
    </>
  ),
  // All goods are one call, about which nothing is typed.
  externalEvents: ['subject.edit', 'batch.stop'],
  userActions: {
    'batch.run': () => press(button(goodsText.putOn)),
    'batch.ask': ({ subject: { action, goods } }) => press(button(actionTexts[action].button(goods.length))),
    'batch.confirm': (_, snapshot) => {
      const { action, goods } = subjectOf(snapshot);
      press(answer(isFailed(snapshot) ? text.retry : actionTexts[action].accept(goods.length)));
    },
    'batch.dismiss': (_, snapshot) => {
      const isRead =
        snapshot.matches({ resting: 'showingResults' }) || snapshot.matches({ resting: 'refused' });
      press(answer(isRead ? text.gotIt : text.cancel));
    },
  },
  // What the server refuses as a whole is not tried again; an open dialog hides the page.
  notOffered: (snapshot, event) =>
    (event.type === 'batch.confirm' && snapshot.matches({ resting: 'refused' })) ||
    (event.type !== 'batch.confirm' && event.type !== 'batch.dismiss' && snapshot.hasTag('open')) ||
    (event.type === 'batch.ask' && event.subject.goods.length === 0),
  stateAssertions: {
    'resting.idle': () => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(isBusy(button(goodsText.putOn))).toBe(false);
      // What is off sale is not taken off it.
      expect(
        [actionTexts.takeOff.button(2), goodsText.takeOff].map((name) => screen.queryByText(name)),
      ).toEqual([null, null]);
    },
    confirming: (snapshot) => {
      asked(subjectOf(snapshot));
      expect([alerts(), isBusy(answer(actionTexts.remove.accept(2)))]).toEqual([[], false]);
    },
    running: (snapshot) => {
      expect(snapshot.can({ type: 'batch.confirm' })).toBe(false);
      if (subjectOf(snapshot).action === 'putOn') {
        expect([isBusy(button(goodsText.putOn)), screen.queryByRole('dialog')]).toEqual([true, null]);
      } else {
        expect([isBusy(answer(actionTexts.remove.accept(2))), answer(text.cancel).disabled]).toEqual([
          true,
          true,
        ]);
      }
    },
    'resting.refused': (snapshot) => {
      const { action, goods } = subjectOf(snapshot);
      expect(alerts()).toEqual([limited.msg]);
      expect(screen.queryByText(actionTexts[action].question(goodsNamed(goods)))).toBeNull();
      expect([screen.queryByText(text.cancel), screen.queryByText(text.retry)]).toEqual([null, null]);
    },
    'resting.failed': (snapshot) => {
      asked(subjectOf(snapshot));
      expect([alerts(), isBusy(answer(text.retry))]).toEqual([[text.requestFailed], false]);
    },
    'resting.showingResults': (snapshot) => {
      const { results } = snapshot.context;
      const { action, goods } = subjectOf(snapshot);
      expect(screen.getByText(summaryText(results))).toBeDefined();
      const showingResults = within(screen.getByLabelText(text.results)).getAllByRole('listitem');
      const nameOf = (id: number) => goods.find((one) => one.id === id)?.name ?? '';
      // What stayed as it was comes first.
      expect(showingResults.map(({ textContent }) => textContent)).toEqual([
        ...results.filter(({ done }) => !done).map(({ id, msg }) => `${nameOf(id)}${msg}`),
        ...results.filter(({ done }) => done).map(({ id }) => `${nameOf(id)}${actionTexts[action].done}`),
      ]);
    },
  },
});

/** Nothing is typed or stopped, all goods are one part, and what was refused is not tried again. */
const NOT_IN_DIALOG =
  /subject\.edit|batch\.stop|confirming on batch\.confirm\[0\]|runPart\[1\]|refused on batch\.confirm/;

describe('the actions on goods, at their rows and in their dialog', () => {
  it.each(viewTest.paths)('follows $title', (path) => path.run());

  it('cover every transition that their dialog can make', () => {
    expect(viewTest.uncovered().filter((edge) => !NOT_IN_DIALOG.test(edge))).toEqual([]);
  });
});

describe('the edit of many goods, from their bar', () => {
  it('is of those that are chosen, or of all that the list is narrowed to', () => {
    const other = createActor(bulkEditLogic(() => {})(recordingClient({}).client)).start();
    const actor = createActor(logic).start();
    const bar = (count: number) => (
      <GoodsBatchBar
        {...{ chosen, actor, scheduling, editing: other }}
        all={{ filter: { keyword: '毛巾' }, count }}
      />
    );
    const { rerender } = render(bar(50));
    press(button(editText.button(2)));
    expect(other.getSnapshot().context.subject).toEqual({ ids: [5, 6], filter: null, count: 2 });
    other.send({ type: 'edit.close' });
    press(button(editText.chooseAll(50)));
    expect(other.getSnapshot().context.subject).toEqual({
      ids: null,
      filter: { keyword: '毛巾' },
      count: 50,
    });
    rerender(bar(2));
    expect(screen.queryByText(editText.chooseAll(2))).toBeNull();
    rerender(bar(2001));
    expect(button(editText.chooseAll(2001)).disabled).toBe(true);
    cleanup();
  });
});

describe('the actions on goods, on a graph that records', () => {
  function start(answers: (object | 'lost')[]) {
    takeNotices();
    const { client, sent } = recordingClient({
      SetGoodsOnSale: inTurn(answers),
      DeleteGoods: inTurn(answers),
    });
    const reads = watchedReads(client, 'sellerGoods');
    const actor = createActor(changeGoods(client)).start();
    return { actor, sent, reads };
  }
  const setOnSale = (...results: object[]) => ({ data: { setGoodsOnSale: results } });
  const deleted = (...results: object[]) => ({ data: { deleteGoods: results } });
  const isIdle = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot().matches({ resting: 'idle' });

  it('putting one on sale needs no question and says that it is done', async () => {
    const begun = start([setOnSale(went)]);
    begun.actor.send({ type: 'batch.run', subject: { action: 'putOn', goods: [towel] } });
    expect(isRunning(begun.actor.getSnapshot())).toBe(true);
    await answered();
    expect([begun.sent, begun.reads(), takeNotices()]).toEqual([
      [['SetGoodsOnSale', { ids: [5], onSale: true }]],
      1,
      [['success', actionTexts.putOn.done]],
    ]);
    expect(isIdle(begun)).toBe(true);
  });

  it('removing one asks first and is sent once', async () => {
    const { actor, sent } = start([deleted(went)]);
    actor.send({ type: 'batch.ask', subject: { action: 'remove', goods: [towel] } });
    expect([actor.getSnapshot().value, sent]).toEqual(['confirming', []]);
    actor.send({ type: 'batch.confirm' });
    actor.send({ type: 'batch.confirm' });
    await answered();
    expect(sent).toEqual([['DeleteGoods', { ids: [5] }]]);
  });

  it('removing several is one call and tells what became of each', async () => {
    const { actor, sent } = start([deleted(went, held)]);
    actor.send({ type: 'batch.ask', subject: { action: 'remove', goods: [towel, cup] } });
    actor.send({ type: 'batch.confirm' });
    await answered();
    const { value, context } = actor.getSnapshot();
    expect([value, context.results, sent, takeNotices()]).toEqual([
      { resting: 'showingResults' },
      [went, held],
      [['DeleteGoods', { ids: [5, 6] }]],
      [],
    ]);
  });

  it('shows the reason of the only one that stayed unchanged', async () => {
    const { actor } = start([setOnSale({ ...held, id: 5 })]);
    actor.send({ type: 'batch.run', subject: { action: 'putOn', goods: [towel] } });
    await answered();
    expect([actor.getSnapshot().value, takeNotices()]).toEqual([{ resting: 'showingResults' }, []]);
  });

  it('reads the list again after a lost answer and after a refusal', async () => {
    const lost = start(['lost']);
    lost.actor.send({ type: 'batch.run', subject: { action: 'putOn', goods: [towel] } });
    await answered();
    expect([lost.actor.getSnapshot().value, lost.reads()]).toEqual([{ resting: 'failed' }, 1]);
    const refused = start([
      {
        errors: [
          { message: limited.msg, path: ['setGoodsOnSale'], extensions: { errorKey: 'RATE_LIMITED' } },
        ],
      },
    ]);
    refused.actor.send({ type: 'batch.run', subject: { action: 'putOn', goods: [towel] } });
    await answered();
    expect([refused.actor.getSnapshot().value, refused.reads()]).toEqual([{ resting: 'refused' }, 1]);
  });

  it('accepts no more goods than the server', () => {
    const begun = start([]);
    const goods = Array.from({ length: MAX_GOODS + 1 }, (_, at) => ({ id: at + 1, name: `商品${at}` }));
    begun.actor.send({ type: 'batch.ask', subject: { action: 'takeOff', goods } });
    expect(isIdle(begun)).toBe(true);
    begun.actor.send({ type: 'batch.ask', subject: { action: 'takeOff', goods: goods.slice(1) } });
    expect(begun.actor.getSnapshot().value).toBe('confirming');
  });
});

it('the question names what will happen to which goods', () => {
  expect(actionTexts.takeOff.question(goodsNamed([towel, cup]))).toBe(
    '「纯棉毛巾」等 2 件商品将不再对买家可见，不能再下单；已有的订单照常发货。',
  );
  expect([goodsNamed([towel]), goodsNamed([])]).toEqual(['「纯棉毛巾」', '']);
});

it.each([
  [[went, held], '成功 1 件，失败 1 件'],
  [[went], '1 件全部成功'],
] as const)('sums up %o', (results, words) => {
  expect(summaryText(results)).toBe(words);
});
