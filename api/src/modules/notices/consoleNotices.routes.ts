import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import { operatorOf } from '../../plugins/session.ts';
import { answers, IdBody, Nothing, ok } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';
import { findConsoleNotice, listConsoleNotices } from './consoleNotices.repository.ts';
import {
  ConsoleNoticeDetail,
  ConsoleNoticeItem,
  ConsoleNoticePage,
  ConsoleNoticesQuery,
  PublishNoticeBody,
  ReviseNoticeBody,
  SaveNoticeBody,
  WithdrawNoticeBody,
} from './consoleNotices.schemas.ts';
import type { ConsoleNoticeService } from './consoleNotices.service.ts';

const tags = ['notices'];
const reads = { access: 'operator', permission: 'notices.read', sparse: true } as const;
const publishes = { access: 'operator', permission: 'notices.publish' } as const;
const response = answers(ConsoleNoticeItem);

/** Notices and messages, for operators. */
export function consoleNoticeRoutes(db: Db, notices: ConsoleNoticeService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/notices',
      {
        config: reads,
        schema: {
          tags,
          summary: 'Notices and messages of every state, the newest first',
          querystring: ConsoleNoticesQuery,
          response: answers(ConsoleNoticePage),
        },
      },
      async (request) => ok(await listConsoleNotices(db, request.query, request.fields)),
    );

    app.get(
      '/console/notices/one',
      {
        config: reads,
        schema: {
          tags,
          summary: 'One of them, with how far it reaches',
          querystring: Type.Object({ id: EntityId }),
          response: answers(ConsoleNoticeDetail),
        },
      },
      async (request) => ok(await findConsoleNotice(db, request.query.id, request.fields)),
    );

    app.post(
      '/console/notices/save',
      {
        config: publishes,
        schema: { tags, summary: 'Begin a draft, or go on with one', body: SaveNoticeBody, response },
      },
      async (request) => ok(await notices.save(request.body, operatorOf(request)), '草稿已保存'),
    );

    app.post(
      '/console/notices/publish',
      {
        config: publishes,
        schema: {
          tags,
          summary: 'Publish a draft, at once or at its time',
          body: PublishNoticeBody,
          response,
        },
      },
      async (request) => {
        const { id, revision } = request.body;
        return ok(await notices.publish(id, revision, operatorOf(request)), '已发布');
      },
    );

    app.put(
      '/console/notices/revise',
      {
        config: publishes,
        schema: {
          tags,
          summary: 'Change what is published or scheduled; a message that went out is not changed',
          body: ReviseNoticeBody,
          response,
        },
      },
      async (request) => ok(await notices.revise(request.body, operatorOf(request)), '已修改'),
    );

    app.post(
      '/console/notices/withdraw',
      {
        config: publishes,
        schema: {
          tags,
          summary: 'Show it to nobody any more; a message leaves the bells within seconds',
          body: WithdrawNoticeBody,
          response,
        },
      },
      async (request) =>
        ok(await notices.withdraw(request.body.id, request.body.reason, operatorOf(request)), '已撤回'),
    );

    app.delete(
      '/console/notices/delete',
      {
        config: publishes,
        schema: { tags, summary: 'Delete a draft', body: IdBody, response: answers(Nothing) },
      },
      async (request) => {
        await notices.remove(request.body.id, operatorOf(request));
        return ok({}, '草稿已删除');
      },
    );
  };
}
