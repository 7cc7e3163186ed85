import type { FastifyInstance } from 'fastify';
import type { PaymentsWorld } from './paymentsWorld.types.ts';
import type { WechatAnswers } from './wechatAnswers.ts';
import type { SimulatedWechatpay } from './wechatRequests.ts';
import {
  addReceiver,
  removeReceiver,
  returnOf,
  splitOf,
  splitOrder,
  takeBack,
  unfreeze,
  unsplitOf,
} from './wechatSplits.ts';

const ROOT = '/v3/profitsharing';
type OfSplit = { Params: { outOrderNo: string }; Querystring: { transaction_id?: string } };
type OfReturn = { Params: { outReturnNo: string }; Querystring: { out_order_no?: string } };
type OfTrade = { Params: { tradeNo: string } };

/** WeChat Pay's profit sharing, of an ordinary merchant. */
export function addSplitRoutes(
  app: FastifyInstance,
  world: PaymentsWorld,
  wechatpay: SimulatedWechatpay,
  { answered }: WechatAnswers,
): void {
  app.post(`${ROOT}/receivers/add`, (request, reply) =>
    answered(request, reply, 'receiver', (input) => addReceiver(world, input, wechatpay)),
  );
  app.post(`${ROOT}/receivers/delete`, (request, reply) =>
    answered(request, reply, 'receiver', (input) => removeReceiver(world, input)),
  );
  app.post(`${ROOT}/orders`, (request, reply) =>
    answered(request, reply, 'split', (input) => splitOrder(world, input, wechatpay)),
  );
  app.post(`${ROOT}/orders/unfreeze`, (request, reply) =>
    answered(request, reply, 'split', (input) => unfreeze(world, input, wechatpay.mchId)),
  );
  app.get<OfSplit>(`${ROOT}/orders/:outOrderNo`, (request, reply) =>
    answered(request, reply, 'query', () =>
      splitOf(world, request.params.outOrderNo, request.query.transaction_id ?? ''),
    ),
  );
  app.get<OfTrade>(`${ROOT}/transactions/:tradeNo/amounts`, (request, reply) =>
    answered(request, reply, 'query', () => unsplitOf(world, request.params.tradeNo)),
  );
  app.post(`${ROOT}/return-orders`, (request, reply) =>
    answered(request, reply, 'split', (input) => takeBack(world, input)),
  );
  app.get<OfReturn>(`${ROOT}/return-orders/:outReturnNo`, (request, reply) =>
    answered(request, reply, 'query', () =>
      returnOf(world, request.params.outReturnNo, request.query.out_order_no ?? ''),
    ),
  );
}
