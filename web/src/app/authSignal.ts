import { createSignal, type Signal } from '../lib/createSignal.ts';

/** What an answer of the gateway says about the session. */
export type AuthReport =
  | { type: 'session.expired' }
  | { type: 'login.required' }
  | { type: 'account.closed' };

/** From the Apollo links, which know nothing of machines, to the session actor. */
export type AuthSignal = Signal<AuthReport>;

export const createAuthSignal = createSignal<AuthReport>;

interface Answer {
  /** `extensions.errorKey`; undefined when another back end sends none. */
  errorKey?: string | undefined;
  /** The back end is certain that the session has ended. */
  reload?: unknown;
  msg: string;
  operationName?: string | undefined;
  /** Path of the page that is shown. */
  pathname: string;
}

const LOST_SESSION_MESSAGE = '您的帐户异地登陆或令牌失效';

/**
 * Judges one refused answer: by the words that the specification names, and where they say nothing by key and
 * `reload`. The automatic shipment and the addresses of a shop speak of authorisations that are not ours: there nothing
 * ends the session, whatever the answer carries. Who closes the account hears of its end from the page that waits for it.
 */
export function classifyAuthError({
  errorKey,
  reload,
  msg,
  operationName,
  pathname,
}: Answer): AuthReport | null {
  const expired =
    (msg.includes('授权') && !msg.includes('续')) || /token/i.test(msg) || msg.includes(LOST_SESSION_MESSAGE);
  if (errorKey === 'ACCOUNT_CLOSED')
    return operationName === 'LoadAccountClosing' ? null : { type: 'account.closed' };
  if (!expired && errorKey === 'NOT_LOGGED_IN') return { type: 'login.required' };
  if (!expired && reload !== true && !/^SESSION_(EXPIRED|KICKED)$/.test(errorKey ?? '')) return null;
  const exempt = operationName === 'GetSendAddress' || /\/shipments\/([^/]+\/)*auto\/?$/.test(pathname);
  return exempt ? null : { type: 'session.expired' };
}
