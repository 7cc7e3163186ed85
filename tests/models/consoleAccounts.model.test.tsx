// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { AccessDialog } from '../../web/src/console/accounts/AccessDialog.tsx';
import {
  LevelDialog,
  NoteDialog,
  ResetDialog,
  SignOutDialog,
} from '../../web/src/console/accounts/AccountDialogs.tsx';
import { removalText, revocationText } from '../../web/src/console/accounts/access.text.ts';
import { removeMember, revokeToken } from '../../web/src/console/accounts/accessActions.ts';
import {
  addNote,
  changeLevel,
  type LevelChange,
  levelProblem,
  sendReset,
  signOutAccount,
} from '../../web/src/console/accounts/accountActions.ts';
import {
  levelDialogText,
  noteText,
  resetText,
  signOutText,
} from '../../web/src/console/accounts/accounts.text.ts';
import { accountsParams, accountsVariables } from '../../web/src/console/accounts/accountsQuery.ts';
import { DecideJoinDialog } from '../../web/src/console/joins/DecideJoinDialog.tsx';
import { decideJoin } from '../../web/src/console/joins/decideJoin.ts';
import { decidingText, stepNames } from '../../web/src/console/joins/joins.text.ts';
import { reasonText } from '../../web/src/console/reasons.ts';
import { recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { alerts, button, press, type } from '../support/viewTest.tsx';

afterEach(cleanup);

const reason = '本人来电核实';
const subject = { id: 7, phone: '138******01', name: '青柠百货', reason: ` ${reason} ` };
const input = { id: 7, reason };

testConfirmAction('signing an account out', {
  build: signOutAccount,
  view: (actor) => <SignOutDialog actor={actor} />,
  subject,
  sticky: true,
  texts: signOutText,
  question: signOutText.question('青柠百货'),
  sends: ['SignOutAccount', { input }],
  answers: { SignOutAccount: { signOutAccount: 2 } },
  done: signOutText.done(2),
});

testConfirmAction('sending what a new password is set with', {
  build: sendReset,
  view: (actor) => <ResetDialog actor={actor} />,
  subject,
  sticky: true,
  texts: resetText,
  question: resetText.question('138******01'),
  sends: ['SendPasswordReset', { input }],
  answers: { SendPasswordReset: { sendPasswordReset: '138******01' } },
  done: resetText.done('138******01'),
});

const ended = { id: 9, name: '小李', accountId: 7, accountName: '青柠百货', reason: ` ${reason} ` };

testConfirmAction('removing a member', {
  build: removeMember,
  view: (actor) => <AccessDialog actor={actor} texts={removalText} />,
  subject: ended,
  sticky: true,
  texts: removalText,
  question: removalText.question('青柠百货', '小李'),
  sends: ['RemoveAccountMember', { input: { id: 7, memberId: 9, reason } }],
  answers: { RemoveAccountMember: { removeAccountMember: true } },
  done: removalText.done,
});

testConfirmAction('revoking a token', {
  build: revokeToken,
  view: (actor) => <AccessDialog actor={actor} texts={revocationText} />,
  subject: ended,
  sticky: true,
  texts: revocationText,
  question: revocationText.question('青柠百货', '小李'),
  sends: ['RevokeAccountToken', { input: { id: 7, tokenId: 9, reason } }],
  answers: { RevokeAccountToken: { revokeAccountToken: true } },
  done: revocationText.done,
});

const change: LevelChange = {
  ...{ ...subject, level: 3, levelName: '白银', earned: 2, to: 5 },
  levels: [1, 2, 3, 4, 5].map((level) => ({
    ...{ __typename: 'LevelGain' as const, level, name: `第${level}级` },
    ...{ discount: level, maxProfit: level },
  })),
};

testConfirmAction('changing a level', {
  build: changeLevel,
  view: (actor) => <LevelDialog actor={actor} />,
  subject: change,
  sticky: true,
  texts: levelDialogText,
  question: levelDialogText.question('青柠百货', '白银（3 级）'),
  sends: ['ChangeLevel', { input: { ...input, level: 5 } }],
  answers: { ChangeLevel: { changeLevel: true } },
  done: levelDialogText.done,
});

describe('a new level', () => {
  it.each([
    [null, levelDialogText.same],
    [3, levelDialogText.same],
    [1, levelDialogText.low(2)],
    [2, null],
    [4, null],
  ])('%s of a buyer of level 3 who has earned 2 is told: %s', (to, says) => {
    expect(levelProblem({ ...change, to })).toBe(says);
  });

  it('is not sent without a reason, which the field says', () => {
    const { client, sent } = recordingClient({});
    const actor = createActor(changeLevel(client)).start();
    render(<LevelDialog actor={actor} />);
    act(() => actor.send({ type: 'action.ask', subject: { ...change, reason: '' } }));
    press(button(levelDialogText.accept));
    expect([alerts(), sent]).toEqual([[reasonText.unfit], []]);
    press(button('大客户协议，提升等级'));
    expect(alerts()).toEqual([]);
  });
});

const noteField = () => screen.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${noteText.note}`));

testEditRecord('the note of an account', {
  build: addNote,
  view: (actor) => <NoteDialog actor={actor} />,
  item: { id: 7 },
  texts: noteText,
  changes: [{ text: '常客' }],
  fill: ({ text = '' }) => type(noteField(), text),
  stands: (form, typed) => form.text === typed.text,
  saysOf: ({ text }) => (text ? [text] : []),
  shows: ({ text }) => expect(noteField().value).toBe(text),
});

for (const status of ['FOLLOWED', 'DONE', 'DECLINED'] as const)
  testConfirmAction(`the decision ${status} about an application`, {
    build: decideJoin,
    view: (actor) => <DecideJoinDialog actor={actor} />,
    subject: { id: 9, name: '王**', city: '金华', status, note: ' 已致电 ' },
    sticky: true,
    texts: { ...decidingText, title: stepNames[status] },
    question: decidingText.question('王**', '金华'),
    sends: ['DecideJoinApplication', { input: { id: 9, status, note: '已致电' } }],
    answers: {
      DecideJoinApplication: {
        decideJoinApplication: { __typename: 'JoinApplication', id: 9, status, note: '已致电' },
      },
    },
    done: decidingText.done,
  });

describe('the accounts that an address asks for', () => {
  const filterOf = (search: string) =>
    accountsVariables(accountsParams.read(new URLSearchParams(search))).filter;

  it('are looked up by a whole phone, and by a part of a name otherwise', () => {
    expect(filterOf('keyword=13800000001')).toEqual({ phone: '13800000001' });
    expect(filterOf('keyword=1380000')).toEqual({ name: '1380000' });
    expect(filterOf('keyword=青')).toEqual({});
  });

  it('are narrowed by kind, state, level and days', () => {
    expect(filterOf('kind=BUYER&status=FROZEN&level=7&from=2026-11-01&to=2026-11-02')).toEqual({
      ...{ kind: 'BUYER', status: 'FROZEN', level: 7 },
      ...{ from: '2026-11-01T00:00:00+08:00', to: '2026-11-03T00:00:00+08:00' },
    });
  });
});
