import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { actorOf } from '../../plugins/session.ts';
import { BatchResults } from '../../shared/batch.ts';
import { answers, IdBody, ok } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';
import {
  FollowTemplateBody,
  FreightTemplate,
  FreightTemplateBody,
  FreightTemplateUpdateBody,
} from './freightTemplates.schemas.ts';
import type { FreightTemplateService } from './freightTemplates.service.ts';

const tags = ['freightTemplates'];
const suppliers = { config: { access: 'seller' as const, scope: 'warehouses:write' as const } };
/** Some thousand rules of areas are longer than what other calls may send. */
const bodyLimit = 1024 * 1024;

export function freightTemplateRoutes(templates: FreightTemplateService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/freightTemplates/list',
      {
        config: { access: 'seller', scope: 'warehouses:read', sparse: true },
        schema: {
          tags,
          summary: 'The own freight templates by name, without their area rules; 50 at most',
          response: answers(Type.Object({ list: Type.Array(FreightTemplate) })),
        },
      },
      async (request) => ok({ list: await templates.list(actorOf(request).accountId) }),
    );

    app.post(
      '/freightTemplates/find',
      {
        config: { access: 'seller', scope: 'warehouses:read', sparse: true },
        schema: {
          tags,
          summary: 'One of the own freight templates, with its area rules',
          body: IdBody,
          response: answers(FreightTemplate),
        },
      },
      async (request) => ok(await templates.find(actorOf(request).accountId, request.body.id)),
    );

    app.post(
      '/freightTemplates/create',
      {
        ...suppliers,
        bodyLimit,
        schema: {
          tags,
          summary: 'Add a freight template with its couriers',
          description:
            'A name that another one has is refused with FREIGHT_TEMPLATE_NAME and `field`; a new one beyond 50 with FREIGHT_TEMPLATE_LIMIT.',
          body: FreightTemplateBody,
          response: answers(FreightTemplate),
        },
      },
      async (request) => ok(await templates.create(actorOf(request).accountId, request.body), '创建成功'),
    );

    app.post(
      '/freightTemplates/copy',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Add a freight template like an own one, which nothing follows yet',
          body: IdBody,
          response: answers(FreightTemplate),
        },
      },
      async (request) => ok(await templates.copy(actorOf(request).accountId, request.body.id), '已复制'),
    );

    app.put(
      '/freightTemplates/update',
      {
        ...suppliers,
        bodyLimit,
        schema: {
          tags,
          summary:
            'Change a freight template: every warehouse that follows it has the new couriers and rules',
          description:
            'Couriers and rules that are not named go. Template and warehouses change together, or nothing does.',
          body: FreightTemplateUpdateBody,
          response: answers(FreightTemplate),
        },
      },
      async (request) => ok(await templates.update(actorOf(request).accountId, request.body), '更新成功'),
    );

    app.post(
      '/freightTemplates/follow',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Let own warehouses follow a freight template, or none, each by itself',
          body: FollowTemplateBody,
          response: answers(BatchResults),
        },
      },
      async (request) => ok({ list: await templates.follow(actorOf(request).accountId, request.body) }),
    );

    app.delete(
      '/freightTemplates/delete',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Remove a freight template that no warehouse follows and no goods have',
          description:
            'Else it is refused with FREIGHT_TEMPLATE_IN_USE: `warehouses` are those that follow it, `goods` is how many have it.',
          body: IdBody,
          response: answers(Type.Object({ id: EntityId })),
        },
      },
      async (request) => {
        const { id } = request.body;
        await templates.remove(actorOf(request).accountId, id);
        return ok({ id }, '删除成功');
      },
    );
  };
}
