import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import type { CourierDeskService } from './courierDesk.service.ts';
import {
  CourierRecord,
  CourierRecords,
  CourierStatusBody,
  SortCouriersBody,
} from './couriers.console.schemas.ts';

const tags = ['couriers'];
const edits = { access: 'operator', permission: 'catalogue.edit' } as const;

/** Couriers, for operators. */
export function courierDeskRoutes(desk: CourierDeskService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/couriers',
      {
        config: { access: 'operator', permission: 'catalogue.read', sparse: true },
        schema: {
          tags,
          summary: 'All couriers with what they cost at warehouses',
          response: answers(CourierRecords),
        },
      },
      async () => ok({ list: await desk.list() }),
    );

    app.put(
      '/console/couriers/status',
      {
        config: edits,
        schema: {
          tags,
          summary: 'Enable, disable or pause a courier',
          description:
            'Orders that are placed from then on are refused for one that is not enabled; paid ones go on.',
          body: CourierStatusBody,
          response: answers(CourierRecord),
        },
      },
      async (request) => ok(await desk.setStatus(request.body, operatorOf(request)), '更新成功'),
    );

    app.put(
      '/console/couriers/sort',
      {
        config: edits,
        schema: {
          tags,
          summary: 'Put all couriers in another order',
          body: SortCouriersBody,
          response: answers(CourierRecords),
        },
      },
      async (request) => ok({ list: await desk.sort(request.body.ids, operatorOf(request)) }, '更新成功'),
    );
  };
}
