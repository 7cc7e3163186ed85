import type { ActorRefFrom } from 'xstate';
import type { batchActionsMachine } from './batchActions.machine.ts';

export type BatchActions = ActorRefFrom<typeof batchActionsMachine>;
