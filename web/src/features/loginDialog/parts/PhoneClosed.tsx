import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { LoginDialogActor } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';

/** Says that signing in by a code alone is not open yet. */
export function PhoneClosed({ actor }: { actor: LoginDialogActor }) {
  return (
    <EmptyState
      illustration="lock"
      title={loginText.phoneClosed}
      hint={loginText.phoneClosedHint}
      action={
        <Button onClick={() => actor.send({ type: 'mode.choose', mode: 'login' })}>
          {loginText.toPassword}
        </Button>
      }
    />
  );
}
