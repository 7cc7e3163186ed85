// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { EnterAccountDialog, LeaveAccountDialog } from '../../web/src/features/accounts/EntrancesCard.tsx';
import { enterAccount, leaveAccount } from '../../web/src/features/accounts/enterAccount.ts';
import { enterText, leaveText } from '../../web/src/features/accounts/entrances.text.ts';
import {
  CancelInvitationDialog,
  ChangeMemberDialog,
  InviteMemberDialog,
  RemoveMemberDialog,
} from '../../web/src/features/members/MemberDialogs.tsx';
import {
  cancelInvitation,
  changeMember,
  inviteMember,
  removeMember,
} from '../../web/src/features/members/memberFlows.ts';
import {
  type ChangedMember,
  type Invited,
  invitationCodeIn,
  type NewMember,
} from '../../web/src/features/members/memberForm.ts';
import {
  cancelInvitationText,
  changeText,
  inviteText,
  removeText,
} from '../../web/src/features/members/members.text.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { inSequence, type } from '../support/viewTest.tsx';

afterEach(cleanup);

const roles: NewMember['roles'] = [
  { role: 'SHIPPER', name: '发货员', about: '下单和发货' },
  { role: 'VIEWER', name: '查看员', about: '只能查看' },
];
const toInvite: NewMember = { roles, onInvited: () => undefined };
const toChange: ChangedMember = { roles, member: { id: 7, name: '小李', role: 'SHIPPER' } };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

testEditRecord('an invitation', {
  build: inviteMember,
  view: (actor) => <InviteMemberDialog actor={actor} />,
  item: toInvite,
  texts: inviteText,
  changes: [
    { name: '', password: 'demo1234' },
    { name: '小李', password: 'demo1234' },
  ],
  fill: ({ name = '', password = '' }) =>
    inSequence(
      () => type(field(inviteText.name), name),
      () => type(field(inviteText.password), password),
    ),
  stands: (form, change) => form.name === change.name && form.password === change.password,
  saysOf: (problems) => Object.values(problems),
  shows: ({ name, password }) =>
    expect([field(inviteText.name).value, field(inviteText.password).value]).toEqual([name, password]),
});

testEditRecord('a member', {
  build: changeMember,
  view: (actor) => <ChangeMemberDialog actor={actor} />,
  item: toChange,
  texts: changeText,
  changes: [{ name: '' }, { name: '小王' }],
  fill: ({ name = '' }) => type(field(changeText.name), name),
  stands: (form, change) => form.name === change.name,
  saysOf: (problems) => Object.values(problems),
  shows: ({ name }) => expect(field(changeText.name).value).toBe(name),
});

testConfirmAction('removing a member', {
  build: removeMember,
  view: (actor) => <RemoveMemberDialog actor={actor} />,
  subject: { id: 7, name: '小李' },
  texts: removeText,
  question: removeText.question('小李'),
  sends: ['DeleteMember', { id: 7 }],
  answers: { DeleteMember: { deleteMember: 7 } },
  done: removeText.done,
});

testConfirmAction('cancelling an invitation', {
  build: cancelInvitation,
  view: (actor) => <CancelInvitationDialog actor={actor} />,
  subject: { id: 8, name: '小王' },
  texts: cancelInvitationText,
  question: cancelInvitationText.question('小王'),
  sends: ['DeleteMemberInvitation', { id: 8 }],
  answers: { DeleteMemberInvitation: { deleteMemberInvitation: 8 } },
  done: cancelInvitationText.done,
});

const account = {
  ...{ __typename: 'Buyer', id: 12, uuid: 'u-12', authorityId: 10001, kind: 'BUYER', nickName: '橙子商贸' },
  ...{ phone: '13800000001', headerImg: '', balance: 0, frozen: 0 },
  member: { __typename: 'ActingMember', id: 3, roleName: '发货员', scopes: ['orders:read'] },
};
const session = { __typename: 'LoginPayload', token: 't-2', expireAt: '2026-12-01T00:00:00+08:00', account };

testConfirmAction('entering another account', {
  build: (client) => enterAccount(client, () => undefined),
  view: (actor) => <EnterAccountDialog actor={actor} />,
  subject: { accountId: 12, name: '橙子商贸', roleName: '发货员' },
  texts: enterText,
  question: enterText.question('橙子商贸', '发货员'),
  sends: ['EnterAccount', { accountId: 12 }],
  answers: { EnterAccount: { enterAccount: session } },
  done: null,
});

testConfirmAction('leaving an account', {
  build: leaveAccount,
  view: (actor) => <LeaveAccountDialog actor={actor} />,
  subject: { accountId: 12, name: '橙子商贸', roleName: '发货员' },
  texts: leaveText,
  question: leaveText.question('橙子商贸', '发货员'),
  sends: ['DeleteMembership', { id: 12 }],
  answers: { DeleteMembership: { deleteMembership: 12 } },
  done: leaveText.done('橙子商贸'),
});

it('goes on in another account as what its phone is there', async () => {
  const { client } = recordingClient({ EnterAccount: { enterAccount: session } });
  const begun: object[] = [];
  const actor = createActor(enterAccount(client, (granted) => begun.push(granted))).start();
  actor.send({ type: 'action.ask', subject: { accountId: 12, name: '橙子商贸', roleName: '发货员' } });
  actor.send({ type: 'action.confirm' });
  await answered();
  const identity = { uuid: 'u-12', authorityId: 10001, kind: 'buyer', scopes: ['orders:read'] };
  expect(begun).toEqual([{ token: 't-2', identity }]);
});

const refused = (errorKey: string, data: object = {}) => ({
  errors: [{ message: '不对', path: ['inviteMember'], extensions: { errorKey, data } }],
});

it('puts what is wrong with an invitation at its field, and shows the link of the next try once', async () => {
  const invitation = { __typename: 'MemberInvitation', id: 9 };
  const { client, sent } = recordingClient({
    InviteMember: inTurn([
      refused('PASSWORD_WRONG'),
      refused('INVITATION_MAX', { max: 20 }),
      { data: { inviteMember: { __typename: 'InviteMemberPayload', code: 'Ab-9', invitation } } },
    ]),
  });
  const shown: Invited[] = [];
  const actor = createActor(inviteMember(client)).start();
  actor.send({ type: 'editor.open', item: { roles, onInvited: (invited) => shown.push(invited) } });
  actor.send({ type: 'form.edit', change: { name: ' 小李 ', role: 'VIEWER', password: 'demo1234' } });
  actor.send({ type: 'form.save' });
  await answered();
  expect(actor.getSnapshot().context.problems).toEqual({ password: '不对' });
  actor.send({ type: 'form.save' });
  await answered();
  expect(actor.getSnapshot().context.refusal?.msg).toBe('不对');
  actor.send({ type: 'form.save' });
  await answered();
  expect(sent[0]).toEqual([
    'InviteMember',
    { input: { name: '小李', role: 'VIEWER', password: 'demo1234' } },
  ]);
  const [{ name, link } = { name: '', link: '' }] = shown;
  expect([name, invitationCodeIn(new URL(link).hash), actor.getSnapshot().value]).toEqual([
    '小李',
    'Ab-9',
    'closed',
  ]);
});
