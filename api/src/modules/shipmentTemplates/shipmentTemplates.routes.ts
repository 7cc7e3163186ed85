import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, ok } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';
import {
  MAX_TEMPLATES,
  RenameShipmentTemplateBody,
  SaveShipmentTemplateBody,
  ShipmentTemplate,
  ShipmentTemplateIdsBody,
} from './shipmentTemplates.schemas.ts';
import type { ShipmentTemplateService } from './shipmentTemplates.service.ts';

const tags = ['shipmentTemplates'];
const reading = { config: { access: 'buyer' as const, scope: 'orders:read' as const, sparse: true } };
const writing = { config: { access: 'buyer' as const, scope: 'orders:write' as const } };

export function shipmentTemplateRoutes(templates: ShipmentTemplateService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/shipmentTemplates/list',
      {
        ...reading,
        schema: {
          tags,
          summary: `The own shipment templates, shipped with last first, then the newest; ${MAX_TEMPLATES} at most`,
          response: answers(Type.Object({ list: Type.Array(ShipmentTemplate), total: Type.Integer() })),
        },
      },
      async (request) => {
        const list = await templates.list(actorOf(request), request.fields);
        return ok({ list, total: list.length });
      },
    );

    app.post(
      '/shipmentTemplates/find',
      {
        ...reading,
        schema: {
          tags,
          summary: 'One, with what has changed since it was shipped with',
          body: IdBody,
          response: answers(ShipmentTemplate),
        },
      },
      async (request) => ok(await templates.find(actorOf(request), request.body.id)),
    );

    app.post(
      '/shipmentTemplates/save',
      {
        ...writing,
        schema: {
          tags,
          summary: 'Keep what is to be sent, or what an order sent, under a name',
          description: `A name that another one has is refused with SHIPMENT_TEMPLATE_EXISTS and \`field\`, unless that one is the same; one beyond ${MAX_TEMPLATES} with SHIPMENT_TEMPLATE_LIMIT.`,
          body: SaveShipmentTemplateBody,
          response: answers(ShipmentTemplate),
        },
      },
      async (request) => ok(await templates.save(actorOf(request), request.body), '已存为模板'),
    );

    app.post(
      '/shipmentTemplates/rename',
      {
        ...writing,
        schema: {
          tags,
          summary: 'Give one another name',
          body: RenameShipmentTemplateBody,
          response: answers(ShipmentTemplate),
        },
      },
      async (request) => {
        const { id, name } = request.body;
        return ok(await templates.rename(actorOf(request), id, name), '已改名');
      },
    );

    app.post(
      '/shipmentTemplates/markUsed',
      {
        ...writing,
        schema: {
          tags,
          summary:
            'Say that one was shipped with: it comes first, and its prices of now are those that others are compared with',
          body: IdBody,
          response: answers(ShipmentTemplate),
        },
      },
      async (request) => ok(await templates.markUsed(actorOf(request), request.body.id)),
    );

    app.delete(
      '/shipmentTemplates/delete',
      {
        ...writing,
        schema: {
          tags,
          summary: 'Remove shipment templates, all or none',
          body: ShipmentTemplateIdsBody,
          response: answers(Type.Object({ ids: Type.Array(EntityId) })),
        },
      },
      async (request) => ok({ ids: await templates.remove(actorOf(request), request.body.ids) }, '删除成功'),
    );
  };
}
