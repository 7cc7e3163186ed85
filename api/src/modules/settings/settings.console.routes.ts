import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import type { SettingDeskService } from './settingDesk.service.ts';
import {
  HistoryQuery,
  ResetBody,
  SetBody,
  SettingHistory,
  SettingItem,
  SettingList,
} from './settings.console.schemas.ts';

const tags = ['settings'];

/** What operators set. */
export function settingDeskRoutes(desk: SettingDeskService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/settings',
      {
        config: { access: 'operator', permission: 'settings.read', sparse: true },
        schema: {
          tags,
          summary: 'All settings with their bounds and defaults',
          response: answers(SettingList),
        },
      },
      async () => ok({ list: await desk.list() }),
    );

    app.get(
      '/console/settings/history',
      {
        config: { access: 'operator', permission: 'settings.read', sparse: true },
        schema: {
          tags,
          summary: 'The last 20 changes of a setting, the newest first',
          querystring: HistoryQuery,
          response: answers(SettingHistory),
        },
      },
      async (request) => ok({ list: await desk.history(request.query.key) }),
    );

    app.put(
      '/console/settings/set',
      {
        config: { access: 'operator', permission: 'settings.edit' },
        schema: {
          tags,
          summary: 'Change a setting; it holds within two seconds',
          body: SetBody,
          response: answers(SettingItem),
        },
      },
      async (request) => ok(await desk.set(request.body, operatorOf(request)), '已保存'),
    );

    app.put(
      '/console/settings/reset',
      {
        config: { access: 'operator', permission: 'settings.edit' },
        schema: {
          tags,
          summary: 'Take a setting back to its default',
          body: ResetBody,
          response: answers(SettingItem),
        },
      },
      async (request) => ok(await desk.reset(request.body, operatorOf(request)), '已恢复默认'),
    );
  };
}
