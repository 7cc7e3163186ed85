import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../plugins/session.ts';
import { answers, Nothing, ok } from '../../shared/envelope.ts';
import { Refusal } from '../../shared/refusal.ts';
import {
  CaptchaAnswer,
  ChangePasswordBody,
  ChooseAccountBody,
  EnterAccountBody,
  Entrances,
  FindPasswordBody,
  LoginAnswer,
  LoginBody,
  RegisterBody,
  Seller,
  SendCodeAnswer,
  SendCodeBody,
  User,
} from './accounts.schemas.ts';
import type { AccountService } from './accounts.service.ts';
import type { CaptchaService } from './captchas.service.ts';
import { originOf } from './origin.ts';
import type { PhoneCodeService } from './phoneCodes.service.ts';
import type { SessionService } from './sessions.service.ts';

const tags = ['accounts'];
const open = { config: { access: 'public' as const } };
const SELLER = 2;

type Services = {
  accounts: AccountService;
  captchas: CaptchaService;
  phoneCodes: PhoneCodeService;
  sessions: SessionService;
};

export function accountRoutes({
  accounts,
  captchas,
  phoneCodes,
  sessions,
}: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    for (const prefix of ['/common', '/seller']) {
      app.get(
        `${prefix}/captcha`,
        { ...open, schema: { tags, summary: 'A fresh captcha', response: answers(CaptchaAnswer) } },
        async (request) => ok(await captchas.issue(request.ip), '验证码获取成功'),
      );
      app.post(
        `${prefix}/login`,
        { ...open, schema: { tags, summary: 'Sign in', body: LoginBody, response: answers(LoginAnswer) } },
        async (request) => {
          const { type, ...form } = request.body;
          const kind = prefix === '/seller' ? SELLER : (type ?? 1);
          return ok(
            await accounts.login({ ...form, kind, ip: request.ip, from: originOf(request) }),
            '登录成功',
          );
        },
      );
    }

    app.post(
      '/common/sendPhoneCode',
      {
        ...open,
        schema: {
          tags,
          summary: 'Send a code by short message',
          body: SendCodeBody,
          response: answers(SendCodeAnswer),
        },
      },
      async ({ ip, body: { phone, captcha, captchaId, scene = 1 } }) => {
        await captchas.check(captchaId, captcha);
        return ok(await phoneCodes.send({ phone, scene, ip }), '验证码已发送');
      },
    );

    app.post(
      '/common/register',
      {
        ...open,
        schema: {
          tags,
          summary: 'Sign up and in: the answer is that of a login',
          body: RegisterBody,
          response: answers(LoginAnswer),
        },
      },
      async (request) =>
        ok(await accounts.register({ ...request.body, ip: request.ip, from: originOf(request) }), '注册成功'),
    );

    app.post(
      '/common/findPassword',
      {
        ...open,
        schema: {
          tags,
          summary: 'Set a new password with a code; ends every session of the account',
          body: FindPasswordBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await accounts.findPassword({ ...request.body, ip: request.ip });
        return ok({}, '密码已重置，请登录');
      },
    );

    app.post(
      '/common/changePassword',
      {
        config: { access: 'any', scope: 'self:act' },
        schema: {
          tags,
          summary:
            'Change the password, with the old one or a code; every other session ends, this one goes on with the token in the header `new-token`',
          body: ChangePasswordBody,
          response: answers(Nothing),
        },
      },
      async (request, reply) => {
        const { token, expiresAt } = await accounts.changePassword(actorOf(request), {
          ...request.body,
          ip: request.ip,
          from: originOf(request),
        });
        reply
          .header('new-token', token)
          .header('new-expires-at', String(Math.floor(expiresAt.getTime() / 1000)));
        return ok({}, '密码已修改');
      },
    );

    app.post(
      '/common/chooseAccount',
      {
        ...open,
        schema: {
          tags,
          summary:
            'Enter one of the accounts that a sign-in has offered (CHOOSE_ACCOUNT): the answer is that of a login',
          body: ChooseAccountBody,
          response: answers(LoginAnswer),
        },
      },
      async (request) => ok(await accounts.choose({ ...request.body, from: originOf(request) }), '登录成功'),
    );

    app.get(
      '/common/accounts',
      {
        config: { access: 'any', scope: 'self:act', sparse: true },
        schema: {
          tags,
          summary: 'The accounts that whoever is signed in can enter with the same phone',
          response: answers(Entrances),
        },
      },
      async (request) => ok({ list: await accounts.entrances(actorOf(request)) }),
    );

    app.post(
      '/common/enterAccount',
      {
        config: { access: 'any', scope: 'self:act' },
        schema: {
          tags,
          summary: 'Enter another account of the same phone: the answer is that of a login',
          body: EnterAccountBody,
          response: answers(LoginAnswer),
        },
      },
      async (request) =>
        ok(await accounts.enter(actorOf(request), request.body.accountId, originOf(request)), '已切换账号'),
    );

    app.get(
      '/common/logout',
      { ...open, schema: { tags, summary: 'End the session', response: answers(Nothing) } },
      async (request) => {
        const token = tokenOf(request);
        if (token) await sessions.close(token);
        return ok({}, '退出成功');
      },
    );

    app.get(
      '/user/info',
      {
        config: { access: 'buyer', scope: 'account:read', sparse: true },
        schema: { tags, summary: 'The signed-in buyer', response: answers(User) },
      },
      async (request) => {
        const { user } = await accounts.me(actorOf(request), request.fields);
        if (!user) throw new Refusal('NOT_FOUND');
        return ok(user);
      },
    );

    app.get(
      '/seller/info',
      {
        config: { access: 'seller', scope: 'account:read', sparse: true },
        schema: {
          tags,
          summary: 'The signed-in supplier',
          response: answers(Seller),
        },
      },
      async (request) => {
        const { seller } = await accounts.me(actorOf(request), request.fields);
        if (!seller) throw new Refusal('NOT_FOUND');
        return ok(seller);
      },
    );
  };
}

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers['x-token'];
  return typeof token === 'string' ? token : undefined;
}
