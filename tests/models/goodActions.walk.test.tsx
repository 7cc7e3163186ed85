// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { GoodActionDialog } from '../../web/src/features/sellerGoods/GoodActionDialog.tsx';
import { GoodRowActions } from '../../web/src/features/sellerGoods/GoodRowActions.tsx';
import { GoodsBatchBar } from '../../web/src/features/sellerGoods/GoodsBatchBar.tsx';
import {
  type ActionRequest,
  type ActionResponse,
  type GoodAction,
  goodActionsMachine,
  MOST_GOODS,
} from '../../web/src/features/sellerGoods/goodActions.machine.ts';
import {
  canAccept,
  isBroken,
  isOpen,
  isTold,
  selectGoingOn,
} from '../../web/src/features/sellerGoods/goodActions.selectors.ts';
import {
  actionTexts,
  goodsNamed,
  summaryText,
  parcelActionsText as text,
} from '../../web/src/features/sellerGoods/goodActions.text.ts';
import { goodsText } from '../../web/src/features/sellerGoods/sellerGoods.text.ts';
import type { SellerGoodRowFragment } from '../../web/src/graphql/generated/graphql.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { alerts, button, isBusy, press, rendered } from '../support/rendered.tsx';
import { type Sights, walkOf } from '../support/walk.ts';

const towel = { id: 5, name: '纯棉毛巾' };
const cup = { id: 6, name: '玻璃杯' };
const went = { id: 5, done: true, msg: '' };
const held = { id: 6, done: false, msg: '存在未完成订单，不能删除' };
const answered = (...results: (typeof went)[]): ActionResponse => ({ kind: 'answered', results });
const limited = refusal('RATE_LIMITED', '操作过于频繁，请稍后再试');

interface World {
  announced: GoodAction[];
  refreshed: number;
}

function stage() {
  const world: World = { announced: [], refreshed: 0 };
  const machine = goodActionsMachine.provide({
    actions: {
      announce: (_, { action }) => void world.announced.push(action),
      refresh: () => {
        world.refreshed += 1;
      },
    },
  });
  return { world, machine };
}

type Snapshot = Parameters<typeof isTold>[0];

const sights: Sights<typeof goodActionsMachine, World> = {
  idle: (snapshot) => {
    expect(snapshot.context).toEqual({ action: 'putOn', goods: [], results: [], refusal: null });
    expect(isOpen(snapshot)).toBe(false);
  },
  asking: (snapshot) => expect([isOpen(snapshot), canAccept(snapshot)]).toEqual([true, true]),
  running: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect([canAccept(snapshot), snapshot.can({ type: 'action.dismiss' })]).toEqual([false, false]);
  },
  refused: (snapshot) => expect([snapshot.context.refusal, canAccept(snapshot)]).toEqual([limited, false]),
  broken: (snapshot, world) => {
    expect([isBroken(snapshot), canAccept(snapshot)]).toEqual([true, true]);
    expect(world.refreshed).toBeGreaterThan(0);
  },
  told: (snapshot, world) => {
    expect([isTold(snapshot), isOpen(snapshot)]).toEqual([true, true]);
    expect(snapshot.context.results.length).toBeGreaterThan(0);
    expect(world.refreshed).toBeGreaterThan(0);
  },
};

const walk = walkOf(goodActionsMachine, {
  gates: {
    runAction: {
      went: { output: answered(went) },
      mixed: { output: answered(went, held) },
      refused: { output: limited },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'action.ask', action: 'putOn', goods: [towel] },
    { type: 'action.ask', action: 'remove', goods: [towel, cup] },
    { type: 'action.ask', action: 'takeOff', goods: [] },
    { type: 'action.accept' },
    { type: 'action.dismiss' },
  ],
  limit: 200,
  key: ({ value, context: { action, results } }) => [value, action, results.length],
  stage,
});

describe('what is done to goods, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

const rowOf = (good: typeof towel): SellerGoodRowFragment => ({
  ...good,
  ...{ goodsNo: `G${good.id}`, pic: '', categoryName: '家纺', supplyPrice: 580, price: 600, unit: '件' },
  ...{ isGift: false, status: 'OFF_SALE', auditReason: '', sold: 0, monthSold: 0 },
  ...{ updatedAt: '2026-11-21T10:00:00+08:00', stocks: [] },
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
const asked = ({ context: { action, goods } }: Snapshot) =>
  expect(screen.getByText(actionTexts[action].question(goodsNamed(goods)))).toBeDefined();

const seen = rendered(walk, {
  view: (actions) => (
    <>
      <GoodRowActions good={rowOf(towel)} actions={actions} />
      <GoodsBatchBar chosen={chosen} actions={actions} />
      <GoodActionDialog actions={actions} onOver={() => {}} />
    </>
  ),
  outside: [],
  hands: {
    'action.ask': ({ action, goods }) =>
      press(button(goods.length > 1 ? actionTexts[action].button(goods.length) : goodsText.putOn)),
    'action.accept': (_, snapshot) => {
      const { action, goods } = snapshot.context;
      press(answer(isBroken(snapshot) ? text.retry : actionTexts[action].accept(goods.length)));
    },
    'action.dismiss': (_, snapshot) =>
      press(answer(isTold(snapshot) || snapshot.matches('refused') ? text.gotIt : text.cancel)),
  },
  sights: {
    idle: () => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(isBusy(button(goodsText.putOn))).toBe(false);
      // What is off sale is not taken off it.
      expect(
        [actionTexts.takeOff.button(2), goodsText.takeOff].map((name) => screen.queryByText(name)),
      ).toEqual([null, null]);
    },
    asking: (snapshot) => {
      asked(snapshot);
      expect([alerts(), isBusy(answer(actionTexts.remove.accept(2)))]).toEqual([[], false]);
    },
    running: ({ context: { action } }) => {
      if (action === 'putOn') {
        expect([isBusy(button(goodsText.putOn)), screen.queryByRole('dialog')]).toEqual([true, null]);
      } else {
        expect([isBusy(answer(actionTexts.remove.accept(2))), answer(text.cancel).disabled]).toEqual([
          true,
          true,
        ]);
      }
    },
    refused: ({ context: { action, goods } }) => {
      expect(alerts()).toEqual([limited.msg]);
      expect(screen.queryByText(actionTexts[action].question(goodsNamed(goods)))).toBeNull();
      expect(screen.queryByText(text.cancel)).toBeNull();
    },
    broken: (snapshot) => {
      asked(snapshot);
      expect([alerts(), isBusy(answer(text.retry))]).toEqual([[text.broken], false]);
    },
    told: ({ context: { action, results } }) => {
      expect(screen.getByText(summaryText(results))).toBeDefined();
      const told = within(screen.getByLabelText(text.results)).getAllByRole('listitem');
      // What stayed as it was comes first.
      expect(told.map(({ textContent }) => textContent)).toEqual(
        results.length > 1
          ? [`${cup.name}${held.msg}`, `${towel.name}${actionTexts[action].done}`]
          : [`${towel.name}${actionTexts[action].done}`],
      );
    },
  },
});

describe('what is done to goods, at their rows and in its dialog', () => {
  it.each(seen.paths)('$title', (path) => path.run());

  it('walks every edge', () => expect(seen.unwalked()).toEqual([]));
});

describe('what is done to goods, pinned', () => {
  const settled = () => new Promise(setImmediate);

  function start(answer: ActionResponse) {
    const requests: ActionRequest[] = [];
    const { world, machine } = stage();
    const actor = createActor(
      machine.provide({
        actors: {
          runAction: fromPromise<ActionResponse, ActionRequest>(async ({ input }) => {
            requests.push(input);
            return answer;
          }),
        },
      }),
    ).start();
    return { actor, requests, world };
  }

  it('puts one on sale without a question, and says so', async () => {
    const { actor, requests, world } = start(answered(went));
    actor.send({ type: 'action.ask', action: 'putOn', goods: [towel] });
    expect(selectGoingOn(actor.getSnapshot())).toBe(5);
    await settled();
    expect([requests, world]).toEqual([
      [{ action: 'putOn', ids: [5] }],
      { announced: ['putOn'], refreshed: 1 },
    ]);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('asks before it takes one off or removes it, and does it once', async () => {
    const { actor, requests } = start(answered(went));
    actor.send({ type: 'action.ask', action: 'remove', goods: [towel] });
    expect([actor.getSnapshot().value, requests]).toEqual(['asking', []]);
    actor.send({ type: 'action.accept' });
    actor.send({ type: 'action.accept' });
    await settled();
    expect(requests).toEqual([{ action: 'remove', ids: [5] }]);
  });

  it('says what became of each of several', async () => {
    const { actor, requests, world } = start(answered(went, held));
    actor.send({ type: 'action.ask', action: 'remove', goods: [towel, cup] });
    actor.send({ type: 'action.accept' });
    await settled();
    const { value, context } = actor.getSnapshot();
    expect([value, context.results, requests, world.announced]).toEqual([
      'told',
      [went, held],
      [{ action: 'remove', ids: [5, 6] }],
      [],
    ]);
  });

  it('says why the only one stayed as it was', async () => {
    const { actor, world } = start(answered({ ...held, id: 5 }));
    actor.send({ type: 'action.ask', action: 'putOn', goods: [towel] });
    await settled();
    expect([actor.getSnapshot().value, world.announced]).toEqual(['told', []]);
  });

  it('takes no more than the server does', () => {
    const { actor } = start(answered(went));
    const goods = Array.from({ length: MOST_GOODS + 1 }, (_, at) => ({ id: at + 1, name: `商品${at}` }));
    actor.send({ type: 'action.ask', action: 'takeOff', goods });
    expect(actor.getSnapshot().value).toBe('idle');
    actor.send({ type: 'action.ask', action: 'takeOff', goods: goods.slice(1) });
    expect(actor.getSnapshot().value).toBe('asking');
  });
});

it('names in its question what will happen to which goods', () => {
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
