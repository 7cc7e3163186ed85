import type { ActorRefFrom } from 'xstate';
import type { reviewOrderMachine } from './reviewOrder.machine.ts';

export type OrderReview = ActorRefFrom<typeof reviewOrderMachine>;
