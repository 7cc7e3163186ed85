import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { LoadAccount } from '../../graphql/account.graphql.ts';
import type { Identity } from '../../graphql/identity.ts';
import { useAppActor } from '../../lib/appActors.ts';
import type { sessionMachine } from './session.machine.ts';
import {
  type SessionStatus,
  selectConnecting,
  selectIdentity,
  selectLeaving,
  selectStatus,
} from './session.selectors.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    session: ActorRefFrom<typeof sessionMachine>;
    /** Goes on as whoever was granted a session; the page is loaded anew. */
    beginSession(granted: { token: string; identity: Identity }): void;
  }
}

const FINDING_OUT: ReadonlySet<SessionStatus> = new Set(['signingIn', 'unreachable']);

export interface SessionUser {
  /** The account. */
  id: number;
  uuid: string;
  authorityId: number;
  kind: 'buyer' | 'seller';
  phone: string;
  nickName: string;
  /** Fen. */
  balance: number;
  /** What a member is here, in Chinese; null for the owner. */
  roleName: string | null;
  scopes: readonly string[] | null;
}

/** Who is signed in. `user` is null until the account is known, and again when the session has ended. */
export function useSession(): { status: SessionStatus; user: SessionUser | null } {
  const session = useAppActor('session');
  const status = useSelector(session, selectStatus);
  const identity = useSelector(session, selectIdentity);
  const { data } = useQuery(LoadAccount, {
    variables: { kind: identity?.kind === 'seller' ? 'SELLER' : 'BUYER' },
    fetchPolicy: 'cache-only',
    skip: identity === null,
  });
  const me = identity && data?.me;
  if (!me) return { status, user: null };
  const { id, phone, nickName, balance, member } = me;
  return { status, user: { ...identity, id, phone, nickName, balance, roleName: member?.roleName ?? null } };
}

/** Whether nobody is signed in, which is known. */
export function useIsVisitor(): boolean {
  const status = useSelector(useAppActor('session'), selectStatus);
  return status === 'anonymous' || status === 'expired';
}

/** Whose token the page has, as soon as that is known; null for visitors. */
export function useIdentity(): Identity | null {
  return useSelector(useAppActor('session'), selectIdentity);
}

/** Who was signed in last, while the server cannot be asked. */
export function useUnreachedIdentity(): Identity | null {
  const session = useAppActor('session');
  const identity = useSelector(session, selectIdentity);
  return useSelector(session, selectStatus) === 'unreachable' ? identity : null;
}

/** Whose menu is shown: the account's as soon as its kind is known; `unknown` while a page finds out who is there. */
export function useAudience(): 'buyer' | 'seller' | 'unknown' {
  const session = useAppActor('session');
  const kind = useSelector(session, selectIdentity)?.kind;
  const isFindingOut = FINDING_OUT.has(useSelector(session, selectStatus));
  return kind ?? (isFindingOut ? 'unknown' : 'buyer');
}

/** What whoever is signed in may do; null where that is everything, and while nobody knows who is there. */
export function useScopes(): readonly string[] | null {
  return useSelector(useAppActor('session'), selectIdentity)?.scopes ?? null;
}

/** Whether these scopes, null being all of them, have one that is asked for. */
export function hasScope(scopes: readonly string[] | null, scope: string | undefined): boolean {
  return scopes === null || scope === undefined || scopes.includes(scope);
}

/** As which kind of member a page is shown; as a buyer while that is not known. */
export function useMemberKind(): 'buyer' | 'seller' {
  return useAudience() === 'seller' ? 'seller' : 'buyer';
}

/** Ends the session and shows the home page. */
export function useLogout(): () => void {
  const session = useAppActor('session');
  return () => session.send({ type: 'session.leave' });
}

/** Whether the session is being ended: what a person begins before the page is loaded anew would be lost. */
export function useLeaving(): boolean {
  return useSelector(useAppActor('session'), selectLeaving);
}

/** Ends the session of an account that is no more, and says so at home. */
export function useAccountClosed(): () => void {
  const session = useAppActor('session');
  return () => session.send({ type: 'account.closed' });
}

/** The server could not be asked who is signed in: asks again now, and says while it does. */
export function useReconnect(): { connecting: boolean; retry(): void } {
  const session = useAppActor('session');
  return {
    connecting: useSelector(session, selectConnecting),
    retry: () => session.send({ type: 'session.retry' }),
  };
}
