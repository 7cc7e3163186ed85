import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, IdQuery, Nothing, ok } from '../../shared/envelope.ts';
import {
  AccountDetail,
  AccountPage,
  AccountsQuery,
  AddedNote,
  FreezePreview,
  LevelBody,
  NoteBody,
  ReasonBody,
  ResetSent,
  SignedOut,
} from './consoleAccounts.schemas.ts';
import type { ConsoleAccountService } from './consoleAccounts.service.ts';

const tags = ['accounts'];
const readers = { access: 'operator', permission: 'accounts.read', sparse: true } as const;
const actors = { access: 'operator', permission: 'accounts.act' } as const;

export function consoleAccountRoutes(accounts: ConsoleAccountService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/accounts',
      {
        config: readers,
        schema: {
          tags,
          summary: 'Accounts of buyers and suppliers, the newest first',
          querystring: AccountsQuery,
          response: answers(AccountPage),
        },
      },
      async (request) => ok(await accounts.list(request.query, request.fields)),
    );

    app.get(
      '/console/accounts/find',
      {
        config: readers,
        schema: {
          tags,
          summary: 'The page of an account, which is recorded',
          querystring: IdQuery,
          response: answers(AccountDetail),
        },
      },
      async (request) => ok(await accounts.find(request.query.id, operatorOf(request), request.fields)),
    );

    app.get(
      '/console/accounts/freezePreview',
      {
        config: readers,
        schema: {
          tags,
          summary: 'What a freeze of an account does to its goods and orders now, or a thaw undoes',
          querystring: IdQuery,
          response: answers(FreezePreview),
        },
      },
      async (request) => ok(await accounts.preview(request.query.id)),
    );

    app.post(
      '/console/accounts/freeze',
      {
        config: actors,
        schema: {
          tags,
          summary: 'Freeze an account and end its sessions',
          description:
            'Goods of a supplier go off sale at once. Within a minute its unpaid orders are cancelled; what is not issued after 48 hours is refunded.',
          body: ReasonBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await accounts.freeze(request.body, operatorOf(request));
        return ok({}, '已冻结');
      },
    );

    app.post(
      '/console/accounts/thaw',
      {
        config: actors,
        schema: {
          tags,
          summary: 'Thaw an account; goods that its freeze took off sale return',
          body: ReasonBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await accounts.thaw(request.body, operatorOf(request));
        return ok({}, '已解冻');
      },
    );

    app.post(
      '/console/accounts/level',
      {
        config: actors,
        schema: {
          tags,
          summary: 'Give a buyer another level, not below the one that it has earned',
          body: LevelBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await accounts.setLevel(request.body, operatorOf(request));
        return ok({}, '已调整等级');
      },
    );

    app.post(
      '/console/accounts/signOut',
      {
        config: actors,
        schema: {
          tags,
          summary: 'End all sessions of an account',
          body: ReasonBody,
          response: answers(SignedOut),
        },
      },
      async (request) =>
        ok({ sessions: await accounts.signOut(request.body, operatorOf(request)) }, '已结束登录'),
    );

    app.post(
      '/console/accounts/sendReset',
      {
        config: actors,
        schema: {
          tags,
          summary: 'Send the account’s phone what its person sets a new password with',
          description: 'A code of the page for forgotten passwords; it counts against the limits of codes.',
          body: ReasonBody,
          response: answers(ResetSent),
        },
      },
      async (request) => ok(await accounts.sendReset(request.body, operatorOf(request)), '短信已发送'),
    );

    app.post(
      '/console/accounts/note',
      {
        config: actors,
        schema: {
          tags,
          summary: 'Add a note for other operators; it stays',
          body: NoteBody,
          response: answers(AddedNote),
        },
      },
      async (request) => ok(await accounts.addNote(request.body, operatorOf(request)), '已添加备注'),
    );
  };
}
