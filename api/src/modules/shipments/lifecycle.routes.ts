import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { idempotencyKeyOf } from '../../shared/idempotencyKey.ts';
import { editReceiver } from './editing.service.ts';
import {
  AgainSubmitAnswer,
  AgainSubmitBody,
  EditReceiverAnswer,
  EditReceiverBody,
} from './lifecycle.schemas.ts';
import type { ResubmittingService } from './resubmitting.service.ts';

const tags = ['shipments'];

export function lifecycleRoutes(
  db: Db,
  resubmitting: ResubmittingService,
  now: () => Date,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/orders/againSubmit',
      {
        config: { access: 'any', scope: 'orders:write' },
        schema: {
          tags,
          summary: 'Ask for failed waybills again, or place a cancelled order once more',
          body: AgainSubmitBody,
          response: answers(AgainSubmitAnswer),
        },
      },
      async (request) => {
        const { id, packageIds, clientNo } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok(await resubmitting.submit(actorOf(request), { id, packageIds, key }));
      },
    );

    app.post(
      '/orderPackages/editReceiver',
      {
        config: { access: 'buyer', scope: 'orders:write' },
        schema: {
          tags,
          summary: 'Change the receiver of a parcel before its waybill is asked for',
          body: EditReceiverBody,
          response: answers(EditReceiverAnswer),
        },
      },
      async (request) => ok(await editReceiver(db, actorOf(request), request.body, now())),
    );
  };
}
