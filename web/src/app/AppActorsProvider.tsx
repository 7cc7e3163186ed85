import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { selectOpen } from '../features/loginDialog/loginDialog.selectors.ts';
import { type AppActors, AppActorsContext } from '../lib/appActors.ts';
import { ErrorBoundary } from '../ui/page/ErrorBoundary.tsx';

const LoginDialog = lazy(() => import('../features/loginDialog/LoginDialog.tsx'));

/** Gives the actors to the page, and lets the login dialog stand above it. */
export function AppActorsProvider({ actors, children }: { actors: AppActors; children: ReactNode }) {
  return (
    <AppActorsContext value={actors}>
      {children}
      <LoginSlot actor={actors.loginDialog} />
    </AppActorsContext>
  );
}

/** The dialog's code comes when somebody is first asked to sign in. */
function LoginSlot({ actor }: { actor: AppActors['loginDialog'] }) {
  const open = useSelector(actor, selectOpen);
  if (!open) return null;
  return (
    <ErrorBoundary resetKey="login">
      <Suspense fallback={null}>
        <LoginDialog actor={actor} />
      </Suspense>
    </ErrorBoundary>
  );
}
