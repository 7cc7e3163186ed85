import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, use } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { LoginDialog } from '../features/loginDialog/LoginDialog.tsx';
import { loginDialogActors } from '../features/loginDialog/loginDialog.actors.ts';
import { loginDialogMachine } from '../features/loginDialog/loginDialog.machine.ts';
import { createIdentityStore } from '../features/session/identityStore.ts';
import { sessionLogic } from '../features/session/session.logic.ts';
import type { sessionMachine } from '../features/session/session.machine.ts';
import { type SessionStatus, selectIdentity, selectStatus } from '../features/session/session.selectors.ts';
import { sessionText } from '../features/session/session.text.ts';
import { createTokenStore } from '../features/session/tokenStore.ts';
import { themeInput, themeLogic } from '../features/theme/theme.actors.ts';
import type { themeMachine } from '../features/theme/theme.machine.ts';
import { LoadAccount } from '../graphql/account.graphql.ts';
import type { StorageArea } from '../lib/storage.ts';
import type { AuthSignal } from './authSignal.ts';
import { rootMachine } from './root.machine.ts';

/** The actors that outlive a page. */
export interface AppSystem {
  session: ActorRefFrom<typeof sessionMachine>;
  loginDialog: ActorRefFrom<typeof loginDialogMachine>;
  theme: ActorRefFrom<typeof themeMachine>;
}

interface SystemOptions {
  client: ApolloClient;
  storage: StorageArea;
  signal: AuthSignal;
  /** Shows a warning to the person. */
  warn: (text: string) => void;
  /** Shows the home page, from its first page on. */
  goHome: () => void;
  reload?: () => void;
}

/** Starts the root actor and hands out what it started. */
export function createAppSystem(options: SystemOptions): AppSystem {
  const { client, storage, signal, warn, goHome, reload = () => location.reload() } = options;
  const tokens = createTokenStore(storage);
  const identities = createIdentityStore(storage);
  const root = createActor(
    rootMachine.provide({
      actors: {
        theme: themeLogic(storage),
        loginDialog: loginDialogMachine.provide({
          actors: loginDialogActors(client),
          actions: {
            grantSession: (_, { answer }) => {
              if (answer.kind === 'granted') session().send({ ...answer, type: 'session.granted' });
            },
          },
        }),
        session: sessionLogic({
          client,
          tokens,
          identities,
          hearGateway: signal.subscribe,
          login: {
            require: (message) =>
              dialog().send({ type: 'dialog.open', message: message ?? sessionText.loginRequired }),
            announceExpiry: () => dialog().send({ type: 'dialog.open', message: sessionText.expired }),
            close: () => dialog().send({ type: 'dialog.close' }),
          },
          warnOfExpiry: () => warn(sessionText.mayHaveExpired),
          goHome,
          reload,
        }),
      },
    }),
    {
      input: {
        session: { identity: identities.load(), hasToken: tokens.token() !== null },
        theme: themeInput(storage),
      },
    },
  );
  const session = (): AppSystem['session'] => root.system.get('session');
  const dialog = (): AppSystem['loginDialog'] => root.system.get('loginDialog');
  root.start();
  return { session: session(), loginDialog: dialog(), theme: root.system.get('theme') };
}

const SystemContext = createContext<AppSystem | null>(null);

/** Gives the system to the page, and lets the login dialog stand above it. */
export function AppSystemProvider({ system, children }: { system: AppSystem; children: ReactNode }) {
  return (
    <SystemContext value={system}>
      {children}
      <LoginDialog actor={system.loginDialog} />
    </SystemContext>
  );
}

function useSystem(): AppSystem {
  const system = use(SystemContext);
  if (!system) throw new Error('AppSystemProvider is missing');
  return system;
}

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

/** Opens the login dialog; the message says why it stands there. */
export function useOpenLogin(): (message?: string) => void {
  const { session } = useSystem();
  return (message) => session.send({ type: 'login.require', ...(message ? { message } : {}) });
}

/** Ends the session and shows the home page. */
export function useLogout(): () => void {
  const { session } = useSystem();
  return () => session.send({ type: 'session.leave' });
}

export function useThemeActor(): AppSystem['theme'] {
  return useSystem().theme;
}
