import { useSelector } from '@xstate/react';
import { lazy, type ReactNode } from 'react';
import { type LoginDialogActor, selectOpen } from '../features/loginDialog/loginDialog.selectors.ts';
import { type AppActors, AppActorsContext } from '../lib/appActors.ts';
import { useStarted } from '../lib/lazyActor.ts';
import { LateDialog } from '../ui/overlays/LateDialog.tsx';

const LoginDialog = lazy(() => import('../features/loginDialog/LoginDialog.tsx'));

/** Gives the actors to the page, and lets the login dialog stand above it. */
export function AppActorsProvider({ actors, children }: { actors: AppActors; children: ReactNode }) {
  return (
    <AppActorsContext value={actors}>
      {children}
      <LoginSlot host={actors.loginDialog} />
    </AppActorsContext>
  );
}

/** The dialog's code comes when somebody is first asked to sign in. */
function LoginSlot({ host }: { host: AppActors['loginDialog'] }) {
  const actor = useStarted(host.actor);
  return actor && <OpenLogin actor={actor} />;
}

function OpenLogin({ actor }: { actor: LoginDialogActor }) {
  const open = useSelector(actor, selectOpen);
  return (
    open && (
      <LateDialog>
        <LoginDialog actor={actor} />
      </LateDialog>
    )
  );
}
