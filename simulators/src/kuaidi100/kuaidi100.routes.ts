import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import { formOf } from '../shops/forms.ts';
import { textIn } from '../shops/given.ts';
import { breakOff } from './breaking.ts';
import type { CouriersWorld } from './couriersActions.ts';
import { couriersRoutes } from './couriersRoutes.ts';
import { customerBook } from './customerBook.ts';
import { journeyBook } from './journeyBook.ts';
import { LABEL_TROUBLES } from './labelErrors.ts';
import { isFaultKind, labelFaults } from './labelFaults.ts';
import { LABEL_METHODS, type LabelAnswer } from './labelMethods.ts';
import { labelRequest, type SimulatedKuaidi100 } from './labelRequests.ts';
import { pollRoutes } from './poll.routes.ts';
import { subscriptions } from './subscriptions.ts';
import { waybillBook } from './waybillBook.ts';

const HOUR_MS = 3_600_000;

/** Kuaidi100 under its name, and the developer's console of the couriers under `/couriers`. */
export function kuaidi100Routes(
  kuaidi100: SimulatedKuaidi100,
  world: CouriersWorld,
  now: () => Date,
): FastifyPluginAsync {
  const { faults } = world;

  return async (app) => {
    app.post('/kuaidi100/label/order', async (request, reply) => {
      const requested = labelRequest(formOf(request), kuaidi100, now());
      if ('code' in requested) return answer(requested);
      const { call, param } = requested;
      await wait(faults.latencyMs());
      const number = textIn(call === 'order' ? param.orderId : param.kuaidinum);
      const kind = faults.take(call, textIn(param.kuaidicom), number);
      if (kind === null) return answer(LABEL_METHODS[call](world, param));
      if (kind === 'lost') LABEL_METHODS[call](world, param);
      return isFaultKind(kind) ? answer(LABEL_TROUBLES[kind]) : breakOff(reply, kind);
    });

    await app.register(pollRoutes(world, kuaidi100), { prefix: '/kuaidi100' });
    await app.register(couriersRoutes(world), { prefix: '/couriers' });
  };
}

export function couriersWorld({ hourMs = HOUR_MS }: SimulatedKuaidi100, now: () => Date): CouriersWorld {
  const book = waybillBook(now);
  const journeys = journeyBook(book, hourMs, now);
  return {
    book,
    customers: customerBook(),
    journeys,
    subscriptions: subscriptions({ book, journeys }, hourMs, now),
    faults: labelFaults(),
  };
}

function answer(reported: LabelAnswer) {
  return 'code' in reported
    ? { success: false, ...reported, data: null, time: 0 }
    : { success: true, code: 200, message: 'success', data: reported.data, time: 0 };
}
