import { lazy, type ReactNode, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useOpenLogin } from '../features/loginDialog/useOpenLogin.ts';
import type { SessionStatus } from '../features/session/session.selectors.ts';
import { hasScope, useScopes, useSession } from '../features/session/useSession.ts';
import { paths } from '../lib/paths.ts';
import { Button, LinkButton } from '../ui/buttons/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { routesText } from './routes.text.ts';

const ForbiddenPage = lazy(() => import('./ForbiddenPage.tsx'));

const OPEN_STATUSES: ReadonlySet<SessionStatus> = new Set(['signedIn', 'expiring', 'unreachable']);

/**
 * Shows its pages to signed-in people, or to one kind of them. What is open stays open when the session expires:
 * logging in again goes on where the person was. While nobody can say who is there, pages are open.
 */
export function Guard({ kind }: { kind?: 'buyer' | 'seller' }) {
  const { status, user } = useSession();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  if (OPEN_STATUSES.has(status) && !isOpen) setOpenAt(key);
  // Who logs out on a page is on the way home, and is not asked to log in again.
  if (status === 'anonymous' || (status === 'expired' && !isOpen))
    return <LoginRequired key={key} prompt={!isOpen} />;
  if (kind && user && user.kind !== kind) return <ForbiddenPage />;
  return <Outlet />;
}

/** Shows a page to whoever has its scope. */
export function NeedsScope({ scope, children }: { scope: string; children: ReactNode }) {
  return hasScope(useScopes(), scope) ? children : <ForbiddenPage />;
}

/** Stands in for a page that needs an account; `prompt` warns and opens the login dialog on the way in. */
function LoginRequired({ prompt }: { prompt: boolean }) {
  const openLogin = useOpenLogin();
  usePromptOnMount(prompt, openLogin);
  return (
    <EmptyState
      illustration="lock"
      title={routesText.loginRequired}
      hint={routesText.loginRequiredHint}
      action={
        <>
          <LinkButton to={paths.home}>{routesText.backHome}</LinkButton>
          <Button variant="primary" onClick={() => openLogin()}>
            {routesText.login}
          </Button>
        </>
      }
    />
  );
}

function usePromptOnMount(prompt: boolean, openLogin: (message: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on entry
  useEffect(() => {
    if (!prompt) return;
    toast.warning(routesText.loginRequired);
    openLogin(routesText.loginRequired);
  }, []);
}
