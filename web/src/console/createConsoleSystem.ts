import type { ApolloClient } from '@apollo/client';
import { createActor } from 'xstate';
import type { StorageArea } from '../lib/storage.ts';
import { createThemeStore } from '../lib/themeStore.ts';
import type { ConsoleActors } from './consoleActors.ts';
import { proveAgainLogic } from './proof/proveAgain.logic.ts';
import { rootMachine } from './root.machine.ts';
import { consoleSessionLogic } from './session/consoleSession.logic.ts';
import { createOtherTabs, type TabChannel } from './session/otherTabs.ts';
import type { SessionSignal } from './session/sessionSignal.ts';
import type { TokenStore } from './session/tokenStore.ts';

interface SystemOptions {
  client: ApolloClient;
  /** What outlives the tab. */
  storage: StorageArea;
  tokens: TokenStore;
  signal: SessionSignal;
  /** Between the tabs of the console. */
  channel: TabChannel;
  /** Shows the home page. */
  goHome: () => void;
}

/** Starts the root actor on the real browser and graph, and hands out what it starts. */
export function createConsoleSystem({
  client,
  storage,
  tokens,
  signal,
  channel,
  goHome,
}: SystemOptions): ConsoleActors {
  const theme = createThemeStore(storage);
  const otherTabs = createOtherTabs({
    ...{ channel, token: tokens.token },
    onEnd: () => signal.report({ type: 'session.expired' }),
  });
  const root = createActor(
    rootMachine.provide({
      actors: {
        session: consoleSessionLogic({ client, tokens, signal, otherTabs, goHome }),
        proof: proveAgainLogic(client),
      },
    }),
    { input: { hasToken: tokens.token() !== null, expired: tokens.expired() } },
  ).start();
  const session: ConsoleActors['session'] = root.system.get('session');
  const proof: ConsoleActors['proof'] = root.system.get('proof');
  // What is asked of one operator is not asked of the next.
  session.subscribe((snapshot) => {
    if (!snapshot.matches('signedIn')) proof.send({ type: 'proof.dismiss' });
  });
  return { session, proof, theme };
}
