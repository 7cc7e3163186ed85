import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { PreviousLocationProvider } from '../ui/page/PreviousLocation.tsx';
import { broadcastLoadFailures } from '../ui/page/pageLoadFailed.ts';
import { type ConsoleActors, ConsoleActorsContext } from './consoleActors.ts';
import { pages } from './pages.tsx';
import type { consoleSessionMachine } from './session/consoleSession.machine.ts';
import { SessionUnreachable } from './session/SessionUnreachable.tsx';
import { sessionText } from './session/session.text.ts';
import { ConsoleShell } from './shell/ConsoleShell.tsx';
import { SignInPage } from './signIn/SignInPage.tsx';

interface Props {
  client: ApolloClient;
  actors: ConsoleActors;
  /** Lets what stands outside React ask for another page; answers with the way to stop. */
  onNavigate: (listener: (path: string) => void) => () => void;
}

/** The console: its data, its actors, its pages. */
export function Console({ client, actors, onNavigate }: Props) {
  useEffect(() => broadcastLoadFailures(window), []);
  return (
    <ApolloProvider client={client}>
      <BrowserRouter basename="/console/">
        <ConsoleActorsContext value={actors}>
          <NavigatorBinding onNavigate={onNavigate} />
          <PreviousLocationProvider>
            <SessionGate actors={actors}>
              <ConsoleShell pages={pages} />
            </SessionGate>
          </PreviousLocationProvider>
        </ConsoleActorsContext>
      </BrowserRouter>
    </ApolloProvider>
  );
}

type SessionSnapshot = SnapshotFrom<typeof consoleSessionMachine>;

const standing = (snapshot: SessionSnapshot) => {
  if (snapshot.matches('signedIn') || snapshot.matches('leaving')) return 'open';
  if (snapshot.matches('signedOut')) return 'signIn';
  return snapshot.matches('unreachable') ? 'unreachable' : 'reading';
};

/** Lets pages stand only while somebody is signed in; the address stays through a sign-in. */
function SessionGate({ actors: { session }, children }: { actors: ConsoleActors; children: ReactNode }) {
  const is = useSelector(session, standing);
  if (is === 'open') return children;
  if (is === 'signIn') return <SignInPage />;
  return is === 'unreachable' ? <SessionUnreachable actor={session} /> : <Reading />;
}

function NavigatorBinding({ onNavigate }: Pick<Props, 'onNavigate'>) {
  const navigate = useNavigate();
  useEffect(() => onNavigate((path) => void navigate(path)), [onNavigate, navigate]);
  return null;
}

/** The bar of index.html goes on. */
function Reading() {
  return <div className="boot-bar" role="status" aria-label={sessionText.reading} />;
}
