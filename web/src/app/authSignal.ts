/** What an answer of the gateway says about the session. */
export type AuthReport =
  | { type: 'session.expired'; reason: 'expired' | 'kicked' }
  | { type: 'login.required' };

/** Carries reports from the Apollo links, which know nothing of machines, to the session actor. */
export interface AuthSignal {
  report(report: AuthReport): void;
  /** Answers with the way to stop listening. */
  subscribe(listener: (report: AuthReport) => void): () => void;
}

export function createAuthSignal(): AuthSignal {
  const listeners = new Set<(report: AuthReport) => void>();
  return {
    report: (report) => {
      for (const listener of listeners) listener(report);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

interface Answer {
  /** `extensions.errorKey`; undefined when another back end sends none. */
  errorKey: string | undefined;
  msg: string;
  operationName: string | undefined;
  /** Path of the page that is shown. */
  pathname: string;
}

const BY_KEY: Record<string, AuthReport> = {
  SESSION_EXPIRED: { type: 'session.expired', reason: 'expired' },
  SESSION_KICKED: { type: 'session.expired', reason: 'kicked' },
  NOT_LOGGED_IN: { type: 'login.required' },
};

/** Whether a refusal is reported as one of the session, so that nobody else needs to show it. */
export const speaksOfSession = (errorKey: string) => errorKey in BY_KEY;

const LOST_SESSION = '您的帐户异地登陆或令牌失效';

/** Judges one refused answer: by its key, else by the words that the specification names. */
export function judgeAuth({ errorKey, msg, operationName, pathname }: Answer): AuthReport | null {
  if (errorKey) return BY_KEY[errorKey] ?? null;
  if (operationName === 'GetSendAddress' || isAutoShipping(pathname)) return null;
  const expired =
    (msg.includes('授权') && !msg.includes('续')) || /token/i.test(msg) || msg.includes(LOST_SESSION);
  return expired ? { type: 'session.expired', reason: 'expired' } : null;
}

function isAutoShipping(pathname: string): boolean {
  return /\/shipments\/(?:[^/]+\/)*auto\/?$/.test(pathname);
}
