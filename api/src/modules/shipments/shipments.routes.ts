import { type AddressProblem, isWarning } from '@chengcang/addresses';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, ok } from '../../shared/envelope.ts';
import { asksFor, fieldsBelow } from '../../shared/fields.ts';
import { idempotencyKeyOf } from '../../shared/idempotencyKey.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { Scope } from '../../shared/scopes.ts';
import { readAddressLines, readPlace } from '../addresses/reading.ts';
import { parcelsOfOrder } from '../parcels/parcels.repository.ts';
import { readSettings } from '../settings/settings.ts';
import { cancelOrder } from './cancelling.service.ts';
import { CopyOrderAnswer, CopyOrderBody } from './copying.schemas.ts';
import { copyOrder } from './copying.service.ts';
import { countOrders, findLastChoices, findOrder, listOrders, NO_ORDERS } from './orders.repository.ts';
import {
  CancelAnswer,
  CancelBody,
  ConfirmAnswer,
  ConfirmBody,
  CreateOrderAnswer,
  CreateOrderBody,
  LastBuyGood,
  OrderDetail,
  OrdersAnswer,
  OrdersBody,
  ParseAddressAnswer,
  ParseAddressBody,
  ParsePlacesAnswer,
  ParsePlacesBody,
  QuoteAnswer,
  QuoteBody,
} from './shipments.schemas.ts';
import type { ShipmentService } from './shipments.service.ts';

const tags = ['shipments'];
const buyer = (scope: Scope) => ({ config: { access: 'buyer' as const, scope } });
/** Recipients may come as free text. */
const naming = (scope: Scope) => ({ config: { access: 'buyer' as const, scope, pasted: ['text'] } });

export function shipmentRoutes(db: Db, shipments: ShipmentService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/orders/parseAddress',
      {
        config: { access: 'any', scope: 'orders:read', sparse: true, pasted: ['text'] },
        schema: {
          tags,
          summary: 'Read receivers from free text',
          body: ParseAddressBody,
          response: answers(ParseAddressAnswer),
        },
      },
      async (request) => {
        const { maxRows } = await readSettings(db);
        const rows = readAddressLines(request.body.text);
        if (rows.length > maxRows) throw new Refusal('TOO_MANY_ROWS', { max: maxRows });
        return ok({ rows: rows.map(judged) });
      },
    );

    app.post(
      '/orders/parsePlaces',
      {
        config: { access: 'any', scope: 'orders:read', sparse: true, pasted: ['places'] },
        schema: {
          tags,
          summary: 'Read regions and details from addresses without name and phone',
          body: ParsePlacesBody,
          response: answers(ParsePlacesAnswer),
        },
      },
      async (request) => ok({ rows: request.body.places.map((place) => judged(readPlace(place))) }),
    );

    app.post(
      '/orders/quote',
      {
        ...naming('orders:read'),
        schema: {
          tags,
          summary: 'Verdict and price of every row',
          body: QuoteBody,
          response: answers(QuoteAnswer),
        },
      },
      async (request) => ok(await shipments.quote(actorOf(request), request.body)),
    );

    app.post(
      '/orders/createOrder',
      {
        ...naming('orders:write'),
        schema: {
          tags,
          summary: 'Place an order',
          body: CreateOrderBody,
          response: answers(CreateOrderAnswer),
        },
      },
      async (request) => {
        const { clientNo, confirm = false, ...input } = request.body;
        return ok(
          await shipments.create(actorOf(request), {
            ...input,
            confirm,
            key: idempotencyKeyOf(request, clientNo),
          }),
          '下单成功',
        );
      },
    );

    app.post(
      '/orders/confirmOrder',
      {
        config: { access: 'buyer', scope: 'orders:write', orScope: 'orders:pay' },
        schema: {
          tags,
          summary: 'Pay from the balance (`orders:pay`), or confirm receipt (`orders:write`)',
          body: ConfirmBody,
          response: answers(ConfirmAnswer),
        },
      },
      async (request) => {
        const { id, action, clientNo } = request.body;
        return ok(
          await shipments.confirm(actorOf(request), { id, action, key: idempotencyKeyOf(request, clientNo) }),
        );
      },
    );

    app.post(
      '/orders/cancelOrder',
      {
        ...buyer('orders:write'),
        schema: {
          tags,
          summary: 'Cancel, or refund all parcels',
          body: CancelBody,
          response: answers(CancelAnswer),
        },
      },
      async (request) =>
        ok(await cancelOrder(db, actorOf(request).accountId, request.body.orderId), '取消成功'),
    );

    app.post(
      '/orders/getOrdersList',
      {
        config: { access: 'any', scope: 'orders:read', sparse: true, byChangeFeed: true },
        schema: {
          tags,
          summary: 'The own orders',
          body: OrdersBody,
          response: answers(OrdersAnswer),
        },
      },
      async (request) => {
        const actor = actorOf(request);
        const [page, counts] = await Promise.all([
          listOrders(db, actor, request.body, request.fields),
          asksFor(request.fields, 'counts') ? countOrders(db, actor) : NO_ORDERS,
        ]);
        return ok({ ...page, counts });
      },
    );

    app.post(
      '/orders/findOrders',
      {
        config: { access: 'any', scope: 'orders:read', sparse: true, byChangeFeed: true },
        schema: { tags, summary: 'One order with its parcels', body: IdBody, response: answers(OrderDetail) },
      },
      async (request) => {
        const actor = actorOf(request);
        const [order, packages] = await Promise.all([
          findOrder(db, actor, request.body.id),
          asksFor(request.fields, 'packages')
            ? parcelsOfOrder(db, actor, request.body.id, fieldsBelow(request.fields, 'packages'))
            : [],
        ]);
        if (!order) throw new Refusal('NOT_FOUND');
        return ok({ ...order, packages });
      },
    );

    app.post(
      '/orders/copyOrder',
      {
        config: { access: 'buyer', scope: ['orders:read', 'receivers:read'] },
        schema: {
          tags,
          summary: 'What a new order like an earlier one starts with; its receivers in clear, 5,000 a day',
          body: CopyOrderBody,
          response: answers(CopyOrderAnswer),
        },
      },
      async (request) => ok(await copyOrder(db, actorOf(request), request.body)),
    );

    app.post(
      '/orders/lastBuyGood',
      {
        config: { access: 'buyer', scope: 'orders:read', sparse: true },
        schema: {
          tags,
          summary: 'What was chosen last time; {} before the first order',
          response: answers(LastBuyGood),
        },
      },
      async (request) => ok((await findLastChoices(db, actorOf(request).accountId)) ?? {}),
    );
  };
}

/** A parsed address with the effect of each problem on the row. */
function judged<Reading extends { problems: AddressProblem[] }>(reading: Reading) {
  return {
    ...reading,
    problems: reading.problems.map((problem) => ({ ...problem, blocking: !isWarning(problem) })),
  };
}
