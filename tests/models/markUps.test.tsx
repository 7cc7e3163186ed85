// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { MarkUpsPart } from '../../web/src/features/promotion/MarkUpsPart.tsx';
import { editMarkUp, removeMarkUps, switchMarkUp } from '../../web/src/features/promotion/markUpActions.ts';
import { actionDone, markUpsText, removalText } from '../../web/src/features/promotion/markUps.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { type Answers, answered, recordingClient } from '../support/flows/recordingClient.ts';
import { buttonSaying, isBusy, press } from '../support/viewTest.tsx';
import { limits, members, row, subject } from './markUps.samples.ts';

const good = { id: 56, name: '纸杯', pic: '', price: 320 };
const strange = refusal('INVITEE_ONLY', '只能设置自己邀请的用户');
const answers = {
  CreateUserProfits: { createUserProfits: [] },
  UpdateUserProfit: { updateUserProfit: { __typename: 'UserProfit', ...row } },
  DeleteUserProfits: { deleteUserProfits: true },
};

beforeEach(() => void takeNotices());
afterEach(cleanup);

function startEditor() {
  const { client, sent } = recordingClient(answers);
  let times = 0;
  const onSetMany = () => {
    times += 1;
  };
  const actor = createActor(editMarkUp(client, onSetMany)).start();
  return { actor, sent, timesSetMany: () => times, problems: () => actor.getSnapshot().context.problems };
}

describe('setting what is added for invitees', () => {
  it('asks for goods and an amount, and sets it for all of the chosen once', async () => {
    const { actor, sent, problems, timesSetMany } = startEditor();
    actor.send({ type: 'editor.open', item: subject });
    actor.send({ type: 'form.edit', change: { scope: 'one' } });
    actor.send({ type: 'form.save' });
    expect(problems()).toEqual({ good: { code: 'required' }, profit: { code: 'required' } });
    actor.send({ type: 'form.edit', change: { good, profit: '0.81' } });
    actor.send({ type: 'form.save' });
    expect(problems()).toEqual({ profit: { code: 'max', max: 80 } });
    actor.send({ type: 'form.edit', change: { profit: '0.80', remark: ' 试一周 ' } });
    actor.send({ type: 'form.save' });
    actor.send({ type: 'form.save' });
    await answered();
    const input = { userIds: [7, 8], goodId: 56, profit: 80, courierProfit: 0, remark: '试一周' };
    expect([sent, takeNotices()]).toEqual([
      [['CreateUserProfits', { input }]],
      [['success', actionDone.save(2)]],
    ]);
    expect([timesSetMany(), actor.getSnapshot().value]).toEqual([1, 'closed']);
  });

  it('forgets the goods that were chosen when it is for all of them', async () => {
    const { actor, sent } = startEditor();
    actor.send({ type: 'editor.open', item: subject });
    actor.send({ type: 'form.edit', change: { scope: 'one', good, profit: '0' } });
    actor.send({ type: 'form.edit', change: { scope: 'all' } });
    actor.send({ type: 'form.save' });
    await answered();
    const input = { userIds: [7, 8], goodId: null, profit: 0, courierProfit: 0, remark: '' };
    expect(sent).toEqual([['CreateUserProfits', { input }]]);
  });

  it('changes the amounts and words of a row, and leaves it on or off', async () => {
    const { actor, sent, timesSetMany } = startEditor();
    actor.send({ type: 'editor.open', item: { ...subject, members: members.slice(0, 1), row } });
    actor.send({ type: 'form.edit', change: { courierProfit: '' } });
    actor.send({ type: 'form.save' });
    await answered();
    const input = { profit: 30, courierProfit: 0, remark: '老客户' };
    expect([sent, timesSetMany()]).toEqual([[['UpdateUserProfit', { id: 4, input }]], 0]);
  });

  it.each([
    [refusal('PROFIT_RANGE', '利润不能超过0.50元', { field: 'profit', max: 50 }), 'profit'],
    [refusal('NOT_FOUND', '数据不存在'), 'good'],
    [refusal('BAD_PARAM', '参数错误', { field: 'remark' }), 'remark'],
    [refusal('BAD_PARAM', '参数错误', { field: 'userIds' }), null],
    [strange, null],
  ])('puts a refusal at the field that it speaks of: $errorKey', async (answer, field) => {
    const saveForm = fromPromise<unknown>(async () => answer);
    const logic = editMarkUp(recordingClient({}).client).provide({ actors: { saveForm } });
    const actor = createActor(logic).start();
    actor.send({ type: 'editor.open', item: subject });
    actor.send({ type: 'form.edit', change: { scope: 'one', good, profit: '0.60' } });
    actor.send({ type: 'form.save' });
    await answered();
    const { value, context } = actor.getSnapshot();
    expect([value, context.problems, context.refusal]).toEqual([
      { form: 'refused' },
      field ? { [field]: { code: 'refused', msg: answer.msg } } : {},
      field ? null : answer,
    ]);
    actor.send({ type: 'form.edit', change: { [field ?? 'remark']: null } });
    const { problems, refusal: left } = actor.getSnapshot().context;
    expect([problems, left]).toEqual([{}, null]);
  });
});

it('removes many after one question, says how many, and gives the choice up', async () => {
  const { client, sent } = recordingClient(answers);
  let cleared = false;
  const onRemoved = () => {
    cleared = true;
  };
  const actor = createActor(removeMarkUps(client, onRemoved)).start();
  actor.send({ type: 'action.ask', subject: { rows: [row, { ...row, id: 9 }] } });
  expect([sent, cleared]).toEqual([[], false]);
  actor.send({ type: 'action.confirm' });
  await answered();
  expect([sent, takeNotices(), cleared]).toEqual([
    [['DeleteUserProfits', { ids: [4, 9] }]],
    [['success', actionDone.remove(2)]],
    true,
  ]);
});

it('turns a row off and on, one at a time', async () => {
  const { client, sent } = recordingClient(answers);
  const actor = createActor(switchMarkUp(client)).start();
  actor.send({ type: 'action.run', subject: row });
  actor.send({ type: 'action.run', subject: { ...row, id: 5 } });
  await answered();
  actor.send({ type: 'action.run', subject: { ...row, enabled: false } });
  await answered();
  expect(sent).toEqual([
    ['UpdateUserProfit', { id: 4, input: { enabled: false } }],
    ['UpdateUserProfit', { id: 4, input: { enabled: true } }],
  ]);
  expect(takeNotices()).toEqual([
    ['success', actionDone.disable],
    ['success', actionDone.enable],
  ]);
});

describe('the list of amounts', () => {
  const userProfits = {
    ...{ __typename: 'UserProfitPage', page: 1, nextCursor: null, total: 1 },
    list: [{ __typename: 'UserProfit', ...row }],
  };
  const defaultProfit = { __typename: 'DefaultProfit', profit: 20, courierProfit: 0, ...limits };

  async function shown(more: Answers) {
    const { client, sent } = recordingClient({
      ListUserProfits: { userProfits },
      LoadDefaultProfit: { defaultProfit },
      ...more,
    });
    await act(async () => {
      render(
        <MemoryRouter initialEntries={['/?tab=markUps']}>
          <ApolloProvider client={client}>
            <MarkUpsPart />
          </ApolloProvider>
        </MemoryRouter>,
      );
      await answered();
    });
    return sent;
  }

  it('accepts no other action while a row is being disabled', async () => {
    const sent = await shown(answers);
    expect([screen.queryByRole('dialog'), screen.getByText(row.nickName) === null]).toEqual([null, false]);
    act(() => press(buttonSaying(markUpsText.disable)));
    expect(isBusy(buttonSaying(markUpsText.disable))).toBe(true);
    const others = [markUpsText.edit, markUpsText.remove].map((words) => buttonSaying(words).disabled);
    expect(others).toEqual([true, true]);
    await act(answered);
    expect([sent.length, isBusy(buttonSaying(markUpsText.disable))]).toEqual([1, false]);
  });

  it.each([
    [
      'the reason of a refusal',
      { errors: [{ message: '数据不存在', extensions: { errorKey: 'NOT_FOUND' } }] },
      '数据不存在',
    ],
    ['that no answer came', 'lost' as const, markUpsText.notSwitched],
  ])('says in a notice %s', async (_, result, notice) => {
    const answer = () => result;
    await shown({ UpdateUserProfit: answer });
    act(() => press(buttonSaying(markUpsText.disable)));
    await act(answered);
    expect(takeNotices()).toEqual([['warning', notice]]);
    expect(isBusy(buttonSaying(markUpsText.disable))).toBe(false);
  });

  it('asks before it removes a row', async () => {
    const sent = await shown(answers);
    act(() => press(buttonSaying(markUpsText.remove)));
    expect(screen.getByRole('dialog').textContent).toContain(removalText.accept);
    expect(sent).toEqual([]);
  });
});
