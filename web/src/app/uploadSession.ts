import type { TokenStore } from '../features/session/tokenStore.ts';
import type { UploadSession } from '../lib/uploads.ts';
import { type AuthSignal, judgeAuth } from './authSignal.ts';

interface Needs {
  tokens: TokenStore;
  signal: AuthSignal;
  /** Path of the page that is shown. */
  pathname: () => string;
}

/** Uploads carry the stored token, and an end of the session that they hear of is one for the whole page. */
export function uploadSession({ tokens, signal, pathname }: Needs): UploadSession {
  return {
    token: tokens.token,
    renew: tokens.renew,
    hear: ({ errorKey, msg, data: { reload } }, token) => {
      const report = judgeAuth({ errorKey, reload, msg, pathname: pathname() });
      // A late answer to a request of an earlier session says nothing about the one of now.
      if (report && token === tokens.token()) signal.report(report);
    },
  };
}
