import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../features/session/useSession.ts';

/** Where it cannot be loaded, the next page load asks. */
const ConsentPrompt = lazy<ComponentType>(() =>
  import('../features/legal/ConsentPrompt.tsx').catch(() => ({ default: () => null })),
);

/** Asks whoever is signed in about new versions of what people agree to. */
export function ConsentSlot() {
  const { status, user } = useSession();
  return status === 'signedIn' && user ? (
    <Suspense>
      <ConsentPrompt key={user.uuid} />
    </Suspense>
  ) : null;
}
