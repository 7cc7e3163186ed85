import './ui/base.css';
import './ui/theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createAuthSignal } from './app/authSignal.ts';
import { createApolloClient } from './app/client.ts';
import { createAppSystem } from './app/createAppSystem.ts';
import { createUploadSession } from './app/createUploadSession.ts';
import { carryEarlyInput } from './app/earlyInput.ts';
import { openPage } from './app/openPage.ts';
import { withPreloadedQueries } from './app/preloadedQueries.ts';
import { primeCache } from './app/primeCache.ts';
import { createTokenStore } from './features/session/tokenStore.ts';
import { createNavigator } from './lib/navigator.ts';
import { paths } from './lib/paths.ts';
import { browserStorage, tabStorage } from './lib/storage.ts';
import { setUploadSession } from './lib/uploadSession.ts';
import { clearFeedLengths } from './shop/useFeed.ts';
import { toast } from './ui/feedback/toast.ts';

// The router's base ends with a slash: without it the home page has no address of its own.
if (window.location.pathname === '/t3')
  window.history.replaceState(null, '', `/t3/${window.location.search}${window.location.hash}`);

const storage = browserStorage();
const signal = createAuthSignal();
const navigator = createNavigator();
const tokens = createTokenStore(storage);
const pathname = () => window.location.pathname;
const client = createApolloClient({
  tokens,
  signal,
  warn: toast.warning,
  pathname,
  outdated: () => system.updateCheck.send({ type: 'release.retired' }),
  fetch: withPreloadedQueries(fetch, window.preloadedQueries ?? []),
});
setUploadSession(createUploadSession({ tokens, signal, pathname }));
const system = createAppSystem({
  client,
  storage: { browser: storage, tab: tabStorage() },
  signal,
  warn: toast.warning,
  goHome: () => {
    clearFeedLengths();
    navigator.navigate(paths.home);
  },
  land: (kind) => {
    const isHome = pathname() === '/t3/' || pathname() === `/t3${paths.invitation}`;
    if (isHome) navigator.navigate(kind === 'seller' ? paths.workbench : paths.home);
  },
});

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
carryEarlyInput(root);

// Not awaited at the top: the code of the pages waits until this module has run.
void draw(root);

async function draw(root: HTMLElement): Promise<void> {
  if (window.preloadedQueries && pathname() === '/t3/' && !window.location.search) await primeCache(client);
  else if (tokens.token() !== null)
    await openPage({ client, session: system.session }, pathname().slice('/t3'.length));
  const page = createRoot(root);
  // In slices, so that a tap or a key is not kept waiting by the whole of the first render.
  startTransition(() =>
    page.render(
      <StrictMode>
        <App client={client} system={system} navigator={navigator} />
      </StrictMode>,
    ),
  );
}

// Whoever ships has drafts.
if (tokens.token() !== null && tokens.kind() === 'buyer')
  import('./app/keepFilesOffline.ts').then(({ keepFilesOffline }) => keepFilesOffline()).catch(() => {});
