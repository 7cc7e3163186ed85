import type { ActorRefFrom } from 'xstate';
import type { signInMachine } from './signIn.machine.ts';

/** Whom the steps of a sign-in show and tell. */
export type SignInActor = ActorRefFrom<typeof signInMachine>;
