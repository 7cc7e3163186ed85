import { performance } from 'node:perf_hooks';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const SAMPLE_MS = 1000;
/** Mean delay of the event loop above which a process takes no more. */
const MOST_DELAY_MS = 1000;
const BUSY = Object.assign(new Error('the event loop is behind'), { code: 'FST_UNDER_PRESSURE' });

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether requests are refused because the process cannot keep up. */
    isShedding(): boolean;
  }
}

/** Refuses requests while the process cannot keep up. */
export const shedding = fp(
  async (app: FastifyInstance, { isOn }: { isOn: boolean }) => {
    // Loading the program looks like pressure until a sample begins after it.
    let settledAt = Number.POSITIVE_INFINITY;
    app.addHook('onListen', async () => {
      settledAt = performance.now() + 2 * SAMPLE_MS;
    });
    app.decorate('isShedding', () => isOn && performance.now() > settledAt && app.isUnderPressure());
    if (!isOn) return;
    await app.register(underPressure, {
      maxEventLoopDelay: MOST_DELAY_MS,
      sampleInterval: SAMPLE_MS,
      pressureHandler: async () => {
        if (app.isShedding()) throw BUSY;
      },
    });
  },
  { name: 'shedding' },
);
