import type { CredentialProblems } from './credentials.ts';

/** How long a person waits before other codes are sent; the service waits as long. */
export const RESEND_WAIT_MS = 59_000;

/** What a code by short message is asked for with. `captchaId` is '' while no picture is there to be read. */
export interface CodeForm {
  phone: string;
  captcha: string;
  captchaId: string;
}

/** What became of a request. `spent`: the captcha was looked at, which uses it up. */
export type CodeOutcome =
  | { type: 'code.sent' }
  | { type: 'code.refused'; problems: CredentialProblems; spent: boolean };

/** Who sends the codes of one scene. */
export interface CodeSender {
  request(form: CodeForm): void;
  /** Calls back with what becomes of requests; answers with the way to stop listening. */
  subscribe(listener: (outcome: CodeOutcome) => void): () => void;
}
