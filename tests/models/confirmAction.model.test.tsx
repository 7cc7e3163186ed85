// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ConfirmActionDialog } from '../../web/src/flows/ConfirmActionDialog.tsx';
import type { confirmActionMachine } from '../../web/src/flows/confirmAction.machine.ts';
import { type ConfirmAction, confirmAction } from '../../web/src/flows/confirmAction.ts';
import { type Refusal, refusal } from '../../web/src/lib/refusal.ts';
import { isBusy, isFailed, isOpen, selectRefusal } from '../../web/src/lib/selectors.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered } from '../support/flows/recordingClient.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { alerts, button, createViewTest, isBusy as isButtonBusy, press, type } from '../support/viewTest.tsx';

interface Shop {
  name: string;
  reason: string;
}

const shop: Shop = { name: '橙子', reason: '' };
const conflict = refusal('CONFLICT', '状态已变化');
const texts = {
  ...{
    title: '停用',
    accept: '确认',
    cancel: '取消',
    gotIt: '知道了',
    retry: '重试',
    requestFailed: '没有得到结果',
  },
};
const QUESTION = '要停用橙子吗？';

/** An action whose tries end as they are told. */
function pausing(ends: (object | Refusal | 'lost')[] = []) {
  const done: Shop[] = [];
  const tried: Shop[] = [];
  const logic = confirmAction({
    run: async (subject: Shop) => {
      tried.push(subject);
      const end = ends.shift() ?? 'lost';
      if (end === 'lost') throw new Error('offline');
      return end;
    },
    onDone: (subject) => void done.push(subject),
    validate: ({ reason }) => (reason === '' ? 'required' : null),
    isPossible: ({ reason }) => reason !== '不行',
    lost: '没有成功',
  });
  return { logic, done, tried };
}

const events = [
  { type: 'action.ask', subject: shop },
  { type: 'action.run', subject: shop },
  { type: 'subject.edit', change: { reason: '盘点' } },
  { type: 'action.confirm' },
  { type: 'action.dismiss' },
] as const;

const stateAssertions: StateAssertions<typeof confirmActionMachine, undefined> = {
  idle: (snapshot) => {
    expect([isOpen(snapshot), isBusy(snapshot), snapshot.context]).toEqual([
      ...[false, false, { subject: null, problem: null, refusal: null }],
    ]);
  },
  confirming: (snapshot) => expect([isOpen(snapshot), isBusy(snapshot)]).toEqual([true, false]),
  running: (snapshot) => {
    expect([isOpen(snapshot), isBusy(snapshot)]).toEqual([true, true]);
    expect(acceptedEvents(snapshot, events)).toEqual([]);
  },
  refused: (snapshot) => {
    expect(selectRefusal(snapshot)).toEqual(conflict);
    expect(acceptedEvents(snapshot, events)).toEqual(['subject.edit', 'action.confirm', 'action.dismiss']);
  },
  failed: (snapshot) => {
    expect([isOpen(snapshot), isFailed(snapshot)]).toEqual([true, true]);
    expect(acceptedEvents(snapshot, events)).toEqual(['action.confirm', 'action.dismiss']);
  },
  runningAtOnce: (snapshot) => {
    expect([isOpen(snapshot), isBusy(snapshot)]).toEqual([false, true]);
    expect(acceptedEvents(snapshot, events)).toEqual([]);
  },
};

const ends = { done: { output: {} }, refused: { output: conflict }, lost: { error: new Error('offline') } };
const { logic } = pausing();

const modelTest = createModelTest(logic, {
  outcomes: { runAction: ends, runAtOnce: ends },
  events: [...events],
  limit: 500,
  key: ({ value, context: { problem, subject } }) => [value, problem, subject?.reason],
  fixture: () => ({ world: undefined, machine: logic }),
});

describe('the machine of an action', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions as never),
  );

  it('covers every transition', () => expect(modelTest.uncovered()).toEqual([]));
});

function PauseDialog({ actor }: { actor: ConfirmAction<Shop> }) {
  return (
    <ConfirmActionDialog sticky actor={actor} texts={texts}>
      {({ reason }, problem) => (
        <>
          <p>{QUESTION}</p>
          <input
            aria-label="原因"
            value={reason}
            onChange={({ target }) => actor.send({ type: 'subject.edit', change: { reason: target.value } })}
          />
          {problem && <p role="alert">{problem}</p>}
        </>
      )}
    </ConfirmActionDialog>
  );
}

const viewTest = createViewTest(modelTest, {
  view: (actor) => <PauseDialog actor={actor} />,
  externalEvents: ['action.ask', 'action.run'],
  userActions: {
    'subject.edit': ({ change }) => type(screen.getByLabelText('原因'), change.reason ?? ''),
    'action.confirm': (_, snapshot) => press(button(isFailed(snapshot) ? texts.retry : texts.accept)),
    'action.dismiss': () => press(button(texts.cancel)),
  },
  // What stands in the field already is not typed.
  notOffered: ({ context }, event) =>
    event.type === 'subject.edit' && event.change.reason === context.subject?.reason,
  stateAssertions: {
    idle: () => expect(screen.queryByRole('dialog')).toBeNull(),
    confirming: ({ context: { problem } }) =>
      expect([screen.getByText(QUESTION).localName, alerts()]).toEqual(['p', problem ? [problem] : []]),
    running: () => {
      expect([isButtonBusy(button(texts.accept)), button(texts.cancel).disabled]).toEqual([true, true]);
      expect(screen.getByText(QUESTION)).toBeDefined();
    },
    refused: () => {
      expect([screen.getByText(QUESTION).localName, alerts()]).toEqual(['p', [conflict.msg]]);
      expect(button(texts.accept).disabled).toBe(false);
    },
    failed: () =>
      expect([screen.getByText(QUESTION).localName, alerts()]).toEqual(['p', [texts.requestFailed]]),
    runningAtOnce: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
});

describe('the dialog of an action', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every transition', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('an action', () => {
  beforeEach(() => void takeNotices());

  it('is done once with what was typed, after its question', async () => {
    const { logic: machine, done, tried } = pausing([{}]);
    const actor = createActor(machine).start();
    actor.send({ type: 'action.ask', subject: shop });
    actor.send({ type: 'action.confirm' });
    expect([actor.getSnapshot().context.problem, tried]).toEqual(['required', []]);
    actor.send({ type: 'subject.edit', change: { reason: '不行' } });
    actor.send({ type: 'action.confirm' });
    expect([actor.getSnapshot().context.problem, tried]).toEqual([null, []]);
    actor.send({ type: 'subject.edit', change: { reason: '盘点' } });
    actor.send({ type: 'action.confirm' });
    actor.send({ type: 'action.confirm' });
    await answered();
    const paused = [{ ...shop, reason: '盘点' }];
    expect([tried, done, actor.getSnapshot().value]).toEqual([paused, paused, 'idle']);
  });

  it('says in a notice what came of it where it is done at once', async () => {
    const { logic: machine, done, tried } = pausing([conflict, 'lost', {}]);
    const actor = createActor(machine).start();
    const notices: [string, string][][] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      actor.send({ type: 'action.run', subject: shop });
      actor.send({ type: 'action.run', subject: shop });
      await answered();
      notices.push(takeNotices());
    }
    expect(notices).toEqual([[['warning', conflict.msg]], [['warning', '没有成功']], []]);
    expect([tried, done, actor.getSnapshot().value]).toEqual([[shop, shop, shop], [shop], 'idle']);
  });
});
