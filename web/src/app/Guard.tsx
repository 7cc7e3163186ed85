import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { SessionStatus } from '../features/session/session.selectors.ts';
import { useSession } from '../features/session/useSession.ts';
import { ForbiddenPage } from './ForbiddenPage.tsx';
import { LoginRequired } from './LoginRequired.tsx';

const OPEN_STATUSES: ReadonlySet<SessionStatus> = new Set(['signedIn', 'expiring', 'unreachable']);

/**
 * Shows its pages to signed-in people, or to one kind of them. What is open stays open when the session expires:
 * logging in again goes on where the person was. While nobody can say who is there, pages are open.
 */
export function Guard({ kind }: { kind?: 'buyer' | 'seller' }) {
  const { status, user } = useSession();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  if (OPEN_STATUSES.has(status) && !isOpen) setOpenAt(key);
  // Who logs out on a page is on the way home, and is not asked to log in again.
  if (status === 'anonymous' || (status === 'expired' && !isOpen))
    return <LoginRequired key={key} prompt={!isOpen} />;
  if (kind && user && user.kind !== kind) return <ForbiddenPage />;
  return <Outlet />;
}
