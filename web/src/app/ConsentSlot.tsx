import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../features/session/useSession.ts';

/** Where it cannot be loaded, the next page load asks. */
const ConsentAsk = lazy<ComponentType>(() =>
  import('../features/legal/ConsentAsk.tsx').catch(() => ({ default: () => null })),
);

/** Asks whoever is signed in about new versions of what people agree to. */
export function ConsentSlot() {
  const { status, user } = useSession();
  return status === 'signedIn' && user ? (
    <Suspense>
      <ConsentAsk key={user.uuid} />
    </Suspense>
  ) : null;
}
