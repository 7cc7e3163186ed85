import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, Nothing, ok } from '../../shared/envelope.ts';
import { LoginAnswer, SendCodeAnswer } from '../accounts/accounts.schemas.ts';
import { originOf } from '../accounts/origin.ts';
import type { JoiningService } from './joining.service.ts';
import {
  ChangeMemberBody,
  CreatedInvitation,
  InvitationQuery,
  InviteBody,
  JoinBody,
  LeaveBody,
  Member,
  Members,
  OpenInvitation,
  TransferBody,
  TransferCodesBody,
} from './members.schemas.ts';
import type { MemberService } from './members.service.ts';
import type { TransferService } from './transfers.service.ts';

const tags = ['members'];
const ofOwner = { access: 'any', scope: 'account:act' } as const;

type Services = { members: MemberService; joining: JoiningService; transfers: TransferService };

export function memberRoutes({ members, joining, transfers }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/members/list',
      {
        config: { ...ofOwner, sparse: true },
        schema: {
          tags,
          summary: 'Members of the own account, and who is invited',
          response: answers(Members),
        },
      },
      async (request) => ok(await members.list(actorOf(request))),
    );

    app.post(
      '/members/invite',
      {
        config: ofOwner,
        schema: {
          tags,
          summary: 'Invite one person, with a password or a code; the answer alone has the code to join with',
          body: InviteBody,
          response: answers(CreatedInvitation),
        },
      },
      async (request) =>
        ok(await members.invite(actorOf(request), { ...request.body, ip: request.ip }), '邀请已创建'),
    );

    app.post(
      '/members/cancelInvitation',
      {
        config: ofOwner,
        schema: {
          tags,
          summary: 'End an own invitation; fine where it has ended',
          body: IdBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await members.cancelInvitation(actorOf(request), request.body.id);
        return ok({}, '邀请已取消');
      },
    );

    app.post(
      '/members/change',
      {
        config: ofOwner,
        schema: {
          tags,
          summary: 'Give a member of the own account another name or role',
          body: ChangeMemberBody,
          response: answers(Member),
        },
      },
      async (request) => ok(await members.change(actorOf(request), request.body), '成员已修改'),
    );

    app.post(
      '/members/remove',
      {
        config: ofOwner,
        schema: {
          tags,
          summary: 'Remove a member of the own account, and end its session at once',
          body: IdBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await members.remove(actorOf(request), request.body.id);
        return ok({}, '成员已移除');
      },
    );

    app.post(
      '/members/leave',
      {
        config: { access: 'any', scope: 'self:act' },
        schema: {
          tags,
          summary: 'End the own membership of an account, and the own session in it',
          body: LeaveBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await members.leave(actorOf(request), request.body.accountId);
        return ok({}, '已退出该账号');
      },
    );

    app.get(
      '/members/invitation',
      {
        config: { access: 'public', sparse: true },
        schema: {
          tags,
          summary: 'What an invitation is for, by its code',
          querystring: InvitationQuery,
          response: answers(OpenInvitation),
        },
      },
      async (request) => ok(await joining.look(request.query.code)),
    );

    app.post(
      '/members/join',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'Become a member by an invitation: the answer is that of a login',
          body: JoinBody,
          response: answers(LoginAnswer),
        },
      },
      async (request) =>
        ok(await joining.join({ ...request.body, ip: request.ip, from: originOf(request) }), '已加入'),
    );

    app.post(
      '/members/sendTransferCodes',
      {
        config: ofOwner,
        schema: {
          tags,
          summary: 'Send a code to the own phone and one to that of a member, who is to be the owner',
          body: TransferCodesBody,
          response: answers(SendCodeAnswer),
        },
      },
      async (request) =>
        ok(await transfers.sendCodes(actorOf(request), { ...request.body, ip: request.ip }), '验证码已发送'),
    );

    app.post(
      '/members/transfer',
      {
        config: ofOwner,
        schema: {
          tags,
          summary:
            'Make a member the owner of the own account, with codes of both phones; every session ends, and tokens are revoked',
          body: TransferBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await transfers.transfer(actorOf(request), { ...request.body, ip: request.ip });
        return ok({}, '账号已移交');
      },
    );
  };
}
