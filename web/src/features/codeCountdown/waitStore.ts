import { RESEND_WAIT_MS } from '../../fields/codeRequest.ts';
import type { CodeScene } from '../../graphql/generated/graphql.ts';
import { type StorageArea, storedValue } from '../../lib/storage.ts';

/** When the next code of a scene may be sent, in epoch milliseconds, as it outlives the page. */
export interface WaitStore {
  /** Null when one may be sent at once. */
  load(): number | null;
  save(resendAt: number): void;
}

export function createWaitStore(area: StorageArea, scene: CodeScene): WaitStore {
  const kept = storedValue<number>(area, {
    key: `chengcang.resendAt.${scene}`,
    version: 1,
    read: (data) => (typeof data === 'number' ? data : null),
  });
  return {
    load: () => {
      const resendAt = kept.load();
      const now = Date.now();
      // What lies further ahead was written before the clock was set back.
      return resendAt !== null && resendAt > now && resendAt <= now + RESEND_WAIT_MS ? resendAt : null;
    },
    save: (resendAt) => void kept.save(resendAt),
  };
}
