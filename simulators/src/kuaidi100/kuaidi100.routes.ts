import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { formOf } from '../shops/forms.ts';
import { textIn } from '../shops/given.ts';
import { couriersRoutes } from './couriersRoutes.ts';
import { LABEL_TROUBLES } from './labelErrors.ts';
import { labelFaults } from './labelFaults.ts';
import { LABEL_METHODS, type LabelAnswer } from './labelMethods.ts';
import { labelRequest, type SimulatedKuaidi100 } from './labelRequests.ts';
import { waybillBook } from './waybillBook.ts';

/** A hung call ends at last, for clients without a time limit. */
const HANG_MS = 60_000;

/** Kuaidi100 under its name, and the developer's console of the couriers under `/couriers`. */
export function kuaidi100Routes(kuaidi100: SimulatedKuaidi100, now: () => Date): FastifyPluginAsync {
  const book = waybillBook(now);
  const faults = labelFaults();

  return async (app) => {
    app.post('/kuaidi100/label/order', async (request, reply) => {
      const asked = labelRequest(formOf(request), kuaidi100, now());
      if ('code' in asked) return answer(asked);
      const { call, param } = asked;
      await wait(faults.latencyMs());
      const number = textIn(call === 'order' ? param.orderId : param.kuaidinum);
      const kind = faults.take(call, textIn(param.kuaidicom), number);
      switch (kind) {
        case null:
          return answer(LABEL_METHODS[call](book, param));
        case 'lost':
          LABEL_METHODS[call](book, param);
          reply.hijack();
          reply.raw.destroy();
          return;
        case 'hang':
          reply.hijack();
          setTimeout(() => reply.raw.destroy(), HANG_MS).unref();
          return;
        case 'http502':
          return notOurs(reply.code(502));
        case 'garbage':
          return notOurs(reply);
        default:
          return answer(LABEL_TROUBLES[kind]);
      }
    });

    await app.register(couriersRoutes({ book, faults }), { prefix: '/couriers' });
  };
}

function answer(told: LabelAnswer) {
  return 'code' in told
    ? { success: false, ...told, data: null, time: 0 }
    : { success: true, code: 200, message: 'success', data: told.data, time: 0 };
}

function notOurs(reply: FastifyReply): FastifyReply {
  return reply.type('text/html').send('<html>Bad Gateway');
}
