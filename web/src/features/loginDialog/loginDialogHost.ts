import type { EventFrom } from 'xstate';
import { type LazyActor, lazyActor } from '../../lib/lazyActor.ts';
import type { loginDialogMachine } from './loginDialog.machine.ts';
import type { LoginDialogActor } from './loginDialog.selectors.ts';

type Opening = Omit<Extract<EventFrom<typeof loginDialogMachine>, { type: 'dialog.open' }>, 'type'>;

/** The login dialog as a page has it from the start: its code comes when somebody is first asked to sign in. */
export interface LoginDialogHost {
  actor: LazyActor<LoginDialogActor>;
  open: (opening: Opening) => void;
  close: () => void;
}

/** Hosts the dialog that `load` makes; `failed` hears that its code cannot be loaded. */
export function loginDialogHost(
  load: () => Promise<LoginDialogActor>,
  failed: (error: Error) => void,
): LoginDialogHost {
  const actor = lazyActor(load);
  /** Who asks for it to be opened and closed before it is there gets both, in this order. */
  let started: Promise<void> | null = null;
  return {
    actor,
    open: (opening) => {
      started = actor.start().then((dialog) => dialog.send({ type: 'dialog.open', ...opening }), failed);
    },
    close: () => void started?.then(() => actor.current()?.send({ type: 'dialog.close' })),
  };
}
