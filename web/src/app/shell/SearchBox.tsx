import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { lastSearches } from '../../features/search/lastSearches.ts';
import { searchLogic } from '../../features/search/search.actors.ts';
import type { SearchActor } from '../../features/search/search.selectors.ts';
import { readSearch } from '../../features/search/searchQuery.ts';
import { useIdentity, useSession } from '../../features/session/useSession.ts';
import { paths } from '../../lib/paths.ts';
import { browserStorage } from '../../lib/storage.ts';
import { SearchForm } from './SearchForm.tsx';

/** The search of goods and warehouses. A click into it leads to the search page. */
export function SearchBox() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { status } = useSession();
  const { search: address } = useLocation();
  const atSearch = useMatch(paths.search) !== null;
  const isVisitor = status !== 'signedIn';
  const account = useIdentity()?.uuid ?? null;
  const searches = useMemo(() => lastSearches(browserStorage(), account), [account]);
  const logic = searchLogic({ client, isVisitor, searches, goTo: (to) => void navigate(to) });
  const actor = useActorRef(logic, {
    input: readSearch(new URLSearchParams(atSearch ? address : '')),
  });
  useFollowAddress(actor, atSearch ? address : null);
  return <SearchForm actor={actor} jumps={!atSearch} />;
}

/** Takes what the address of the search page says, as on reload, back and forward. */
function useFollowAddress(actor: SearchActor, address: string | null) {
  useEffect(() => {
    if (address === null) return;
    actor.send({ type: 'address.changed', search: readSearch(new URLSearchParams(address)) });
  }, [actor, address]);
}
