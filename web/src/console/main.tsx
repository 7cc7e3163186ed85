import '../ui/base.css';
import '../ui/theme.css';
import './console.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createNavigator } from '../lib/navigator.ts';
import { browserStorage, tabStorage } from '../lib/storage.ts';
import { setUploadSession } from '../lib/uploadSession.ts';
import { toast } from '../ui/feedback/toast.ts';
import { Console } from './Console.tsx';
import { createConsoleClient } from './client.ts';
import { createConsoleSystem } from './createConsoleSystem.ts';
import { askForProof } from './proof/proveAgain.logic.ts';
import { createSessionSignal } from './session/sessionSignal.ts';
import { createTokenStore } from './session/tokenStore.ts';

// The router's base ends with a slash.
if (window.location.pathname === '/console') window.history.replaceState(null, '', '/console/');

const signal = createSessionSignal();
const tokens = createTokenStore(tabStorage());
const navigator = createNavigator();
const client = createConsoleClient({
  tokens,
  signal,
  warn: toast.warning,
  prove: () => askForProof(actors.proof),
});
const actors = createConsoleSystem({
  client,
  storage: browserStorage(),
  tokens,
  signal,
  channel: new BroadcastChannel('chengcang.console'),
  goHome: () => navigator.navigate('/'),
});

setUploadSession({
  token: tokens.token,
  renew: () => {},
  onRefusal: ({ errorKey }, token) => {
    if (errorKey === 'SESSION_EXPIRED' && token === tokens.token())
      signal.report({ type: 'session.expired' });
  },
});

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <Console client={client} actors={actors} onNavigate={navigator.subscribe} />
  </StrictMode>,
);
