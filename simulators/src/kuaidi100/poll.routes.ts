import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { formOf } from '../shops/forms.ts';
import { type Given, textIn } from '../shops/given.ts';
import { breakOff } from './breaking.ts';
import type { CouriersWorld } from './couriersActions.ts';
import { isFaultKind, type PollCall } from './labelFaults.ts';
import type { SimulatedKuaidi100 } from './labelRequests.ts';
import { type PollError, pollError, WRONG_SUBSCRIPTION } from './pollErrors.ts';
import { query, queryIn, subscribe, subscriptionIn } from './pollMethods.ts';

/** How often due pushes are checked. */
const TELL_EVERY_MS = 1_000;

/** Kuaidi100's tracking: subscriptions, queries, and pushes. */
export function pollRoutes(world: CouriersWorld, kuaidi100: SimulatedKuaidi100): FastifyPluginAsync {
  const { subscriptions, faults } = world;

  return async (app) => {
    app.post('/poll', async (request, reply) => {
      const param = subscriptionIn(formOf(request));
      if (!param) return WRONG_SUBSCRIPTION;
      const numbers = [textIn(param.company), textIn(param.number)] as const;
      return answered(reply, 'subscribe', numbers, () => subscribe(world, param, kuaidi100.key));
    });

    app.post('/poll/query.do', async (request, reply) => {
      const requested = queryIn(formOf(request), kuaidi100);
      if ('returnCode' in requested) return requested;
      const numbers = [textIn(requested.com), textIn(requested.num)] as const;
      return answered(reply, 'query', numbers, () => query(world, requested));
    });

    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const tellLater = () => {
      timer = setTimeout(async () => {
        await subscriptions.run();
        if (!isOver) tellLater();
      }, TELL_EVERY_MS).unref();
    };
    app.addHook('onReady', async () => tellLater());
    app.addHook('onClose', async () => {
      isOver = true;
      clearTimeout(timer);
    });
  };

  async function answered(
    reply: FastifyReply,
    call: PollCall,
    [company, number]: readonly [string, string],
    act: () => Given | PollError,
  ) {
    await wait(faults.latencyMs());
    const kind = faults.take(call, company, number);
    if (kind === null) return act();
    if (kind === 'lost') act();
    return isFaultKind(kind) ? pollError(kind, call) : breakOff(reply, kind);
  }
}
