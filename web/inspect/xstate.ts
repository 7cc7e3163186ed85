import { createActor as createBareActor } from 'xstate';
import { inspect } from './inspector.ts';

export * from 'xstate';

/** As XState's, watched by the inspector. */
export const createActor = ((logic, options) =>
  createBareActor(logic, { inspect, ...options } as never)) as typeof createBareActor;
