import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, Nothing, ok } from '../../shared/envelope.ts';
import {
  CopyPrintSettingBody,
  LabelPreview,
  MarkedAnswer,
  PackagesBody,
  PrintAnswer,
  PrintBody,
  PrintSetting,
  PrintSettingBody,
  PrintTasksAnswer,
} from './labels.schemas.ts';
import type { PrintingService } from './printing.service.ts';
import type { PrintSettingService } from './printSettings.service.ts';

const tags = ['labels'];
const sellers = { config: { access: 'seller' as const, scope: 'parcels:write' as const } };
const SettingList = Type.Object({ list: Type.Array(PrintSetting), total: Type.Integer() });

type Dependencies = { printing: PrintingService; settings: PrintSettingService };

export function labelRoutes({ printing, settings }: Dependencies): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/orderPackages/print',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Labels or a picking list of parcels as a PDF; labels count as printed',
          body: PrintBody,
          response: answers(PrintAnswer),
        },
      },
      async (request) => {
        const { packageIds, kind } = request.body;
        return ok(await printing.print(actorOf(request), packageIds, kind));
      },
    );

    app.post(
      '/orderPackages/printTasks',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'A PDF of each label, for the local print component',
          body: PackagesBody,
          response: answers(PrintTasksAnswer),
        },
      },
      async (request) => ok(await printing.tasks(actorOf(request), request.body.packageIds)),
    );

    app.post(
      '/orderPackages/markPrinted',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'The local print component has printed the labels of these parcels',
          body: PackagesBody,
          response: answers(MarkedAnswer),
        },
      },
      async (request) => ok({ list: await printing.markPrinted(actorOf(request), request.body.packageIds) }),
    );

    app.post(
      '/printSettings/getPrintSettingsList',
      {
        config: { access: 'seller', scope: 'parcels:read', sparse: true },
        schema: { tags, summary: 'The own print settings, newest first', response: answers(SettingList) },
      },
      async (request) => {
        const list = await settings.list(actorOf(request).accountId);
        return ok({ list, total: list.length });
      },
    );

    app.post(
      '/printSettings/savePrintSetting',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Keep the setting for its platform and courier',
          body: PrintSettingBody,
          response: answers(PrintSetting),
        },
      },
      async (request) => ok(await settings.save(actorOf(request).accountId, request.body), '保存成功'),
    );

    app.post(
      '/printSettings/copyPrintSetting',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Keep a setting for other couriers too, over those that there are; all or none',
          description: 'A paper that labels of one of them do not come in is refused with LABEL_PAPER.',
          body: CopyPrintSettingBody,
          response: answers(Type.Object({ list: Type.Array(PrintSetting) })),
        },
      },
      async (request) => {
        const { id, courierIds } = request.body;
        return ok({ list: await settings.copy(actorOf(request).accountId, id, courierIds) }, '复制成功');
      },
    );

    app.post(
      '/printSettings/deletePrintSetting',
      {
        ...sellers,
        schema: { tags, summary: 'Remove a print setting', body: IdBody, response: answers(Nothing) },
      },
      async (request) => {
        await settings.remove(actorOf(request).accountId, request.body.id);
        return ok({}, '删除成功');
      },
    );

    app.post(
      '/printSettings/preview',
      {
        config: { access: 'seller', scope: 'parcels:read', sparse: true },
        schema: {
          tags,
          summary: 'What a label would look like',
          body: PrintSettingBody,
          response: answers(LabelPreview),
        },
      },
      async (request) => ok(await settings.preview(request.body)),
    );
  };
}
