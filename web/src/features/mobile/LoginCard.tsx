import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useOpenLogin } from '../loginDialog/useOpenLogin.ts';
import { mobileText as text } from './mobile.text.ts';

/** Stands in for what needs an account. */
export function LoginCard({ title, hint }: { title: string; hint: string }) {
  const openLogin = useOpenLogin();
  return (
    <EmptyState
      illustration="lock"
      title={title}
      hint={hint}
      action={
        <Button variant="primary" size="large" onClick={() => openLogin()}>
          {text.login}
        </Button>
      }
    />
  );
}
