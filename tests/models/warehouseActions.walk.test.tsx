// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { WarehouseActionDialog } from '../../web/src/features/sellerWarehouses/WarehouseActionDialog.tsx';
import {
  type ActionOutcome,
  type ActionRequest,
  warehouseActionsMachine,
} from '../../web/src/features/sellerWarehouses/warehouseActions.machine.ts';
import { isHeld } from '../../web/src/features/sellerWarehouses/warehouseActions.selectors.ts';
import {
  actionTexts,
  warehouseActionText as text,
} from '../../web/src/features/sellerWarehouses/warehouses.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { alerts, button, isBusy, press, pressBeside, rendered, type } from '../support/rendered.tsx';
import { type Sights, walkOf } from '../support/walk.ts';

const held = { id: 7, name: '义乌仓', goodsCount: 2, openOrders: 1 };
const subject = { ...held, goodsCount: 0, openOrders: 0 };
const inUse = refusal('WAREHOUSE_IN_USE', '仓库下存在商品或未完成订单，不能删除');

interface World {
  announced: string[];
}

function stage() {
  const world: World = { announced: [] };
  const machine = warehouseActionsMachine.provide({
    actions: { announce: ({ context }) => void world.announced.push(context.action) },
  });
  return { world, machine };
}

type Snapshot = SnapshotFrom<typeof warehouseActionsMachine>;

const sights: Sights<typeof warehouseActionsMachine, World> = {
  idle: ({ context }) => expect([context.subject, context.reason, context.refusal]).toEqual([null, '', null]),
  asking: (snapshot) => {
    expect(snapshot.hasTag('open')).toBe(true);
    const { action, subject: asked } = snapshot.context;
    expect(snapshot.can({ type: 'action.accept' })).toBe(action !== 'remove' || asked?.goodsCount === 0);
  },
  doing: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'action.accept' })).toBe(false);
    expect(snapshot.can({ type: 'action.dismiss' })).toBe(false);
  },
  refused: (snapshot) => {
    expect(snapshot.context.refusal).toEqual(inUse);
    expect(snapshot.can({ type: 'action.accept' })).toBe(false);
  },
  broken: (snapshot) => expect(snapshot.can({ type: 'action.accept' })).toBe(true),
};

const walk = walkOf(warehouseActionsMachine, {
  gates: {
    runAction: {
      done: { output: { kind: 'done' } },
      refused: { output: inUse },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'action.ask', action: 'pause', subject },
    { type: 'action.ask', action: 'remove', subject },
    { type: 'action.ask', action: 'remove', subject: held },
    { type: 'action.ask', action: 'stop', subject: held },
    { type: 'reason.edit', reason: '盘点' },
    { type: 'action.accept' },
    { type: 'action.dismiss' },
  ],
  limit: 500,
  key: ({ value, context: { action, subject: asked, reason, isReasonMissing } }) => [
    ...[value, action, asked?.goodsCount, reason, isReasonMissing],
  ],
  stage,
});

describe('what is done to a warehouse, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

const reasonField = () => screen.getByLabelText<HTMLInputElement>(text.reason, { exact: false });
/** The question, and what speaks against it. */
const asked = (snapshot: Snapshot) => {
  const { action } = snapshot.context;
  const stays = isHeld(snapshot);
  expect(
    screen.getByText(stays ? text.held(subject.name) : actionTexts[action].words(subject.name)),
  ).toBeDefined();
  expect(screen.queryByText(text.goods(2), { exact: false }) !== null).toBe(stays);
  expect(screen.queryByText(text.orders(1)) !== null).toBe(stays);
  expect(screen.queryByRole('button', { name: actionTexts[action].accept }) === null).toBe(
    stays || snapshot.matches('broken'),
  );
};
/** The reason as it was typed, where one is wanted. */
const reasoned = ({ context: { action, reason } }: Snapshot, typeable: boolean) => {
  if (action === 'pause') expect([reasonField().value, reasonField().readOnly]).toEqual([reason, !typeable]);
  else expect(screen.queryByText(text.reason)).toBeNull();
};

const seen = rendered(walk, {
  view: (actions) => <WarehouseActionDialog actions={actions} />,
  // At the row of the table.
  outside: ['action.ask'],
  hands: {
    'reason.edit': ({ reason }) => type(reasonField(), reason),
    'action.accept': (_, snapshot) =>
      press(button(snapshot.matches('broken') ? text.retry : actionTexts[snapshot.context.action].accept)),
    'action.dismiss': (_, snapshot) =>
      press(button(snapshot.matches('refused') || isHeld(snapshot) ? text.gotIt : text.cancel)),
  },
  // Only a pause has a reason, and what is typed already is not typed again.
  withheld: ({ context: { action, reason } }, event) =>
    event.type === 'reason.edit' && (action !== 'pause' || reason === event.reason),
  sights: {
    idle: () => expect(screen.queryByRole('dialog')).toBeNull(),
    asking: (snapshot) => {
      if (snapshot.context.action === 'pause') pressBeside();
      asked(snapshot);
      reasoned(snapshot, true);
      expect(alerts()).toEqual(snapshot.context.isReasonMissing ? [text.reasonMissing] : []);
    },
    doing: (snapshot) => {
      const { accept } = actionTexts[snapshot.context.action];
      reasoned(snapshot, false);
      expect([isBusy(button(accept)), button(text.cancel).disabled]).toEqual([true, true]);
    },
    refused: ({ context: { action } }) => {
      expect(alerts()).toEqual([inUse.msg]);
      expect(screen.queryByText(actionTexts[action].accept)).toBeNull();
    },
    broken: (snapshot) => {
      asked(snapshot);
      reasoned(snapshot, false);
      expect(alerts()).toEqual([text.broken]);
    },
  },
});

describe('what is done to a warehouse, in its dialog', () => {
  it.each(seen.paths)('$title', (path) => path.run());

  it('walks every edge', () => expect(seen.unwalked()).toEqual([]));
});

describe('what is done to a warehouse, pinned', () => {
  const settled = () => new Promise(setImmediate);

  function start(outcomes: (ActionOutcome | Error)[]) {
    const wished: ActionRequest[] = [];
    const { world, machine } = stage();
    const runAction = fromPromise<ActionOutcome, ActionRequest>(async ({ input }) => {
      wished.push(input);
      const outcome = outcomes.shift() ?? { kind: 'done' };
      if (outcome instanceof Error) throw outcome;
      return outcome;
    });
    const actor = createActor(machine.provide({ actors: { runAction } })).start();
    return { actor, wished, world, context: () => actor.getSnapshot().context };
  }

  it('pauses with a reason, and not without', async () => {
    const { actor, wished, world, context } = start([]);
    actor.send({ type: 'action.ask', action: 'pause', subject });
    actor.send({ type: 'reason.edit', reason: '  ' });
    actor.send({ type: 'action.accept' });
    expect([context().isReasonMissing, wished]).toEqual([true, []]);
    actor.send({ type: 'reason.edit', reason: '盘点' });
    expect(context().isReasonMissing).toBe(false);
    actor.send({ type: 'action.accept' });
    await settled();
    expect(wished).toEqual([{ action: 'pause', id: 7, reason: '盘点' }]);
    expect([actor.getSnapshot().value, world.announced]).toEqual(['idle', ['pause']]);
  });

  it('is not even tried where it is known that it cannot be removed', () => {
    const { actor, wished } = start([]);
    actor.send({ type: 'action.ask', action: 'remove', subject: held });
    actor.send({ type: 'action.accept' });
    expect([actor.getSnapshot().value, wished]).toEqual(['asking', []]);
  });

  it('says why it cannot be removed', async () => {
    const { actor, world, context } = start([inUse]);
    actor.send({ type: 'action.ask', action: 'remove', subject });
    actor.send({ type: 'action.accept' });
    await settled();
    expect(context().refusal?.msg).toBe('仓库下存在商品或未完成订单，不能删除');
    actor.send({ type: 'action.dismiss' });
    expect([actor.getSnapshot().value, world.announced]).toEqual(['idle', []]);
  });

  it('can be tried again with the same reason when no answer came', async () => {
    const { actor, wished } = start([new Error('offline')]);
    actor.send({ type: 'action.ask', action: 'pause', subject });
    actor.send({ type: 'reason.edit', reason: '盘点' });
    actor.send({ type: 'action.accept' });
    await settled();
    expect(actor.getSnapshot().value).toBe('broken');
    actor.send({ type: 'action.accept' });
    await settled();
    expect(wished).toEqual([
      { action: 'pause', id: 7, reason: '盘点' },
      { action: 'pause', id: 7, reason: '盘点' },
    ]);
  });
});
