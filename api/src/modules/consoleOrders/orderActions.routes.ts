import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import {
  CancelAnswer,
  CancelBody,
  ReceiverAnswer,
  ReceiverBody,
  RefundAnswer,
  RefundBody,
  ReissueAnswer,
  ReissueBody,
} from './orderActions.schemas.ts';
import type { OperatorOrderService } from './orderActions.service.ts';

const tags = ['orders'];
const actors = { access: 'operator', permission: 'orders.act' } as const;

export function orderActionRoutes(actions: OperatorOrderService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/console/orders/cancel',
      {
        config: { ...actors, proven: true },
        schema: {
          tags,
          summary: 'Cancel an order of which nothing is issued; what was paid goes back',
          body: CancelBody,
          response: answers(CancelAnswer),
        },
      },
      async (request) => ok(await actions.cancel(request.body, operatorOf(request)), '订单已取消'),
    );

    app.post(
      '/console/parcels/refund',
      {
        config: { ...actors, proven: true },
        schema: {
          tags,
          summary: 'Refund a parcel in full',
          body: RefundBody,
          response: answers(RefundAnswer),
        },
      },
      async (request) => ok(await actions.refund(request.body, operatorOf(request))),
    );

    app.post(
      '/console/parcels/reissue',
      {
        config: actors,
        schema: {
          tags,
          summary: 'Ask for a failed waybill again',
          body: ReissueBody,
          response: answers(ReissueAnswer),
        },
      },
      async (request) => ok(await actions.reissue(request.body, operatorOf(request))),
    );

    app.post(
      '/console/parcels/receiver',
      {
        config: actors,
        schema: {
          tags,
          summary: 'Change the receiver of a parcel before its waybill is asked for',
          body: ReceiverBody,
          response: answers(ReceiverAnswer),
        },
      },
      async (request) => ok(await actions.changeReceiver(request.body, operatorOf(request))),
    );
  };
}
