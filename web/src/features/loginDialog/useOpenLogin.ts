import { useAppActor } from '../../lib/appActors.ts';
import type { MemberKind, Mode } from './loginDialog.types.ts';
import type { LoginDialogHost } from './loginDialogHost.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    loginDialog: LoginDialogHost;
  }
}

/** Opens the login dialog; the message says why it stands there. Without a kind it is the one of last time. */
export function useOpenLogin(): (message?: string, at?: { mode?: Mode; kind?: MemberKind }) => void {
  const loginDialog = useAppActor('loginDialog');
  return (message, { mode = 'login', kind } = {}) =>
    loginDialog.open({ message: message ?? null, mode, kind: kind ?? null });
}
