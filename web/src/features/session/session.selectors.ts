import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export type SessionStatus = 'anonymous' | 'signingIn' | 'unreachable' | 'signedIn' | 'expiring' | 'expired';

const STATUS = {
  deciding: 'anonymous',
  anonymous: 'anonymous',
  leaving: 'anonymous',
  signingIn: 'signingIn',
  unreachable: 'unreachable',
  connecting: 'unreachable',
  reloading: 'signingIn',
  signedIn: 'signedIn',
  verifying: 'signedIn',
  expiring: 'expiring',
  expired: 'expired',
} as const satisfies Record<SessionSnapshot['value'], SessionStatus>;

/** The session as the rest of the app needs to know it. */
export const selectStatus = (snapshot: SessionSnapshot): SessionStatus => STATUS[snapshot.value];

/** Whether the server that could not be reached is being asked again. */
export const selectConnecting = (snapshot: SessionSnapshot) => snapshot.matches('connecting');

/** Whether the session is being ended: the page is loaded anew at its end, and with it what was begun meanwhile. */
export const selectLeaving = (snapshot: SessionSnapshot) => snapshot.matches('leaving');

export const selectIdentity = (snapshot: SessionSnapshot) => snapshot.context.identity;

const BUYER_AUTHORITY = 10001;

export const selectIsLogin = (snapshot: SessionSnapshot) => selectStatus(snapshot) === 'signedIn';

/** Whether a VIP member is known to be signed in. */
export const selectIsVip = ({ context }: SessionSnapshot) =>
  context.identity?.authorityId === BUYER_AUTHORITY;

/** The account's `type`: 1 buyer, 2 supplier; null while no user is signed in. */
export const selectUserType = ({ context: { identity } }: SessionSnapshot) => {
  if (!identity) return null;
  return identity.kind === 'buyer' ? 1 : 2;
};

/** Whether the account keeps favourites. */
export const selectKeepsFavourites = (snapshot: SessionSnapshot) =>
  selectIsLogin(snapshot) && (selectIsVip(snapshot) || selectUserType(snapshot) === 1);
