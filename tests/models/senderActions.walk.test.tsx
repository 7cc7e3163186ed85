// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { RemovalDialog } from '../../web/src/features/senders/RemovalDialog.tsx';
import { SenderList } from '../../web/src/features/senders/SenderList.tsx';
import {
  type ActionOutcome,
  senderActionsMachine,
} from '../../web/src/features/senders/senderActions.machine.ts';
import { isBroken, selectDefaultToBe } from '../../web/src/features/senders/senderActions.selectors.ts';
import { senderEditorMachine } from '../../web/src/features/senders/senderEditor.machine.ts';
import { sendersText as text } from '../../web/src/features/senders/senders.text.ts';
import { blankSender, type SenderForm } from '../../web/src/fields/sender.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { isBusy, press, rendered } from '../support/rendered.tsx';
import { type Sights, walkOf } from '../support/walk.ts';

const zhang: SenderForm = { ...blankSender, id: 5, name: '张三', phone: '13800000001', isDefault: true };
const li: SenderForm = { ...blankSender, id: 6, name: '李四', phone: '13800000002' };
const gone = refusal('NOT_FOUND', '数据不存在');

function stage() {
  const world: { said: string[] } = { said: [] };
  const machine = senderActionsMachine.provide({
    actions: {
      announce: (_, { action }) => void world.said.push(action),
      notifyRefusal: (_, { outcome }) => {
        if (outcome.kind === 'refused') world.said.push(outcome.msg);
      },
      notifyNetworkError: () => void world.said.push('lost'),
    },
  });
  return { world, machine };
}

const sights: Sights<typeof senderActionsMachine, { said: string[] }> = {
  idle: (snapshot) => {
    expect(snapshot.context.sender).toBeNull();
    expect(snapshot.hasTag('open')).toBe(false);
  },
  makingDefault: (snapshot) => {
    expect(selectDefaultToBe(snapshot)).toBe(6);
    expect(snapshot.can({ type: 'removal.ask', sender: zhang })).toBe(false);
  },
  'removal.asking': ({ context }) => expect([context.sender, context.refusal]).toEqual([zhang, null]),
  'removal.removing': (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'removal.accept' })).toBe(false);
    expect(snapshot.can({ type: 'removal.dismiss' })).toBe(false);
  },
  'removal.refused': (snapshot) => {
    expect(snapshot.context.refusal).toEqual(gone);
    expect(snapshot.can({ type: 'removal.accept' })).toBe(false);
  },
  'removal.broken': (snapshot) => expect(snapshot.can({ type: 'removal.accept' })).toBe(true),
};

const ends = {
  done: { output: { kind: 'done' } },
  gone: { output: gone },
  lost: { error: new Error('offline') },
};

const walk = walkOf(senderActionsMachine, {
  gates: { removeSender: ends, makeDefault: ends },
  events: [
    { type: 'default.choose', sender: li },
    { type: 'removal.ask', sender: zhang },
    { type: 'removal.accept' },
    { type: 'removal.dismiss' },
  ],
  limit: 200,
  key: ({ value }) => value,
  stage,
});

describe("the actions on a sender's row, walked", () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

const rowOf = ({ name }: SenderForm) => within(screen.getByText(name).closest('tr') as HTMLElement);
const inRow = (sender: SenderForm, name: string) => rowOf(sender).getByRole('button', { name });
const dialog = () => screen.queryByRole('dialog');
const inDialog = (name: string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name });
const region = { province: '浙江省', city: '杭州市', district: '西湖区' };

const seen = rendered(walk, {
  view: (actions) => (
    <>
      <SenderList editor={createActor(senderEditorMachine)} actions={actions} />
      <RemovalDialog actions={actions} />
    </>
  ),
  outside: [],
  hands: {
    'default.choose': ({ sender }) => press(inRow(sender, text.makeDefault)),
    'removal.ask': ({ sender }) => press(inRow(sender, text.remove)),
    'removal.accept': (_, snapshot) => press(inDialog(isBroken(snapshot) ? text.retry : text.removeNow)),
    'removal.dismiss': (_, { context }) => press(inDialog(context.refusal ? text.gotIt : text.keep)),
  },
  sights: {
    idle: () => {
      expect(dialog()).toBeNull();
      expect(rowOf(zhang).queryByText(text.makeDefault)).toBeNull();
      expect(isBusy(inRow(li, text.makeDefault))).toBe(false);
    },
    makingDefault: () => expect(isBusy(inRow(li, text.makeDefault))).toBe(true),
    'removal.asking': () => {
      expect(dialog()?.textContent).toContain(
        text.removeWords('张三', '13800000001') + text.removeDefaultWords,
      );
      expect(isBusy(inDialog(text.removeNow))).toBe(false);
    },
    'removal.removing': () => {
      expect(isBusy(inDialog(text.removeNow))).toBe(true);
      expect(inDialog(text.keep).disabled).toBe(true);
    },
    'removal.refused': () => {
      expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe(gone.msg);
      expect(screen.queryByText(text.removeNow)).toBeNull();
    },
    'removal.broken': () => expect(screen.getByRole('alert').textContent).toBe(text.notRemoved),
  },
  answers: {
    ListSenders: { senders: [zhang, li].map((sender) => ({ __typename: 'Sender', ...region, ...sender })) },
  },
});

describe("the actions on a sender's row, in its list and dialog", () => {
  it.each(seen.paths)('$title', (path) => path.run());

  it('walks every edge', () => expect(seen.unwalked()).toEqual([]));
});

describe("the actions on a sender's row, pinned", () => {
  const settled = () => new Promise(setImmediate);

  function start(outcome: ActionOutcome = { kind: 'done' }) {
    const done: [string, number | null | undefined][] = [];
    const { world, machine } = stage();
    const action = (name: string) =>
      fromPromise<ActionOutcome, SenderForm | null>(async ({ input }) => {
        done.push([name, input?.id]);
        return outcome;
      });
    const actor = createActor(
      machine.provide({ actors: { removeSender: action('remove'), makeDefault: action('makeDefault') } }),
    ).start();
    return { actor, done, world };
  }

  it('moves the default at once, to one at a time', async () => {
    const { actor, done, world } = start();
    actor.send({ type: 'default.choose', sender: li });
    actor.send({ type: 'default.choose', sender: zhang });
    await settled();
    expect([done, world.said]).toEqual([[['makeDefault', 6]], ['makeDefault']]);
  });

  it('says why the default did not move', async () => {
    const { actor, world } = start(gone);
    actor.send({ type: 'default.choose', sender: li });
    await settled();
    expect([actor.getSnapshot().value, world.said]).toEqual(['idle', ['数据不存在']]);
  });

  it('removes nobody before the question is answered, and then once', async () => {
    const { actor, done, world } = start();
    actor.send({ type: 'removal.ask', sender: zhang });
    actor.send({ type: 'removal.dismiss' });
    actor.send({ type: 'removal.ask', sender: zhang });
    expect(done).toEqual([]);
    actor.send({ type: 'removal.accept' });
    actor.send({ type: 'removal.accept' });
    await settled();
    expect([done, world.said]).toEqual([[['remove', 5]], ['remove']]);
  });
});
