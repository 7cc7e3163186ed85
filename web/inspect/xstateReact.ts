import { useActorRef as useBareActorRef } from '@xstate/react';
import { inspect } from './inspector.ts';

export * from '@xstate/react';

const bare = useBareActorRef as (logic: unknown, options: object, observer: unknown) => unknown;

/** As XState's, watched by the inspector. */
export const useActorRef = ((logic: unknown, options?: object, observer?: unknown) =>
  bare(logic, { inspect, ...options }, observer)) as typeof useBareActorRef;
