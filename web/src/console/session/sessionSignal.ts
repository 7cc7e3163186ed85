import { createSignal, type Signal } from '../../lib/createSignal.ts';

/** What an answer of the gateway says about the session: it goes on for another while, or is over. */
export type SessionReport = { type: 'session.used' } | { type: 'session.expired' };

/** From the Apollo links, which know nothing of machines, to the session actor. */
export type SessionSignal = Signal<SessionReport>;

export const createSessionSignal = createSignal<SessionReport>;
