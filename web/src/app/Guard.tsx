import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ClosedPage } from './ClosedPage.tsx';
import { LoginNeeded } from './LoginNeeded.tsx';
import { useSession } from './system.tsx';

/**
 * Shows its pages to signed-in people, or to one kind of them. What is open stays open when the session expires:
 * logging in again goes on where the person was.
 */
export function Guard({ kind }: { kind?: 'buyer' | 'seller' }) {
  const { status, user } = useSession();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (status === 'signedIn' && openAt !== key) setOpenAt(key);
  // Who logs out on a page is on the way home, and is not asked to log in again.
  if (status === 'anonymous') return <LoginNeeded key={key} ask={openAt !== key} />;
  if (kind && user && user.kind !== kind) return <ClosedPage />;
  return <Outlet />;
}
