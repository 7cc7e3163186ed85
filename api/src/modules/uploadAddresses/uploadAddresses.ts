import type { Credential } from '@chengcang/process';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';

const LIFETIME_MS = 10 * 60 * 1000;
const BASE = '/api/v1';

type Content = { credential: Credential; until: number };

/**
 * Addresses to which a file is sent without a header that says who sends it. Their signature is the credential of whoever
 * asked for them, sealed for that one route: what has been revoked meanwhile or may come from elsewhere alone is refused as
 * ever. Nothing of them is kept.
 */
export function uploadAddresses(box: SecretBox, now: () => number = Date.now) {
  const purposeOf = (path: string) => `upload ${path}`;
  return {
    /** The address of that route below `/api/v1`, which holds ten minutes. */
    write(credential: Credential, path: string): { url: string; expiresAt: Date } {
      const until = now() + LIFETIME_MS;
      const signature = box.seal(JSON.stringify({ credential, until } satisfies Content), purposeOf(path));
      return { url: `${BASE}${path}?signature=${signature}`, expiresAt: new Date(until) };
    },

    /** @throws Refusal UPLOAD_ADDRESS of what was not written here, is for another route, or is over */
    read(signature: string, path: string): Credential {
      const content = opened(box, signature, purposeOf(path));
      if (!content || content.until < now()) throw new Refusal('UPLOAD_ADDRESS');
      return content.credential;
    },
  };
}

function opened(box: SecretBox, signature: string, purpose: string): Content | null {
  try {
    return JSON.parse(box.open(signature, purpose)) as Content;
  } catch {
    return null;
  }
}

export type UploadAddresses = ReturnType<typeof uploadAddresses>;
