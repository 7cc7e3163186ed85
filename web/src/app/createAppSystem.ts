import type { ApolloClient } from '@apollo/client';
import { createActor } from 'xstate';
import { codeSender } from '../features/codeCountdown/codeSender.ts';
import {
  customerServiceInput,
  customerServiceLogic,
} from '../features/customerService/customerService.logic.ts';
import { createFavouritesStore } from '../features/favourites/favouritesStore.ts';
import { createInviterStore } from '../features/loginDialog/inviter.ts';
import type { MemberKind } from '../features/loginDialog/loginDialog.types.ts';
import { loginDialogHost } from '../features/loginDialog/loginDialogHost.ts';
import { noticesInput, noticesLogic } from '../features/notices/notices.logic.ts';
import { lastSearches } from '../features/search/lastSearches.ts';
import { createIdentityStore, createMemberStore } from '../features/session/accountStores.ts';
import { sessionLogic } from '../features/session/session.logic.ts';
import { selectIsLogin, selectKeepsFavourites } from '../features/session/session.selectors.ts';
import { createTokenStore } from '../features/session/tokenStore.ts';
import { updateCheckInput, updateCheckLogic } from '../features/updateCheck/updateCheck.logic.ts';
import type { CodeScene } from '../graphql/generated/graphql.ts';
import type { AppActors } from '../lib/appActors.ts';
import { failureText, fetchWithTimeout } from '../lib/fetchWithTimeout.ts';
import { lazyActor } from '../lib/lazyActor.ts';
import type { StorageArea } from '../lib/storage.ts';
import { createThemeStore } from '../lib/themeStore.ts';
import type { AuthSignal } from './authSignal.ts';
import { rootMachine } from './root.machine.ts';

const RETRY_PAUSE_MS = 5_000;

interface SystemOptions {
  client: ApolloClient;
  /** What outlives the tab, and what ends with it. */
  storage: { browser: StorageArea; tab: StorageArea };
  signal: AuthSignal;
  /** Shows a warning to the person. */
  warn: (text: string) => void;
  /** Shows the home page, from its first page on. */
  goHome: () => void;
  /** Somebody has signed in: a supplier's day begins elsewhere than a buyer's. */
  land: (kind: MemberKind) => void;
  reload?: () => void | Promise<void>;
}

/** How long a page may go on after it is told to load anew. */
const UNLOAD_MS = 10_000;

/** Loads the page anew. It goes on for a moment, in which nothing may begin that would be lost. */
function reloadPage(): Promise<void> {
  location.reload();
  return new Promise((resolve) => setTimeout(resolve, UNLOAD_MS));
}

/** Starts the root actor, binds what it starts to the browser and to each other, and hands it out. */
export function createAppSystem(options: SystemOptions): AppActors {
  const { client, storage, signal, warn, goHome, land, reload = reloadPage } = options;
  const theme = createThemeStore(storage.browser);
  const tokens = createTokenStore(storage.browser);
  const identities = createIdentityStore(storage.browser);
  const members = createMemberStore(storage.tab);
  const inviters = createInviterStore(storage.tab);
  const noticeInviter = () => inviters.notice(location.hash);
  noticeInviter();
  window.addEventListener('hashchange', noticeInviter);
  const countdowns = new Map<CodeScene, ReturnType<AppActors['codeCountdown']>>();
  const codeCountdown: AppActors['codeCountdown'] = (scene, start) => {
    const countdown = countdowns.get(scene) ?? start(scene, { client, storage: storage.browser });
    countdowns.set(scene, countdown);
    return countdown;
  };
  const loginDialog = loginDialogHost(
    async () => {
      const [{ loginDialogLogic }, { startCountdown }] = await Promise.all([
        import('../features/loginDialog/loginDialog.logic.ts'),
        import('../features/codeCountdown/codeCountdown.actors.ts'),
      ]);
      const logic = loginDialogLogic({
        client,
        inviters,
        codes: (scene) => codeSender(codeCountdown(scene, startCountdown)),
        grant: begin,
      });
      return createActor(logic, { input: { superId: inviters.superId() } });
    },
    (error) => warn(failureText(error)),
  );
  const root = createActor(
    rootMachine.provide({
      actors: {
        notices: noticesLogic({ client, storage }),
        updateCheck: updateCheckLogic({ tab: storage.tab, send: fetchWithTimeout(fetch), reload }),
        customerService: customerServiceLogic(storage),
        session: sessionLogic({
          client,
          tokens,
          identities,
          members,
          clearPersonal: (account) => lastSearches(storage.browser, account).clear(),
          subscribeToGateway: signal.subscribe,
          login: {
            open: (message) => loginDialog.open({ message, mode: 'login', kind: null, ...members.load() }),
            close: loginDialog.close,
          },
          warn,
          goHome,
          reload,
        }),
      },
    }),
    {
      input: {
        session: { identity: identities.load(), hasToken: tokens.token() !== null },
        notices: noticesInput(storage),
        updateCheck: updateCheckInput(storage.tab),
        customerService: customerServiceInput(storage),
      },
    },
  );
  const session = (): AppActors['session'] => root.system.get('session');
  function begin({ token, identity }: Parameters<AppActors['beginSession']>[0]) {
    // Before the page is loaded anew.
    land(identity.kind);
    session().send({ type: 'session.granted', token, identity });
  }
  const subscribeToAccount = (listener: (isOpen: boolean) => void) =>
    watchSelector(session(), selectIsLogin, listener);
  const changeFeed = lazyActor(async () => {
    const { changeFeedInput, changeFeedLogic } = await import('../features/changeFeed/changeFeed.logic.ts');
    return createActor(changeFeedLogic({ client, subscribeToAccount }), { input: changeFeedInput() });
  });
  const listen = () => {
    changeFeed.start().catch(() => setTimeout(listen, RETRY_PAUSE_MS));
  };
  root.start();
  // Visitors hear of nothing.
  subscribeToAccount((isOpen) => {
    if (isOpen) listen();
  });
  return {
    session: session(),
    beginSession: begin,
    loginDialog,
    codeCountdown,
    favourites: createFavouritesStore({
      client,
      subscribeToAccount: (listener) => watchSelector(session(), selectKeepsFavourites, listener),
      warn,
    }),
    changeFeed,
    theme,
    notices: root.system.get('notices'),
    updateCheck: root.system.get('updateCheck'),
    customerService: root.system.get('customerService'),
  };
}

interface SnapshotSource<S> {
  getSnapshot(): S;
  subscribe(listener: (snapshot: S) => void): { unsubscribe(): void };
}

/** Calls back with what a selector says of an actor: now, and whenever it says something else. */
function watchSelector<S, T>(
  actor: SnapshotSource<S>,
  select: (snapshot: S) => T,
  listener: (value: T) => void,
): () => void {
  let last = select(actor.getSnapshot());
  listener(last);
  const subscription = actor.subscribe((snapshot) => {
    const value = select(snapshot);
    if (value === last) return;
    last = value;
    listener(value);
  });
  return () => subscription.unsubscribe();
}
