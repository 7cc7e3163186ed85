import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export type SessionStatus = 'anonymous' | 'signingIn' | 'signedIn' | 'expiring' | 'expired';

const STATUS = {
  deciding: 'anonymous',
  anonymous: 'anonymous',
  leaving: 'anonymous',
  signingIn: 'signingIn',
  unreachable: 'signingIn',
  reloading: 'signingIn',
  signedIn: 'signedIn',
  verifying: 'signedIn',
  expiring: 'expiring',
  expired: 'expired',
} as const satisfies Record<SessionSnapshot['value'], SessionStatus>;

/** The session as the rest of the app needs to know it. */
export const selectStatus = (snapshot: SessionSnapshot): SessionStatus => STATUS[snapshot.value];

export const selectIdentity = (snapshot: SessionSnapshot) => snapshot.context.identity;
