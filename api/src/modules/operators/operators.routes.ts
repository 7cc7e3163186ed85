import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { operatorOf } from '../../plugins/session.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { answers, Nothing, ok } from '../../shared/envelope.ts';
import { PERMISSIONS, permissions } from '../../shared/permissions.ts';
import type { OperatorLoginService } from './operatorLogin.service.ts';
import type { OperatorSessionService } from './operatorSessions.service.ts';
import {
  Challenge,
  CreatedOperator,
  LoginBody,
  Me,
  OpenedSession,
  OperatorBody,
  OperatorIdBody,
  OperatorItem,
  OperatorsQuery,
  OperatorUpdateBody,
  PermissionItem,
  ProofBody,
  ProveBody,
  RoleBody,
  RoleItem,
  RolesQuery,
} from './operators.schemas.ts';
import type { OperatorService } from './operators.service.ts';

const tags = ['operators'];
const everyOperator = { access: 'operator', permission: null } as const;
const managers = { access: 'operator', permission: 'operators.manage' } as const;

type Services = {
  login: OperatorLoginService;
  sessions: OperatorSessionService;
  operators: OperatorService;
};

export function operatorSessionRoutes({ login, sessions, operators }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/console/login',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'Begin a sign-in of an operator',
          body: LoginBody,
          response: answers(Challenge),
        },
      },
      async ({ body, ip }) => ok(await login.login({ ...body, ip })),
    );

    app.post(
      '/console/login/code',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'End a sign-in by its second factor',
          body: ProofBody,
          response: answers(OpenedSession),
        },
      },
      async ({ body, ip }) => {
        const { token, expiresAt, recoveryCodes } = await login.prove({ ...body, ip });
        const operator = await operators.me(await sessions.find(token, ip));
        return ok({ token, expiresAt: shanghaiIso(expiresAt), recoveryCodes, operator }, '登录成功');
      },
    );

    app.post(
      '/console/logout',
      {
        config: everyOperator,
        schema: {
          tags,
          summary: 'End the own session',
          body: Type.Optional(Nothing),
          response: answers(Nothing),
        },
      },
      async (request) => {
        await sessions.close(operatorOf(request).sessionId);
        return ok({}, '已退出');
      },
    );

    app.post(
      '/console/prove',
      {
        config: everyOperator,
        schema: { tags, summary: 'Show the second factor again', body: ProveBody, response: answers(Me) },
      },
      async (request) => {
        const operator = operatorOf(request);
        const provenUntil = await login.proveAgain(operator, request.body.code);
        return ok(await operators.me({ ...operator, provenUntil }));
      },
    );

    app.get(
      '/console/me',
      {
        config: { ...everyOperator, sparse: true },
        schema: { tags, summary: 'The signed-in operator', response: answers(Me) },
      },
      async (request) => ok(await operators.me(operatorOf(request))),
    );
  };
}

export function operatorRoutes({ operators }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/operators',
      {
        config: { ...managers, sparse: true },
        schema: {
          tags,
          summary: 'All operators, or those that the filter finds',
          querystring: OperatorsQuery,
          response: answers(Type.Object({ list: Type.Array(OperatorItem) })),
        },
      },
      async (request) => ok({ list: await operators.list(request.query) }),
    );

    app.post(
      '/console/operators/create',
      {
        config: managers,
        schema: { tags, summary: 'Add an operator', body: OperatorBody, response: answers(CreatedOperator) },
      },
      async (request) => ok(await operators.create(request.body, operatorOf(request)), '创建成功'),
    );

    app.put(
      '/console/operators/update',
      {
        config: managers,
        schema: {
          tags,
          summary: 'Change an operator',
          body: OperatorUpdateBody,
          response: answers(OperatorItem),
        },
      },
      async (request) => ok(await operators.update(request.body, operatorOf(request)), '更新成功'),
    );

    app.post(
      '/console/operators/reset',
      {
        config: managers,
        schema: {
          tags,
          summary: 'Give an operator a new password and authenticator',
          body: OperatorIdBody,
          response: answers(CreatedOperator),
        },
      },
      async (request) => ok(await operators.reset(request.body.id, operatorOf(request)), '已重置'),
    );

    app.post(
      '/console/operators/signOut',
      {
        config: managers,
        schema: {
          tags,
          summary: 'End all sessions of an operator',
          body: OperatorIdBody,
          response: answers(OperatorItem),
        },
      },
      async (request) => ok(await operators.signOut(request.body.id, operatorOf(request)), '已结束其登录'),
    );

    app.get(
      '/console/roles',
      {
        config: { ...managers, sparse: true },
        schema: {
          tags,
          summary: 'All roles, or those that the filter finds, and what they can be made of',
          querystring: RolesQuery,
          response: answers(
            Type.Object({ list: Type.Array(RoleItem), permissions: Type.Array(PermissionItem) }),
          ),
        },
      },
      async (request) =>
        ok({
          list: await operators.roles(request.query),
          permissions: permissions.map((name) => ({ name, text: PERMISSIONS[name] })),
        }),
    );

    app.post(
      '/console/roles/save',
      {
        config: managers,
        schema: { tags, summary: 'Add or change a role', body: RoleBody, response: answers(RoleItem) },
      },
      async (request) => ok(await operators.saveRole(request.body, operatorOf(request)), '已保存'),
    );

    app.delete(
      '/console/roles/delete',
      {
        config: managers,
        schema: {
          tags,
          summary: 'Remove a role that nobody has',
          body: OperatorIdBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await operators.removeRole(request.body.id, operatorOf(request));
        return ok({}, '删除成功');
      },
    );
  };
}
