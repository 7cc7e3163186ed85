import type { ApolloClient } from '@apollo/client';
import { createActor } from 'xstate';
import { changeFeedInput, changeFeedLogic } from '../features/changeFeed/changeFeed.logic.ts';
import { codeCountdownLogic } from '../features/codeCountdown/codeCountdown.actors.ts';
import { codeSender } from '../features/codeCountdown/codeSender.ts';
import { createWaitStore } from '../features/codeCountdown/waitStore.ts';
import {
  customerServiceInput,
  customerServiceLogic,
} from '../features/customerService/customerService.logic.ts';
import { createFavouritesStore } from '../features/favourites/favouritesStore.ts';
import { createInviterStore } from '../features/loginDialog/inviter.ts';
import { loginDialogLogic } from '../features/loginDialog/loginDialog.logic.ts';
import { noticesInput, noticesLogic } from '../features/notices/notices.logic.ts';
import { createIdentityStore, createMemberStore } from '../features/session/accountStores.ts';
import { sessionLogic } from '../features/session/session.logic.ts';
import { selectIsLogin, selectKeepsFavourites } from '../features/session/session.selectors.ts';
import { createTokenStore } from '../features/session/tokenStore.ts';
import { createThemeStore } from '../features/theme/themeStore.ts';
import { updateCheckInput, updateCheckLogic } from '../features/updateCheck/updateCheck.logic.ts';
import type { CodeScene } from '../graphql/generated/graphql.ts';
import type { AppActors } from '../lib/appActors.ts';
import { fetchWithTimeout } from '../lib/fetchWithTimeout.ts';
import type { StorageArea } from '../lib/storage.ts';
import type { AuthSignal } from './authSignal.ts';
import { countdownId, rootMachine } from './root.machine.ts';

interface SystemOptions {
  client: ApolloClient;
  /** What outlives the tab, and what ends with it. */
  storage: { browser: StorageArea; tab: StorageArea };
  signal: AuthSignal;
  /** Shows a warning to the person. */
  warn: (text: string) => void;
  /** Shows the home page, from its first page on. */
  goHome: () => void;
  reload?: () => void;
}

/** Starts the root actor, binds what it starts to the browser and to each other, and hands it out. */
export function createAppSystem(options: SystemOptions): AppActors {
  const { client, storage, signal, warn, goHome, reload = () => location.reload() } = options;
  const theme = createThemeStore(storage.browser);
  const tokens = createTokenStore(storage.browser);
  const identities = createIdentityStore(storage.browser);
  const members = createMemberStore(storage.tab);
  const waits = (scene: CodeScene) => createWaitStore(storage.browser, scene);
  const inviters = createInviterStore(storage.tab);
  inviters.notice(location.hash);
  const root = createActor(
    rootMachine.provide({
      actors: {
        notices: noticesLogic({ client, storage }),
        updateCheck: updateCheckLogic({ tab: storage.tab, send: fetchWithTimeout(fetch), reload }),
        customerService: customerServiceLogic(storage),
        codeCountdown: codeCountdownLogic(client, waits),
        loginDialog: loginDialogLogic({
          client,
          inviters,
          codes: (scene) => codeSender(countdown(scene)),
          grant: (granted) => session().send({ ...granted, type: 'session.granted' }),
        }),
        session: sessionLogic({
          client,
          tokens,
          identities,
          members,
          subscribeToGateway: signal.subscribe,
          login: {
            open: (message) =>
              dialog().send({ type: 'dialog.open', message, mode: 'login', kind: null, ...members.load() }),
            close: () => dialog().send({ type: 'dialog.close' }),
          },
          warn,
          goHome,
          reload,
        }),
        changeFeed: changeFeedLogic({
          client,
          subscribeToAccount: (listener) => watchSelector(session(), selectIsLogin, listener),
        }),
      },
    }),
    {
      input: {
        session: { identity: identities.load(), hasToken: tokens.token() !== null },
        notices: noticesInput(storage),
        updateCheck: updateCheckInput(storage.tab),
        customerService: customerServiceInput(storage),
        changeFeed: changeFeedInput(),
        loginDialog: { superId: inviters.superId() },
        resendAt: (scene) => waits(scene).load(),
      },
    },
  );
  const session = (): AppActors['session'] => root.system.get('session');
  const dialog = (): AppActors['loginDialog'] => root.system.get('loginDialog');
  const countdown: AppActors['codeCountdown'] = (scene: CodeScene) => root.system.get(countdownId(scene));
  root.start();
  return {
    session: session(),
    loginDialog: dialog(),
    codeCountdown: countdown,
    favourites: createFavouritesStore({
      client,
      subscribeToAccount: (listener) => watchSelector(session(), selectKeepsFavourites, listener),
      warn,
    }),
    changeFeed: root.system.get('changeFeed'),
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
