import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { UpdatePrompt } from '../features/updateCheck/UpdatePrompt.tsx';
import { ConsentSlot } from './ConsentSlot.tsx';
import type { Compass } from './compass.ts';
import { AppRoutes } from './routes.tsx';
import { type AppSystem, AppSystemProvider } from './system.tsx';
import { Trail } from './Trail.tsx';
import { useLoadFailures } from './useLoadFailures.ts';

interface Props {
  client: ApolloClient;
  system: AppSystem;
  compass: Compass;
}

/** The page: its data, its actors, its routes. */
export function App({ client, system, compass }: Props) {
  useLoadFailures();
  return (
    <ApolloProvider client={client}>
      <BrowserRouter basename="/t3/">
        <AppSystemProvider system={system}>
          <Steering compass={compass} />
          <Trail>
            <AppRoutes />
          </Trail>
          <ConsentSlot />
          <UpdatePrompt />
        </AppSystemProvider>
      </BrowserRouter>
    </ApolloProvider>
  );
}

function Steering({ compass }: { compass: Compass }) {
  const navigate = useNavigate();
  useEffect(() => compass.subscribe((path) => void navigate(path)), [compass, navigate]);
  return null;
}
