import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { BrowserRouter, useHref, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../features/session/useSession.ts';
import { UpdatePrompt } from '../features/updateCheck/UpdatePrompt.tsx';
import type { AppActors } from '../lib/appActors.ts';
import type { Navigator } from '../lib/navigator.ts';
import { PreviousLocationProvider } from '../ui/page/PreviousLocation.tsx';
import { broadcastLoadFailures } from '../ui/page/pageLoadFailed.ts';
import { AppActorsProvider } from './AppActorsProvider.tsx';
import { AppRoutes } from './routes.tsx';

interface Props {
  client: ApolloClient;
  system: AppActors;
  navigator: Navigator;
}

/** The page: its data, its actors, its routes. */
export function App({ client, system, navigator }: Props) {
  useLoadFailures();
  return (
    <ApolloProvider client={client}>
      <BrowserRouter basename="/t3/">
        <AppActorsProvider actors={system}>
          <NavigatorBinding navigator={navigator} />
          <PreviousLocationProvider>
            <AppRoutes />
          </PreviousLocationProvider>
          <ConsentSlot />
          <UpdatePrompt />
        </AppActorsProvider>
      </BrowserRouter>
    </ApolloProvider>
  );
}

function NavigatorBinding({ navigator }: { navigator: Navigator }) {
  const navigate = useNavigate();
  useAddressSinceStart();
  useEffect(() => navigator.subscribe((path) => void navigate(path)), [navigator, navigate]);
  return null;
}

/** The router listens once the page is drawn: who went back or on while it was is heard now. */
function useAddressSinceStart() {
  const drawn = useRef(useHref(useLocation()));
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (pathname + search + hash !== drawn.current)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, []);
}

/** Where it cannot be loaded, the next page load asks. */
const ConsentPrompt = lazy<ComponentType>(() =>
  import('../features/legal/ConsentPrompt.tsx').catch(() => ({ default: () => null })),
);

/** Asks whoever is signed in about new versions of what people agree to. */
function ConsentSlot() {
  const { status, user } = useSession();
  return status === 'signedIn' && user ? (
    <Suspense>
      <ConsentPrompt key={user.uuid} />
    </Suspense>
  ) : null;
}

/** Announces failed loads of page code and styles on `window` while the page stands. */
function useLoadFailures() {
  useEffect(() => broadcastLoadFailures(window), []);
}
