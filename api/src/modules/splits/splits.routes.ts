import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import type { SplitReceiverService } from './splitReceivers.service.ts';
import { SaveSplitReceiverBody, SplitReceiver } from './splits.schemas.ts';

const tags = ['splits'];
const config = { access: 'seller' as const, scope: 'account:act' as const };

/** Where WeChat Pay pays a supplier's cash-outs to. */
export function splitRoutes(receivers: SplitReceiverService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/splitReceiver/mine',
      {
        config: { access: 'seller', scope: 'account:act', sparse: true },
        schema: { tags, summary: 'Who gets own cash-outs by splits', response: answers(SplitReceiver) },
      },
      async (request) => ok(await receivers.find(actorOf(request).accountId)),
    );

    app.post(
      '/splitReceiver/save',
      {
        config,
        schema: {
          tags,
          summary: 'Name who gets own cash-outs that are asked for from now on',
          body: SaveSplitReceiverBody,
          response: answers(SplitReceiver),
        },
      },
      async (request) => {
        const { accountId } = actorOf(request);
        return ok(await receivers.save(accountId, { ...request.body, ip: request.ip }), '分账收款方已登记');
      },
    );

    app.post(
      '/splitReceiver/remove',
      {
        config,
        schema: { tags, summary: 'Take the receiver back', response: answers(SplitReceiver) },
      },
      async (request) => ok(await receivers.remove(actorOf(request).accountId), '分账收款方已移除'),
    );
  };
}
