import './ui/base.css';
import './ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createAuthSignal } from './app/authSignal.ts';
import { createApolloClient } from './app/client.ts';
import { createCompass } from './app/compass.ts';
import { createAppSystem } from './app/createAppSystem.ts';
import { withFirstAnswers } from './app/firstAnswers.ts';
import { openWithFirstAnswers } from './app/openWith.ts';
import { paths } from './app/paths.ts';
import { uploadSession } from './app/uploadSession.ts';
import { createTokenStore } from './features/session/tokenStore.ts';
import { browserStorage, tabStorage } from './lib/storage.ts';
import { bindUploads } from './lib/uploads.ts';
import { forgetGrowth } from './shop/useFeed.ts';
import { toast } from './ui/toast.ts';

// The router's base ends with a slash: without it the home page has no address of its own.
if (window.location.pathname === '/t3')
  window.history.replaceState(null, '', `/t3/${window.location.search}${window.location.hash}`);

const storage = browserStorage();
const signal = createAuthSignal();
const compass = createCompass();
const tokens = createTokenStore(storage);
const pathname = () => window.location.pathname;
const client = createApolloClient({
  tokens,
  signal,
  warn: toast.warning,
  pathname,
  outdated: () => system.updateCheck.send({ type: 'release.retired' }),
  fetch: withFirstAnswers(fetch, window.firstAnswers ?? []),
});
bindUploads(uploadSession({ tokens, signal, pathname }));
const system = createAppSystem({
  client,
  storage: { browser: storage, tab: tabStorage() },
  signal,
  warn: toast.warning,
  goHome: () => {
    forgetGrowth();
    compass.goTo(paths.home);
  },
});

if (window.firstAnswers) await openWithFirstAnswers(client);
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <App client={client} system={system} compass={compass} />
  </StrictMode>,
);
