import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, Nothing, ok } from '../../shared/envelope.ts';
import {
  AddRobotBody,
  GroupRobot,
  LowBalance,
  LowBalanceBody,
  NoticeWays,
  RenameRobotBody,
  SaveWaysBody,
} from './noticeWays.schemas.ts';
import type { NoticeWaysService } from './noticeWays.service.ts';

const tags = ['noticeWays'];
const config = { access: 'any', scope: 'self:act' } as const;

export function noticeWaysRoutes(ways: NoticeWaysService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/noticeWays/find',
      {
        config: { ...config, sparse: true },
        schema: {
          tags,
          summary: 'How the caller is told besides by the bell, with the own robots',
          response: answers(NoticeWays),
        },
      },
      async (request) => ok(await ways.find(actorOf(request))),
    );

    app.put(
      '/noticeWays/save',
      {
        config,
        schema: {
          tags,
          summary: 'Say what is told by which way, and when',
          body: SaveWaysBody,
          response: answers(NoticeWays),
        },
      },
      async (request) => ok(await ways.save(actorOf(request), request.body), '消息设置已保存'),
    );

    app.put(
      '/noticeWays/lowBalance',
      {
        config: { access: 'any', scope: 'money:act' },
        schema: {
          tags,
          summary: 'Below which balance the account is told; told at once where there is less',
          body: LowBalanceBody,
          response: answers(LowBalance),
        },
      },
      async (request) => ok(await ways.setLowBalance(actorOf(request), request.body.limit), '余额提醒已保存'),
    );

    app.post(
      '/noticeWays/addRobot',
      {
        config,
        schema: {
          tags,
          summary: 'Add a robot by its address; one that is there is changed, and woken',
          body: AddRobotBody,
          response: answers(GroupRobot),
        },
      },
      async (request) => ok(await ways.addRobot(actorOf(request), request.body), '机器人已添加'),
    );

    app.post(
      '/noticeWays/renameRobot',
      {
        config,
        schema: { tags, summary: 'Rename a robot', body: RenameRobotBody, response: answers(GroupRobot) },
      },
      async (request) =>
        ok(await ways.renameRobot(actorOf(request), request.body.id, request.body.name), '机器人已改名'),
    );

    app.post(
      '/noticeWays/removeRobot',
      {
        config,
        schema: {
          tags,
          summary: 'Remove a robot with what waits for it',
          body: IdBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await ways.removeRobot(actorOf(request), request.body.id);
        return ok({}, '机器人已删除');
      },
    );

    app.post(
      '/noticeWays/wakeRobot',
      {
        config,
        schema: {
          tags,
          summary: 'End the rest of a robot; fine where it does not rest',
          body: IdBody,
          response: answers(GroupRobot),
        },
      },
      async (request) => ok(await ways.wakeRobot(actorOf(request), request.body.id), '已恢复发送'),
    );

    app.post(
      '/noticeWays/testRobot',
      {
        config,
        schema: {
          tags,
          summary: 'Send a message that tells nothing, and wait for what the platform says',
          body: IdBody,
          response: answers(GroupRobot),
        },
      },
      async (request) => ok(await ways.testRobot(actorOf(request), request.body.id), '测试消息已发送'),
    );
  };
}
