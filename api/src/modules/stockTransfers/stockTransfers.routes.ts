import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, ok } from '../../shared/envelope.ts';
import { idempotencyKeyOf } from '../../shared/idempotencyKey.ts';
import {
  ReceiveTransferBody,
  SendTransferBody,
  TransferStepAnswer,
  TransfersAnswer,
  TransfersBody,
} from './stockTransfers.schemas.ts';
import type { StockTransferService } from './stockTransfers.service.ts';

const tags = ['stockTransfers'];
const suppliers = { config: { access: 'seller' as const, scope: 'stock:write' as const } };

export function stockTransferRoutes(transfers: StockTransferService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/stockTransfers/getTransfersList',
      {
        config: { access: 'seller', scope: 'stock:read', sparse: true },
        schema: {
          tags,
          summary: 'The own transfers between warehouses, newest first',
          body: TransfersBody,
          response: answers(TransfersAnswer),
        },
      },
      async (request) => ok(await transfers.list(actorOf(request).accountId, request.body, request.fields)),
    );

    app.post(
      '/stockTransfers/send',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Send pieces of own combinations from one own warehouse to another',
          description:
            'The pieces leave the one warehouse at once, all lines or none: STOCK_SHORT, or STOCK_KEPT where pieces of the safety stock are left, has `rows` {skuId, title, available, safetyHeld} of what is short. Bundles are refused with BUNDLE_STOCK.',
          body: SendTransferBody,
          response: answers(TransferStepAnswer),
        },
      },
      async (request) => {
        const { clientNo, ...transfer } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok({ transferId: await transfers.send(actorOf(request).accountId, transfer, key) }, '已调出');
      },
    );

    app.post(
      '/stockTransfers/receive',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Say that an own transfer has arrived, and what of it did not',
          description:
            'All that was sent enters the stock of the other warehouse, and what is missing leaves it with its reason. One that is not on its way is refused with TRANSFER_STATE.',
          body: ReceiveTransferBody,
          response: answers(TransferStepAnswer),
        },
      },
      async (request) => {
        await transfers.receive(actorOf(request).accountId, request.body);
        return ok({ transferId: request.body.id }, '已收货');
      },
    );

    app.post(
      '/stockTransfers/cancel',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Take an own transfer back that is on its way: its pieces are where they were taken from',
          body: IdBody,
          response: answers(TransferStepAnswer),
        },
      },
      async (request) => {
        await transfers.cancel(actorOf(request).accountId, request.body.id);
        return ok({ transferId: request.body.id }, '已取消');
      },
    );
  };
}
