import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { loginDialogMachine } from './loginDialog.machine.ts';
import { selectOpen } from './loginDialog.selectors.ts';
import { loginText } from './loginDialog.text.ts';

/** Stands above the page whenever the session asks for a login. */
export function LoginDialog({ actor }: { actor: ActorRefFrom<typeof loginDialogMachine> }) {
  const open = useSelector(actor, selectOpen);
  return (
    <Dialog
      open={open}
      title={loginText.title}
      width={420}
      sticky
      onClose={() => actor.send({ type: 'dialog.close' })}
    >
      <LoginForm actor={actor} />
    </Dialog>
  );
}
