import type { TokenStore } from '../features/session/tokenStore.ts';
import type { UploadSession } from '../lib/uploadSession.ts';
import { type AuthSignal, classifyAuthError } from './authSignal.ts';

interface Dependencies {
  tokens: TokenStore;
  signal: AuthSignal;
  /** Path of the page that is shown. */
  pathname: () => string;
}

/** Uploads carry the stored token, and an end of the session that they hear of is one for the whole page. */
export function createUploadSession({ tokens, signal, pathname }: Dependencies): UploadSession {
  return {
    token: tokens.token,
    renew: tokens.renew,
    onRefusal: ({ errorKey, msg, data: { reload } }, token) => {
      const report = classifyAuthError({ errorKey, reload, msg, pathname: pathname() });
      // A late answer to a request of an earlier session says nothing about the one of now.
      if (report && token === tokens.token()) signal.report(report);
    },
  };
}
