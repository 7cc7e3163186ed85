// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type ShopSubject,
  shopActionsMachine,
  type UnboundOutcome,
} from '../../web/src/features/shops/shopActions.machine.ts';
import { shopsText as text } from '../../web/src/features/shops/shops.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { button, createViewTest, isBusy, press } from '../support/viewTest.tsx';
import { ShopsWith, shopAnswers } from './shops.fixture.tsx';

const shop: ShopSubject = { id: 3, shopName: '橙子家', waitingOrders: 2 };
const gone = refusal('NOT_FOUND', '数据不存在');

interface World {
  said: (string | undefined)[];
}

function fixture() {
  const world: World = { said: [] };
  const announce = (_: unknown, params: { shop: ShopSubject | null }) =>
    void world.said.push(params.shop?.shopName);
  return { world, machine: shopActionsMachine.provide({ actions: { announce } }) };
}

const stateAssertions: StateAssertions<typeof shopActionsMachine, World> = {
  idle: (snapshot) => expect(snapshot.hasTag('open')).toBe(false),
  asking: ({ context }) => expect(context).toEqual({ shop, refusal: null }),
  removing: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'removal.accept' })).toBe(false);
    expect(snapshot.can({ type: 'removal.dismiss' })).toBe(false);
  },
  refused: (snapshot) => {
    expect(snapshot.context.refusal).toEqual(gone);
    expect(snapshot.can({ type: 'removal.accept' })).toBe(false);
  },
  broken: (snapshot) => expect(snapshot.can({ type: 'removal.accept' })).toBe(true),
};

const modelTest = createModelTest(shopActionsMachine, {
  outcomes: {
    unbindShop: {
      done: { output: { kind: 'done' } },
      gone: { output: gone },
      lost: { error: new Error('offline') },
    },
  },
  events: [{ type: 'removal.ask', shop }, { type: 'removal.accept' }, { type: 'removal.dismiss' }],
  limit: 100,
  key: ({ value }) => value,
  fixture,
});

describe("the actions on a shop's card: paths of the machine", () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const viewTest = createViewTest(modelTest, {
  view: (actions) => <ShopsWith actions={actions} />,
  externalEvents: [],
  userActions: {
    'removal.ask': () => press(button(text.unbind)),
    'removal.accept': (_, snapshot) =>
      press(button(snapshot.matches('broken') ? text.retry : text.unbindNow)),
    'removal.dismiss': (_, snapshot) => press(button(snapshot.matches('refused') ? text.gotIt : text.keep)),
  },
  stateAssertions: {
    idle: () => {
      expect(screen.getByText(text.waiting(2))).toBeDefined();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    asking: () => expect(screen.getByText(text.unbindWords('橙子家') + text.unbindWaiting(2))).toBeDefined(),
    removing: () => {
      expect(isBusy(button(text.unbindNow))).toBe(true);
      expect(button(text.keep).disabled).toBe(true);
    },
    refused: () => {
      expect(screen.getByRole('alert').textContent).toBe(gone.msg);
      expect(screen.queryByText(text.unbindNow)).toBeNull();
    },
    broken: () => expect(screen.getByRole('alert').textContent).toBe(text.notUnbound),
  },
  answers: shopAnswers,
});

describe("the actions on a shop's card, in the card and the dialog", () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe("the actions on a shop's card: scenarios", () => {
  const settled = () => new Promise(setImmediate);

  function start(outcomes: (UnboundOutcome | Error)[]) {
    const unbound: (number | undefined)[] = [];
    const { world, machine } = fixture();
    const unbindShop = fromPromise<UnboundOutcome, ShopSubject | null>(async ({ input }) => {
      unbound.push(input?.id);
      const outcome = outcomes.shift() ?? { kind: 'done' };
      if (outcome instanceof Error) throw outcome;
      return outcome;
    });
    const actor = createActor(machine.provide({ actors: { unbindShop } })).start();
    return { actor, unbound, world };
  }

  it('unbinds nothing before the question is answered, and then once', async () => {
    const { actor, unbound, world } = start([]);
    actor.send({ type: 'removal.ask', shop });
    actor.send({ type: 'removal.dismiss' });
    actor.send({ type: 'removal.ask', shop });
    expect(unbound).toEqual([]);
    actor.send({ type: 'removal.accept' });
    actor.send({ type: 'removal.accept' });
    await settled();
    expect([unbound, world.said]).toEqual([[3], ['橙子家']]);
  });

  it('tries again after a lost answer', async () => {
    const { actor, unbound, world } = start([new Error('offline')]);
    actor.send({ type: 'removal.ask', shop });
    actor.send({ type: 'removal.accept' });
    await settled();
    expect([actor.getSnapshot().value, world.said]).toEqual(['broken', []]);
    actor.send({ type: 'removal.accept' });
    await settled();
    expect([unbound, world.said]).toEqual([[3, 3], ['橙子家']]);
  });

  it('forgets a refusal with the next question', async () => {
    const { actor } = start([gone]);
    actor.send({ type: 'removal.ask', shop });
    actor.send({ type: 'removal.accept' });
    await settled();
    expect(actor.getSnapshot().context.refusal).toEqual(gone);
    actor.send({ type: 'removal.dismiss' });
    actor.send({ type: 'removal.ask', shop });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });
});
