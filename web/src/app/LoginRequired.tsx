import { useEffect } from 'react';
import { useOpenLogin } from '../features/loginDialog/useOpenLogin.ts';
import { paths } from '../lib/paths.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { toast } from '../ui/toast.ts';
import { routesText } from './routes.text.ts';

/** Stands in for a page that needs an account; `prompt` warns and opens the login dialog on the way in. */
export function LoginRequired({ prompt }: { prompt: boolean }) {
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
