// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { MarkUpDialog } from '../../web/src/features/promotion/MarkUpDialog.tsx';
import { MarkUpTable } from '../../web/src/features/promotion/MarkUpTable.tsx';
import { markUpColumnChoices } from '../../web/src/features/promotion/markUpColumns.tsx';
import {
  type MarkUp,
  type MarkUpRequest,
  type MarkUpSubject,
  noSubject,
} from '../../web/src/features/promotion/markUpForm.ts';
import {
  type MarkUpAction,
  type MarkUpAnswer,
  type MarkUpSwitch,
  markUpsMachine,
} from '../../web/src/features/promotion/markUps.machine.ts';
import {
  canAccept,
  isAsking,
  isBusy,
  isEditing,
  isUnremoved,
  isUnsaved,
  type MarkUps,
  selectForm,
  selectProblems,
  selectRefusal,
  selectRows,
  selectSubject,
  selectSwitched,
} from '../../web/src/features/promotion/markUps.selectors.ts';
import {
  amountProblemText,
  markUpDialogText,
  markUpsText,
  membersNamed,
  removalText,
  removalWords,
} from '../../web/src/features/promotion/markUps.text.ts';
import { RemoveMarkUpsDialog } from '../../web/src/features/promotion/RemoveMarkUpsDialog.tsx';
import { refusal } from '../../web/src/lib/refusal.ts';
import { useColumns } from '../../web/src/ui/columns/useColumns.ts';
import { useRowSelection } from '../../web/src/ui/selection/useRowSelection.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import {
  alerts,
  buttonSaying,
  createViewTest,
  editableFields,
  isBusy as isButtonBusy,
  press,
  submit,
  type,
} from '../support/viewTest.tsx';

const row: MarkUp = {
  ...{ id: 4, userId: 7, userPhone: '138******02', nickName: '小雨', goodId: 56, goodName: '纸杯' },
  ...{ profit: 30, courierProfit: 10, enabled: true, remark: '老客户' },
  updatedAt: '2026-11-21T10:00:00+08:00',
};
const members = [
  { userId: 7, nickName: '小雨', phone: '138******02' },
  { userId: 8, nickName: '阿明', phone: '138******03' },
];
const limits = { maxProfit: 80, maxCourierProfit: 100 };
const subject: MarkUpSubject = { members, row: null, amounts: { profit: '', courierProfit: '' }, limits };
const good = { id: 56, name: '纸杯', pic: '', price: 320 };
const strange = refusal('INVITEE_ONLY', '只能设置自己邀请的用户');
const gone = refusal('NOT_FOUND', '数据不存在');

interface World {
  said: string[];
}

function fixture() {
  const world: World = { said: [] };
  const machine = markUpsMachine.provide({
    actions: {
      announce: (_, { action, count }: { action: MarkUpAction; count: number }) =>
        void world.said.push(`${action} ${count}`),
      notifyRefusal: (_, { answer }) => {
        if (answer.kind === 'refused') world.said.push(answer.msg);
      },
      notifyNetworkError: () => void world.said.push('lost'),
    },
  });
  return { world, machine };
}

const events = [
  { type: 'editor.open', subject },
  { type: 'editor.close' },
  { type: 'form.edit', change: { profit: '0.50' } },
  { type: 'form.save' },
  { type: 'row.switch', row },
  { type: 'removal.ask', rows: [row] },
  { type: 'removal.accept' },
  { type: 'removal.dismiss' },
] as const;

const editable = ['editor.close', 'form.edit', 'form.save'];

const stateAssertions: StateAssertions<typeof markUpsMachine, World> = {
  idle: (snapshot) => {
    expect([isEditing(snapshot), isAsking(snapshot)]).toEqual([false, false]);
    expect([selectSubject(snapshot), selectRows(snapshot)]).toEqual([noSubject, []]);
    expect(acceptedEvents(snapshot, events)).toEqual(['editor.open', 'row.switch', 'removal.ask']);
  },
  'form.editing': (snapshot) => {
    expect([isEditing(snapshot), selectSubject(snapshot)]).toEqual([true, subject]);
    expect(acceptedEvents(snapshot, events)).toEqual(editable);
  },
  'form.refused': (snapshot) => {
    expect(selectProblems(snapshot)).toEqual({ form: { code: 'refused', msg: strange.msg } });
    expect(acceptedEvents(snapshot, events)).toEqual(editable);
  },
  'form.broken': (snapshot) => {
    expect([isUnsaved(snapshot), selectForm(snapshot).profit]).toEqual([true, '0.50']);
    expect(acceptedEvents(snapshot, events)).toEqual(editable);
  },
  saving: (snapshot) => {
    expect([isBusy(snapshot), isEditing(snapshot), selectProblems(snapshot)]).toEqual([true, true, {}]);
    expect(acceptedEvents(snapshot, events)).toEqual([]);
  },
  switching: (snapshot) => {
    expect([isBusy(snapshot), selectSwitched(snapshot)]).toEqual([true, 4]);
    expect(acceptedEvents(snapshot, events)).toEqual([]);
  },
  'removal.asking': (snapshot) => {
    expect([isAsking(snapshot), selectRows(snapshot), canAccept(snapshot)]).toEqual([true, [row], true]);
  },
  'removal.removing': (snapshot) => {
    expect([isBusy(snapshot), acceptedEvents(snapshot, events)]).toEqual([true, []]);
  },
  'removal.refused': (snapshot) =>
    expect([selectRefusal(snapshot), canAccept(snapshot)]).toEqual([gone, false]),
  'removal.broken': (snapshot) => expect([isUnremoved(snapshot), canAccept(snapshot)]).toEqual([true, true]),
};

const lost = { error: new Error('offline') };
const done = { output: { kind: 'done' } };

const modelTest = createModelTest(markUpsMachine, {
  outcomes: {
    saveMarkUp: { done, strange: { output: strange }, lost },
    switchMarkUp: { done, gone: { output: gone }, lost },
    removeMarkUps: { done, gone: { output: gone }, lost },
  },
  events: [...events],
  limit: 300,
  key: ({ value, context: { form, problems } }) => [value, form.profit, Object.keys(problems)],
  fixture,
});

describe('what is added for invitees: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const rows = [row];

function Page({ actor }: { actor: MarkUps }) {
  const chosen = useRowSelection('all', rows);
  const setting = useColumns('buyer.markUps', markUpColumnChoices);
  return (
    <>
      <MarkUpTable {...{ actor, rows, chosen, setting }} loading={false} empty={null} />
      <MarkUpDialog actor={actor} />
      <RemoveMarkUpsDialog actor={actor} />
    </>
  );
}

const profit = () => screen.getByLabelText<HTMLInputElement>(/^每件加价/);
const save = () => buttonSaying(markUpDialogText.save(members.length));

const viewTest = createViewTest(modelTest, {
  view: (actor) => <Page actor={actor} />,
  // From the list of members.
  externalEvents: ['editor.open'],
  userActions: {
    'editor.close': () => press(buttonSaying(markUpDialogText.cancel)),
    'form.edit': ({ change }) => {
      type(profit(), '');
      type(profit(), change.profit ?? '');
    },
    'form.save': () => submit(save()),
    'row.switch': () => press(buttonSaying(markUpsText.disable)),
    'removal.ask': () => press(buttonSaying(markUpsText.remove)),
    'removal.accept': (_, snapshot) =>
      press(buttonSaying(isUnremoved(snapshot) ? removalText.retry : removalText.accept)),
    'removal.dismiss': (_, snapshot) =>
      press(buttonSaying(selectRefusal(snapshot) ? removalText.gotIt : removalText.cancel)),
  },
  stateAssertions: {
    idle: () => {
      expect([screen.queryByRole('dialog'), screen.getByText(row.nickName) === null]).toEqual([null, false]);
      expect(isButtonBusy(buttonSaying(markUpsText.disable))).toBe(false);
    },
    'form.editing': (snapshot) => {
      const { problems, form } = snapshot.context;
      expect([profit().value, isButtonBusy(save())]).toEqual([form.profit, false]);
      expect(screen.getByText(membersNamed(members))).toBeDefined();
      expect(alerts()).toEqual(problems.profit ? [amountProblemText(problems.profit)] : []);
    },
    'form.refused': () => expect(alerts()).toEqual([strange.msg]),
    'form.broken': () => expect(alerts()).toEqual([markUpDialogText.broken]),
    saving: () => {
      expect([isButtonBusy(save()), buttonSaying(markUpDialogText.cancel).disabled]).toEqual([true, true]);
      expect(editableFields()).toEqual([]);
    },
    switching: () => {
      expect(isButtonBusy(buttonSaying(markUpsText.disable))).toBe(true);
      expect([buttonSaying(markUpsText.edit).disabled, buttonSaying(markUpsText.remove).disabled]).toEqual([
        true,
        true,
      ]);
    },
    'removal.asking': () => {
      expect(screen.getByText(removalWords(rows))).toBeDefined();
      expect([isButtonBusy(buttonSaying(removalText.accept)), alerts()]).toEqual([false, []]);
    },
    'removal.removing': () => {
      expect([
        isButtonBusy(buttonSaying(removalText.accept)),
        buttonSaying(removalText.cancel).disabled,
      ]).toEqual([true, true]);
    },
    'removal.refused': () => {
      expect([alerts(), screen.queryByText(removalText.accept)]).toEqual([[gone.msg], null]);
    },
    'removal.broken': () => expect(alerts()).toEqual([removalText.broken]),
  },
  answers: {
    DefaultProfit: {
      defaultProfit: { __typename: 'DefaultProfit', profit: 20, courierProfit: 0, ...limits },
    },
  },
});

describe('what is added for invitees, in its list and dialogs', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('what is added for invitees: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  function start(answer: MarkUpAnswer = { kind: 'done' }) {
    const sent: unknown[] = [];
    const { world, machine } = fixture();
    const actor = createActor(
      machine.provide({
        actors: {
          saveMarkUp: fromPromise<MarkUpAnswer, MarkUpRequest | null>(async ({ input }) => {
            sent.push(input);
            return answer;
          }),
          switchMarkUp: fromPromise<MarkUpAnswer, MarkUpSwitch | null>(async ({ input }) => {
            sent.push(input);
            return answer;
          }),
          removeMarkUps: fromPromise<MarkUpAnswer, readonly number[]>(async ({ input }) => {
            sent.push(input);
            return answer;
          }),
        },
      }),
    ).start();
    return { actor, sent, world };
  }

  it('asks for goods and an amount, and sets it for all of the chosen once', async () => {
    const { actor, sent, world } = start();
    actor.send({ type: 'editor.open', subject });
    actor.send({ type: 'form.edit', change: { scope: 'one' } });
    actor.send({ type: 'form.save' });
    expect(selectProblems(actor.getSnapshot())).toEqual({
      good: { code: 'required' },
      profit: { code: 'required' },
    });
    actor.send({ type: 'form.edit', change: { good, profit: '0.81' } });
    actor.send({ type: 'form.save' });
    expect(selectProblems(actor.getSnapshot())).toEqual({ profit: { code: 'max', max: 80 } });
    actor.send({ type: 'form.edit', change: { profit: '0.80', remark: ' 试一周 ' } });
    actor.send({ type: 'form.save' });
    actor.send({ type: 'form.save' });
    await settled();
    const input = { userIds: [7, 8], goodId: 56, profit: 80, courierProfit: 0, remark: '试一周' };
    expect([sent, world.said]).toEqual([[{ kind: 'set', input }], ['save 2']]);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('forgets the goods that were chosen when it is for all of them', async () => {
    const { actor, sent } = start();
    actor.send({ type: 'editor.open', subject });
    actor.send({ type: 'form.edit', change: { scope: 'one', good, profit: '0' } });
    actor.send({ type: 'form.edit', change: { scope: 'all' } });
    actor.send({ type: 'form.save' });
    await settled();
    const input = { userIds: [7, 8], goodId: null, profit: 0, courierProfit: 0, remark: '' };
    expect(sent).toEqual([{ kind: 'set', input }]);
  });

  it('changes the amounts and words of a row, and leaves it on or off', async () => {
    const { actor, sent } = start();
    actor.send({ type: 'editor.open', subject: { ...subject, members: members.slice(0, 1), row } });
    actor.send({ type: 'form.edit', change: { courierProfit: '' } });
    actor.send({ type: 'form.save' });
    await settled();
    expect(sent).toEqual([
      { kind: 'change', id: 4, change: { profit: 30, courierProfit: 0, remark: '老客户' } },
    ]);
  });

  it.each([
    [refusal('PROFIT_RANGE', '利润不能超过0.50元', { field: 'profit', max: 50 }), 'profit'],
    [refusal('NOT_FOUND', '数据不存在'), 'good'],
    [refusal('BAD_PARAM', '参数错误', { field: 'remark' }), 'remark'],
    [refusal('BAD_PARAM', '参数错误', { field: 'userIds' }), 'form'],
    [strange, 'form'],
  ])('puts a refusal at the field that it speaks of: $errorKey', async (answer, field) => {
    const { actor } = start(answer);
    actor.send({ type: 'editor.open', subject });
    actor.send({ type: 'form.edit', change: { scope: 'one', good, profit: '0.60' } });
    actor.send({ type: 'form.save' });
    await settled();
    const seen = actor.getSnapshot();
    expect([seen.value, selectProblems(seen)]).toEqual([
      { form: 'refused' },
      { [field]: { code: 'refused', msg: answer.msg } },
    ]);
    actor.send({ type: 'form.edit', change: { [field === 'form' ? 'remark' : field]: null } });
    expect(selectProblems(actor.getSnapshot())).toEqual({});
  });

  it('turns a row off and on, one at a time', async () => {
    const { actor, sent, world } = start();
    actor.send({ type: 'row.switch', row });
    actor.send({ type: 'row.switch', row: { ...row, id: 5 } });
    await settled();
    actor.send({ type: 'row.switch', row: { ...row, enabled: false } });
    await settled();
    expect([sent, world.said]).toEqual([
      [
        { id: 4, enabled: false },
        { id: 4, enabled: true },
      ],
      ['disable 1', 'enable 1'],
    ]);
  });

  it('removes nothing before the question is answered, and then once', async () => {
    const { actor, sent, world } = start();
    const rows = [row, { ...row, id: 9 }];
    actor.send({ type: 'removal.ask', rows });
    actor.send({ type: 'removal.dismiss' });
    actor.send({ type: 'removal.ask', rows });
    expect(sent).toEqual([]);
    actor.send({ type: 'removal.accept' });
    actor.send({ type: 'removal.accept' });
    await settled();
    expect([sent, world.said]).toEqual([[[4, 9]], ['remove 2']]);
  });
});
