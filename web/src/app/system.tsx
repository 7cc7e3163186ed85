import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { createContext, lazy, type ReactNode, Suspense, use, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { codeCountdownMachine } from '../features/codeCountdown/codeCountdown.machine.ts';
import { selectResendAt, selectSending } from '../features/codeCountdown/codeCountdown.selectors.ts';
import { codeSender } from '../features/codeCountdown/codeSender.ts';
import { contactAddress } from '../features/customerService/contactAddress.ts';
import type { customerServiceMachine } from '../features/customerService/customerService.machine.ts';
import type { favouritesMachine } from '../features/favourites/favourites.machine.ts';
import { selectGoodIds } from '../features/favourites/favourites.selectors.ts';
import type { liveMachine } from '../features/live/live.machine.ts';
import type { loginDialogMachine } from '../features/loginDialog/loginDialog.machine.ts';
import { selectOpen } from '../features/loginDialog/loginDialog.selectors.ts';
import type { MemberKind, Mode } from '../features/loginDialog/loginDialog.types.ts';
import type { noticesMachine } from '../features/notices/notices.machine.ts';
import type { sessionMachine } from '../features/session/session.machine.ts';
import {
  type SessionStatus,
  selectIdentity,
  selectReaching,
  selectStatus,
} from '../features/session/session.selectors.ts';
import type { themeMachine } from '../features/theme/theme.machine.ts';
import type { updateCheckMachine } from '../features/updateCheck/updateCheck.machine.ts';
import type { CodeSender } from '../fields/codeRequest.ts';
import { LoadAccount } from '../graphql/account.graphql.ts';
import type { CodeScene } from '../graphql/generated/graphql.ts';
import { useSettings } from '../graphql/useSettings.ts';
import { ErrorBoundary } from '../ui/page/ErrorBoundary.tsx';

/** The actors that outlive a page. */
export interface AppSystem {
  session: ActorRefFrom<typeof sessionMachine>;
  loginDialog: ActorRefFrom<typeof loginDialogMachine>;
  codeCountdown(scene: CodeScene): ActorRefFrom<typeof codeCountdownMachine>;
  favourites: ActorRefFrom<typeof favouritesMachine>;
  live: ActorRefFrom<typeof liveMachine>;
  theme: ActorRefFrom<typeof themeMachine>;
  notices: ActorRefFrom<typeof noticesMachine>;
  updateCheck: ActorRefFrom<typeof updateCheckMachine>;
  customerService: ActorRefFrom<typeof customerServiceMachine>;
}

const LoginDialog = lazy(() => import('../features/loginDialog/LoginDialog.tsx'));
const SystemContext = createContext<AppSystem | null>(null);

/** Gives the system to the page, and lets the login dialog stand above it. */
export function AppSystemProvider({ system, children }: { system: AppSystem; children: ReactNode }) {
  return (
    <SystemContext value={system}>
      {children}
      <LoginSlot actor={system.loginDialog} />
    </SystemContext>
  );
}

/** The dialog's code comes when somebody is first asked to sign in. */
function LoginSlot({ actor }: { actor: AppSystem['loginDialog'] }) {
  const open = useSelector(actor, selectOpen);
  if (!open) return null;
  return (
    <ErrorBoundary resetKey="login">
      <Suspense fallback={null}>
        <LoginDialog actor={actor} />
      </Suspense>
    </ErrorBoundary>
  );
}

function useSystem(): AppSystem {
  const system = use(SystemContext);
  if (!system) throw new Error('AppSystemProvider is missing');
  return system;
}

const UNDETERMINED: ReadonlySet<SessionStatus> = new Set(['signingIn', 'unreachable']);

export interface SessionUser {
  uuid: string;
  authorityId: number;
  kind: 'buyer' | 'seller';
  phone: string;
  nickName: string;
  /** Fen. */
  balance: number;
}

/** Who is signed in. `user` is null until the account is known, and again when the session has ended. */
export function useSession(): { status: SessionStatus; user: SessionUser | null } {
  const { session } = useSystem();
  const status = useSelector(session, selectStatus);
  const identity = useSelector(session, selectIdentity);
  const { data } = useQuery(LoadAccount, {
    variables: { kind: identity?.kind === 'seller' ? 'SELLER' : 'BUYER' },
    fetchPolicy: 'cache-only',
    skip: identity === null,
  });
  const me = identity && data?.me;
  if (!me) return { status, user: null };
  const { phone, nickName, balance } = me;
  return { status, user: { ...identity, phone, nickName, balance } };
}

/** Whose menu is shown: the account's as soon as its kind is known; `unknown` while a page finds out who is there. */
export function useAudience(): 'buyer' | 'seller' | 'unknown' {
  const { session } = useSystem();
  const kind = useSelector(session, selectIdentity)?.kind;
  const isFindingOut = UNDETERMINED.has(useSelector(session, selectStatus));
  return kind ?? (isFindingOut ? 'unknown' : 'buyer');
}

/** As which kind of member a page is shown; as a buyer while that is not known. */
export function useMemberKind(): 'buyer' | 'seller' {
  return useAudience() === 'seller' ? 'seller' : 'buyer';
}

/** Opens the login dialog; the message says why it stands there. Without a kind it is the one of last time. */
export function useOpenLogin(): (message?: string, at?: { mode?: Mode; kind?: MemberKind }) => void {
  const { loginDialog } = useSystem();
  return (message, { mode = 'login', kind } = {}) =>
    loginDialog.send({ type: 'dialog.open', message: message ?? null, mode, kind: kind ?? null });
}

/** Ends the session and shows the home page. */
export function useLogout(): () => void {
  const { session } = useSystem();
  return () => session.send({ type: 'session.leave' });
}

/** Ends the session of an account that is no more, and says so at home. */
export function useAccountClosed(): () => void {
  const { session } = useSystem();
  return () => session.send({ type: 'account.closed' });
}

/** The server could not be asked who is signed in: asks again now, and says while it does. */
export function useReconnect(): { reaching: boolean; retry(): void } {
  const { session } = useSystem();
  return {
    reaching: useSelector(session, selectReaching),
    retry: () => session.send({ type: 'session.retry' }),
  };
}

/**
 * Who sends the codes of that scene, the same one at every rendering, and how the sending stands: under way, or to be
 * waited for until an instant in epoch milliseconds.
 */
export function useCodeCountdown(scene: CodeScene): {
  sending: boolean;
  resendAt: number | null;
  sender: CodeSender;
} {
  const countdown = useSystem().codeCountdown(scene);
  return {
    sending: useSelector(countdown, selectSending),
    resendAt: useSelector(countdown, selectResendAt),
    sender: useMemo(() => codeSender(countdown), [countdown]),
  };
}

/** The goods that the person keeps in mind; nothing is kept while nobody is signed in. */
export function useFavourites(): {
  has(goodId: number): boolean;
  toggle(goodId: number): void;
  count: number;
} {
  const { favourites } = useSystem();
  const goodIds = useSelector(favourites, selectGoodIds);
  return {
    has: (goodId) => goodIds.has(goodId),
    toggle: (goodId) => favourites.send({ type: 'favourite.toggle', goodId }),
    count: goodIds.size,
  };
}

export function useLiveActor(): AppSystem['live'] {
  return useSystem().live;
}

export function useThemeActor(): AppSystem['theme'] {
  return useSystem().theme;
}

export function useNoticesActor(): AppSystem['notices'] {
  return useSystem().notices;
}

export function useUpdateCheckActor(): AppSystem['updateCheck'] {
  return useSystem().updateCheck;
}

export function useCustomerServiceActor(): AppSystem['customerService'] {
  return useSystem().customerService;
}

/** The customer service: `contact` opens its site or, without one, its QR picture; `addWeChat` always the picture. */
export function useCustomerService(): { contact(): void; addWeChat(): void } {
  const { customerService } = useSystem();
  const settings = useSettings();
  return {
    contact: () =>
      customerService.send({ type: 'contact.request', address: contactAddress(settings?.csUrl ?? '') }),
    addWeChat: () => customerService.send({ type: 'wechat.request' }),
  };
}
