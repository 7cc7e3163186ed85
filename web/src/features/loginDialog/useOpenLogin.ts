import { useAppActor } from '../../lib/appActors.ts';
import type { MemberKind, Mode } from './loginDialog.types.ts';
import type { LoginDialogHost } from './loginDialogHost.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    loginDialog: LoginDialogHost;
  }
}

interface Place {
  mode?: Mode;
  kind?: MemberKind;
  /** The code of an invitation, with the mode `join`. */
  invitation?: string;
}

/** Opens the login dialog; the message says why it stands there. Without a kind it is the one of last time. */
export function useOpenLogin(): (message?: string, at?: Place) => void {
  const loginDialog = useAppActor('loginDialog');
  return (message, { mode = 'login', kind, invitation } = {}) =>
    loginDialog.open({
      ...{ message: message ?? null, mode, kind: kind ?? null },
      ...(invitation !== undefined && { invitation }),
    });
}
