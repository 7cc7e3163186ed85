import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../features/session/useSession.ts';
import { isSameLocation } from '../ui/page/PreviousLocation.tsx';
import { type CachedPages, evictPage, initialPages, resetPages, visit } from './pageCache.ts';

interface CacheState {
  pages: CachedPages;
  account: string | null;
}

/** The page at the current address and those that are kept behind it; none outlives the account that it was for. */
export function usePageCache(): { pages: CachedPages; onBreak: (id: number) => void } {
  const here = useLocation();
  const account = useAccount();
  const [kept, setKept] = useState<CacheState>(() => ({ pages: initialPages(here), account }));
  const next = nextState(kept, here, account);
  if (next !== kept) setKept(next);
  return {
    pages: next.pages,
    onBreak: (id) => setKept((now) => ({ ...now, pages: evictPage(now.pages, id) })),
  };
}

function nextState(
  kept: CacheState,
  here: ReturnType<typeof useLocation>,
  account: string | null,
): CacheState {
  let { pages } = kept;
  const isOther = account !== null && account !== kept.account;
  if (isOther && kept.account !== null) pages = resetPages(pages);
  if (!isSameLocation(pages[0].location, here)) pages = visit(pages, here);
  if (!isOther && pages === kept.pages) return kept;
  return { pages, account: account ?? kept.account };
}

/** Whose pages these are, empty for a visitor's; null while that is not known, and while a session has run out. */
function useAccount(): string | null {
  const { status, user } = useSession();
  if (status === 'anonymous') return '';
  return status === 'signedIn' ? (user?.uuid ?? null) : null;
}
