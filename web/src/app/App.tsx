import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { UpdatePrompt } from '../features/updateCheck/UpdatePrompt.tsx';
import type { AppActors } from '../lib/appActors.ts';
import { PreviousLocationProvider } from '../ui/page/PreviousLocation.tsx';
import { AppActorsProvider } from './AppActorsProvider.tsx';
import { ConsentSlot } from './ConsentSlot.tsx';
import type { Navigator } from './navigator.ts';
import { AppRoutes } from './routes.tsx';
import { useLoadFailures } from './useLoadFailures.ts';

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
  useEffect(() => navigator.subscribe((path) => void navigate(path)), [navigator, navigate]);
  return null;
}
