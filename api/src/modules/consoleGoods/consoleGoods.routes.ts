import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { operatorOf } from '../../plugins/session.ts';
import { answers, Nothing, ok } from '../../shared/envelope.ts';
import { listConsoleGoods } from './consoleGoods.repository.ts';
import {
  AddWordBody,
  BanBody,
  ConsoleGood,
  ConsoleGoodsAnswer,
  ConsoleGoodsQuery,
  ForbiddenWordAnswer,
  ForbiddenWordsAnswer,
  GoodIdQuery,
  JudgedAnswer,
  JudgeGoodsBody,
  RemoveWordBody,
} from './consoleGoods.schemas.ts';
import type { ConsoleGoodService } from './consoleGoods.service.ts';
import type { ForbiddenWordService } from './forbiddenWords.service.ts';

const tags = ['goodsAudit'];
const reads = { access: 'operator', permission: 'goods.read', sparse: true } as const;
const audits = { access: 'operator', permission: 'goods.audit' } as const;
const edits = { access: 'operator', permission: 'catalogue.edit' } as const;

export function consoleGoodRoutes(db: Db, goods: ConsoleGoodService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/goods',
      {
        config: reads,
        schema: {
          tags,
          summary: 'Goods and edits that wait for an audit, banned goods, or all',
          querystring: ConsoleGoodsQuery,
          response: answers(ConsoleGoodsAnswer),
        },
      },
      async (request) => ok(await listConsoleGoods(db, request.query, request.fields)),
    );

    app.get(
      '/console/goods/one',
      {
        config: reads,
        schema: {
          tags,
          summary: 'Goods as they are, and as an edit that waits would make them',
          querystring: GoodIdQuery,
          response: answers(ConsoleGood),
        },
      },
      async (request) => ok(await goods.find(request.query.id)),
    );

    app.post(
      '/console/goods/judge',
      {
        config: audits,
        schema: {
          tags,
          summary: 'Approve or refuse goods, or edits that wait beside them, each for itself',
          body: JudgeGoodsBody,
          response: answers(JudgedAnswer),
        },
      },
      async (request) => ok({ list: await goods.judgeMany(request.body, operatorOf(request)) }),
    );

    app.post(
      '/console/goods/ban',
      {
        config: audits,
        schema: {
          tags,
          summary: 'Ban goods: they leave the sale, and their supplier cannot publish them',
          body: BanBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await goods.ban(request.body.id, request.body.reason, operatorOf(request));
        return ok({}, '已违规下架');
      },
    );

    app.post(
      '/console/goods/unban',
      {
        config: audits,
        schema: {
          tags,
          summary: 'Lift a ban: the goods are a draft again',
          body: BanBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await goods.unban(request.body.id, request.body.reason, operatorOf(request));
        return ok({}, '已解除违规下架');
      },
    );
  };
}

export function forbiddenWordRoutes(words: ForbiddenWordService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/forbiddenWords',
      {
        config: reads,
        schema: { tags, summary: 'Words that goods may not carry', response: answers(ForbiddenWordsAnswer) },
      },
      async () => ok({ list: await words.list() }),
    );

    app.post(
      '/console/forbiddenWords/add',
      {
        config: edits,
        schema: { tags, summary: 'Add a word', body: AddWordBody, response: answers(ForbiddenWordAnswer) },
      },
      async (request) => ok(await words.add(request.body.word, operatorOf(request)), '已添加'),
    );

    app.delete(
      '/console/forbiddenWords/delete',
      {
        config: edits,
        schema: { tags, summary: 'Remove a word', body: RemoveWordBody, response: answers(Nothing) },
      },
      async (request) => {
        await words.remove(request.body.id, operatorOf(request));
        return ok({}, '删除成功');
      },
    );
  };
}
