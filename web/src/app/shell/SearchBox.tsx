import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { searchLogic } from '../../features/search/search.actors.ts';
import type { SearchActor } from '../../features/search/search.selectors.ts';
import { readSearch } from '../../features/search/searchQuery.ts';
import { useSession } from '../../features/session/useSession.ts';
import { paths } from '../../lib/paths.ts';
import { SearchForm } from './SearchForm.tsx';

/** The search of goods and warehouses. A click into it leads to the search page, unless it is told to stay. */
export function SearchBox({ stays = false }: { stays?: boolean }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { status } = useSession();
  const { search: address } = useLocation();
  const atSearch = useMatch(paths.search) !== null;
  const isVisitor = status !== 'signedIn';
  const actor = useActorRef(searchLogic({ client, isVisitor, goTo: (to) => void navigate(to) }), {
    input: readSearch(new URLSearchParams(atSearch ? address : '')),
  });
  useFollowAddress(actor, atSearch ? address : null);
  return <SearchForm actor={actor} jumps={!stays && !atSearch} />;
}

/** Takes what the address of the search page says, as on reload, back and forward. */
function useFollowAddress(actor: SearchActor, address: string | null) {
  useEffect(() => {
    if (address === null) return;
    actor.send({ type: 'address.changed', search: readSearch(new URLSearchParams(address)) });
  }, [actor, address]);
}
