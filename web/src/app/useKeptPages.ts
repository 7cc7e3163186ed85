import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { firstPage, giveUp, type PlacedPages, startOver, visit } from './keptPages.ts';
import { useSession } from './system.tsx';
import { isSamePlace } from './Trail.tsx';

interface Kept {
  pages: PlacedPages;
  account: string | null;
}

/** The page at the current address and those that are kept behind it; none outlives the account that it was for. */
export function useKeptPages(): { pages: PlacedPages; onBreak: (id: number) => void } {
  const here = useLocation();
  const account = useAccount();
  const [kept, setKept] = useState<Kept>(() => ({ pages: firstPage(here), account }));
  const next = follow(kept, here, account);
  if (next !== kept) setKept(next);
  return {
    pages: next.pages,
    onBreak: (id) => setKept((now) => ({ ...now, pages: giveUp(now.pages, id) })),
  };
}

function follow(kept: Kept, here: ReturnType<typeof useLocation>, account: string | null): Kept {
  let { pages } = kept;
  const isOther = account !== null && account !== kept.account;
  if (isOther && kept.account !== null) pages = startOver(pages);
  if (!isSamePlace(pages[0].location, here)) pages = visit(pages, here);
  if (!isOther && pages === kept.pages) return kept;
  return { pages, account: account ?? kept.account };
}

/** Whose pages these are, empty for a visitor's; null while that is not known, and while a session has run out. */
function useAccount(): string | null {
  const { status, user } = useSession();
  if (status === 'anonymous') return '';
  return status === 'signedIn' ? (user?.uuid ?? null) : null;
}
