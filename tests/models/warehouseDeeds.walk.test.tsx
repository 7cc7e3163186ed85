// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { WarehouseDeedDialog } from '../../web/src/features/sellerWarehouses/WarehouseDeedDialog.tsx';
import {
  type DeedOutcome,
  type DeedWish,
  warehouseDeedsMachine,
} from '../../web/src/features/sellerWarehouses/warehouseDeeds.machine.ts';
import { isHeld } from '../../web/src/features/sellerWarehouses/warehouseDeeds.selectors.ts';
import { deedWords, deedText as text } from '../../web/src/features/sellerWarehouses/warehouses.text.ts';
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
  const machine = warehouseDeedsMachine.provide({
    actions: { announce: ({ context }) => void world.announced.push(context.deed) },
  });
  return { world, machine };
}

type Snapshot = SnapshotFrom<typeof warehouseDeedsMachine>;

const sights: Sights<typeof warehouseDeedsMachine, World> = {
  idle: ({ context }) => expect([context.subject, context.reason, context.refusal]).toEqual([null, '', null]),
  asking: (snapshot) => {
    expect(snapshot.hasTag('open')).toBe(true);
    const { deed, subject: asked } = snapshot.context;
    expect(snapshot.can({ type: 'deed.accept' })).toBe(deed !== 'remove' || asked?.goodsCount === 0);
  },
  doing: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'deed.accept' })).toBe(false);
    expect(snapshot.can({ type: 'deed.dismiss' })).toBe(false);
  },
  refused: (snapshot) => {
    expect(snapshot.context.refusal).toEqual(inUse);
    expect(snapshot.can({ type: 'deed.accept' })).toBe(false);
  },
  broken: (snapshot) => expect(snapshot.can({ type: 'deed.accept' })).toBe(true),
};

const walk = walkOf(warehouseDeedsMachine, {
  gates: {
    doDeed: {
      done: { output: { kind: 'done' } },
      refused: { output: inUse },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'deed.ask', deed: 'pause', subject },
    { type: 'deed.ask', deed: 'remove', subject },
    { type: 'deed.ask', deed: 'remove', subject: held },
    { type: 'deed.ask', deed: 'stop', subject: held },
    { type: 'reason.edit', reason: '盘点' },
    { type: 'deed.accept' },
    { type: 'deed.dismiss' },
  ],
  limit: 500,
  key: ({ value, context: { deed, subject: asked, reason, lacksReason } }) => [
    ...[value, deed, asked?.goodsCount, reason, lacksReason],
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
  const { deed } = snapshot.context;
  const stays = isHeld(snapshot);
  expect(
    screen.getByText(stays ? text.held(subject.name) : deedWords[deed].words(subject.name)),
  ).toBeDefined();
  expect(screen.queryByText(text.goods(2), { exact: false }) !== null).toBe(stays);
  expect(screen.queryByText(text.orders(1)) !== null).toBe(stays);
  expect(screen.queryByRole('button', { name: deedWords[deed].accept }) === null).toBe(
    stays || snapshot.matches('broken'),
  );
};
/** The reason as it was typed, where one is wanted. */
const reasoned = ({ context: { deed, reason } }: Snapshot, typeable: boolean) => {
  if (deed === 'pause') expect([reasonField().value, reasonField().readOnly]).toEqual([reason, !typeable]);
  else expect(screen.queryByText(text.reason)).toBeNull();
};

const seen = rendered(walk, {
  view: (deeds) => <WarehouseDeedDialog deeds={deeds} />,
  // At the row of the table.
  outside: ['deed.ask'],
  hands: {
    'reason.edit': ({ reason }) => type(reasonField(), reason),
    'deed.accept': (_, snapshot) =>
      press(button(snapshot.matches('broken') ? text.retry : deedWords[snapshot.context.deed].accept)),
    'deed.dismiss': (_, snapshot) =>
      press(button(snapshot.matches('refused') || isHeld(snapshot) ? text.gotIt : text.cancel)),
  },
  // Only a pause has a reason, and what is typed already is not typed again.
  withheld: ({ context: { deed, reason } }, event) =>
    event.type === 'reason.edit' && (deed !== 'pause' || reason === event.reason),
  sights: {
    idle: () => expect(screen.queryByRole('dialog')).toBeNull(),
    asking: (snapshot) => {
      if (snapshot.context.deed === 'pause') pressBeside();
      asked(snapshot);
      reasoned(snapshot, true);
      expect(alerts()).toEqual(snapshot.context.lacksReason ? [text.reasonMissing] : []);
    },
    doing: (snapshot) => {
      const { accept } = deedWords[snapshot.context.deed];
      reasoned(snapshot, false);
      expect([isBusy(button(accept)), button(text.cancel).disabled]).toEqual([true, true]);
    },
    refused: ({ context: { deed } }) => {
      expect(alerts()).toEqual([inUse.msg]);
      expect(screen.queryByText(deedWords[deed].accept)).toBeNull();
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

  function start(outcomes: (DeedOutcome | Error)[]) {
    const wished: DeedWish[] = [];
    const { world, machine } = stage();
    const doDeed = fromPromise<DeedOutcome, DeedWish>(async ({ input }) => {
      wished.push(input);
      const outcome = outcomes.shift() ?? { kind: 'done' };
      if (outcome instanceof Error) throw outcome;
      return outcome;
    });
    const actor = createActor(machine.provide({ actors: { doDeed } })).start();
    return { actor, wished, world, context: () => actor.getSnapshot().context };
  }

  it('pauses with a reason, and not without', async () => {
    const { actor, wished, world, context } = start([]);
    actor.send({ type: 'deed.ask', deed: 'pause', subject });
    actor.send({ type: 'reason.edit', reason: '  ' });
    actor.send({ type: 'deed.accept' });
    expect([context().lacksReason, wished]).toEqual([true, []]);
    actor.send({ type: 'reason.edit', reason: '盘点' });
    expect(context().lacksReason).toBe(false);
    actor.send({ type: 'deed.accept' });
    await settled();
    expect(wished).toEqual([{ deed: 'pause', id: 7, reason: '盘点' }]);
    expect([actor.getSnapshot().value, world.announced]).toEqual(['idle', ['pause']]);
  });

  it('is not even tried where it is known that it cannot be removed', () => {
    const { actor, wished } = start([]);
    actor.send({ type: 'deed.ask', deed: 'remove', subject: held });
    actor.send({ type: 'deed.accept' });
    expect([actor.getSnapshot().value, wished]).toEqual(['asking', []]);
  });

  it('says why it cannot be removed', async () => {
    const { actor, world, context } = start([inUse]);
    actor.send({ type: 'deed.ask', deed: 'remove', subject });
    actor.send({ type: 'deed.accept' });
    await settled();
    expect(context().refusal?.msg).toBe('仓库下存在商品或未完成订单，不能删除');
    actor.send({ type: 'deed.dismiss' });
    expect([actor.getSnapshot().value, world.announced]).toEqual(['idle', []]);
  });

  it('can be tried again with the same reason when no answer came', async () => {
    const { actor, wished } = start([new Error('offline')]);
    actor.send({ type: 'deed.ask', deed: 'pause', subject });
    actor.send({ type: 'reason.edit', reason: '盘点' });
    actor.send({ type: 'deed.accept' });
    await settled();
    expect(actor.getSnapshot().value).toBe('broken');
    actor.send({ type: 'deed.accept' });
    await settled();
    expect(wished).toEqual([
      { deed: 'pause', id: 7, reason: '盘点' },
      { deed: 'pause', id: 7, reason: '盘点' },
    ]);
  });
});
