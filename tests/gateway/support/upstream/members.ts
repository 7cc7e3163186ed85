import type { MemberDto, MemberInvitationDto } from '../../../../gateway/src/domains/members/members.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok } from '../fakeUpstream.ts';
import { buyerRow } from './accounts.ts';

const member: MemberDto = {
  ...{ id: 1, name: '小李', phone: '138******01', role: 'viewer', roleName: '查看员' },
  ...{ createdAt: at, lastLoginAt: at },
};
const invitation: MemberInvitationDto = {
  ...{ id: 2, name: '小王', role: 'finance', roleName: '财务', createdAt: at, expiresAt: at },
};
const entered = () => ok({ token: 't', expiresAt: at, user: buyerRow(1) });

export const answers: Answers = {
  '/members/list': () =>
    ok({
      ...{ list: [member], invitations: [invitation], maxMembers: 50 },
      roles: [{ role: 'viewer', name: '查看员', about: '只能查看' }],
    }),
  '/members/invite': () => ok({ ...invitation, code: 'invited' }),
  '/members/cancelInvitation': () => ok({}),
  '/members/change': () => ok(member),
  '/members/remove': () => ok({}),
  '/members/leave': () => ok({}),
  '/members/invitation': () =>
    ok({
      accountName: '橙子商行',
      type: 1,
      name: '小李',
      roleName: '查看员',
      about: '只能查看',
      expiresAt: at,
    }),
  '/members/join': entered,
  '/members/sendTransferCodes': () => ok({ expireIn: 300, resendIn: 60 }),
  '/members/transfer': () => ok({}),
  '/common/chooseAccount': entered,
  '/common/accounts': () => ok({ list: [{ accountId: 1, name: '橙子商行', role: null }] }),
  '/common/enterAccount': entered,
};
