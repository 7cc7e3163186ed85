// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { EditReceiverDialog, RemoveReceiverDialog } from '../../web/src/features/splits/ReceiverDialogs.tsx';
import { editReceiver, removeReceiver } from '../../web/src/features/splits/receiverFlows.ts';
import { receiverText, removeText } from '../../web/src/features/splits/splits.text.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { type } from '../support/viewTest.tsx';

afterEach(cleanup);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const filled = { account: '1900000109', name: '义乌优品供应链有限公司', password: 'demo1234' };

testEditRecord('the receiver of splits', {
  build: editReceiver,
  view: (actor) => <EditReceiverDialog actor={actor} />,
  item: {},
  texts: receiverText,
  changes: [{ ...filled, account: '19' }, filled],
  fill: ({ account = '', name = '', password = '' }) => {
    type(field(receiverText.accounts.MERCHANT), account);
    type(field(receiverText.names.MERCHANT), name);
    type(field(receiverText.password), password);
  },
  stands: (form, change) => form.account === change.account && form.password === change.password,
  saysOf: ({ account, name, password }) => [account, name, password].filter((text) => text !== undefined),
  shows: ({ account, name }) =>
    expect([field(receiverText.accounts.MERCHANT).value, field(receiverText.names.MERCHANT).value]).toEqual([
      account,
      name,
    ]),
});

testConfirmAction('removing the receiver of splits', {
  build: removeReceiver,
  view: (actor) => <RemoveReceiverDialog actor={actor} />,
  subject: {},
  texts: removeText,
  question: removeText.question,
  sends: ['RemoveSplitReceiver', {}],
  answers: {
    RemoveSplitReceiver: { removeSplitReceiver: { __typename: 'SplitReceiverSetting', isOpen: true } },
  },
  done: removeText.done,
});

it.each([
  ['PASSWORD_WRONG', 'password'],
  ['SPLIT_RECEIVER', 'name'],
  ['REAL_NAME_DIFF', 'name'],
] as const)('a refusal %s of the receiver stands at the field %s', async (errorKey, at) => {
  const refused = { message: '不对', path: ['saveSplitReceiver'], extensions: { errorKey } };
  const { client, sent } = recordingClient({ SaveSplitReceiver: inTurn([{ errors: [refused] }]) });
  const actor = createActor(editReceiver(client)).start();
  takeNotices();
  actor.send({ type: 'editor.open', item: {} });
  actor.send({ type: 'form.edit', change: { ...filled, account: ' 1900000109 ' } });
  actor.send({ type: 'form.save' });
  await answered();
  expect(sent).toEqual([['SaveSplitReceiver', { input: { kind: 'MERCHANT', ...filled } }]]);
  expect(actor.getSnapshot().context.problems).toEqual({ [at]: '不对' });
});
