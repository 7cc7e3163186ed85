// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { SenderList } from '../../web/src/features/senders/SendersPage.tsx';
import { makeDefaultSender, removeSender } from '../../web/src/features/senders/senderActions.ts';
import { senderEditorMachine } from '../../web/src/features/senders/senderEditor.machine.ts';
import { sendersText as text } from '../../web/src/features/senders/senders.text.ts';
import { blankSender } from '../../web/src/fields/sender.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { isBusy, press } from '../support/viewTest.tsx';

const zhang = { ...blankSender, id: 5, name: '张三', phone: '13800000001', isDefault: true };
const li = { ...blankSender, id: 6, name: '李四', phone: '13800000002' };
const region = { province: '浙江省', city: '杭州市', district: '西湖区' };
const senders = [zhang, li].map((sender) => ({ __typename: 'Sender', ...region, ...sender }));
const answers = { ListSenders: { senders }, UpdateSender: { updateSender: senders[1] } };

beforeEach(() => void takeNotices());
afterEach(cleanup);

const inRow = (name: string, label: string) =>
  within(screen.getByText(name).closest('tr') as HTMLElement).getByRole<HTMLButtonElement>('button', {
    name: label,
  });

async function shown(makeDefault: ReturnType<typeof makeDefaultSender>) {
  const { client } = recordingClient(answers);
  const makingDefault = createActor(makeDefault).start();
  const removing = createActor(removeSender(client)).start();
  const editor = createActor(senderEditorMachine);
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <SenderList editor={editor} removing={removing} makingDefault={makingDefault} mayChange />
      </ApolloProvider>,
    );
    await answered();
  });
  return { makingDefault, removing };
}

it('makes the chosen sender the default at once, and one at a time', async () => {
  const { client, sent } = recordingClient(answers);
  const { makingDefault, removing } = await shown(makeDefaultSender(client));
  expect(screen.queryAllByText(text.makeDefault)).toHaveLength(1);
  expect(isBusy(inRow('李四', text.makeDefault))).toBe(false);
  act(() => press(inRow('李四', text.makeDefault)));
  expect(isBusy(inRow('李四', text.makeDefault))).toBe(true);
  expect(['张三', '李四'].map((name) => inRow(name, text.remove).disabled)).toEqual([true, true]);
  makingDefault.send({ type: 'action.run', subject: zhang });
  await act(answered);
  expect(sent.map(([name, variables]) => [name, (variables as { id: number }).id])).toEqual([
    ['UpdateSender', 6],
  ]);
  expect([takeNotices(), isBusy(inRow('李四', text.makeDefault))]).toEqual([
    [['success', text.defaultMade]],
    false,
  ]);
  act(() => press(inRow('张三', text.remove)));
  expect(removing.getSnapshot().context.subject?.id).toBe(5);
});

it.each([
  ['the reason of a refusal', async () => refusal('NOT_FOUND', '数据不存在'), '数据不存在'],
  ['that no answer came', () => Promise.reject(new Error('offline')), text.notDefault],
])('says in a notice %s', async (_, runAction, notice) => {
  const { client } = recordingClient(answers);
  const { makingDefault } = await shown(
    makeDefaultSender(client).provide({ actors: { runAction: fromPromise<unknown>(runAction) } }),
  );
  act(() => press(inRow('李四', text.makeDefault)));
  await act(answered);
  expect([takeNotices(), makingDefault.getSnapshot().value]).toEqual([[['warning', notice]], 'idle']);
  expect(isBusy(inRow('李四', text.makeDefault))).toBe(false);
});
