import type { Refusal } from './refusal.ts';

/** Whose pictures they are. */
export interface UploadSession {
  token(): string | null;
  /** Puts a renewed token in the place of the one it renews. */
  renew(old: string, token: string): void;
  /** Hears every refusal, and the token that was refused. */
  onRefusal(refused: Refusal, token: string | null): void;
}

let session: UploadSession = { token: () => null, renew: () => {}, onRefusal: () => {} };

/** Says once, when the page starts, who uploads. */
export function setUploadSession(to: UploadSession): void {
  session = to;
}

/** Who uploads. Apart from the uploading itself, whose code comes with the pages that need it. */
export const uploadSession = () => session;
