import type { To } from 'react-router-dom';
import { paths, searchPath } from '../../lib/paths.ts';
import { useIsVisitor } from '../session/useSession.ts';
import { homeSearch } from './homeQuery.ts';

/** Where a list of goods is shown. The search page asks for an account: for visitors the list of the home page is narrowed. */
export function useListAddress(): (list: { categoryId: number | null } | { search: string }) => To {
  const isVisitor = useIsVisitor();
  return (list) => {
    if ('search' in list) return { pathname: isVisitor ? paths.home : searchPath(), search: list.search };
    return isVisitor
      ? { pathname: paths.home, search: homeSearch(list.categoryId) }
      : searchPath(list.categoryId);
  };
}
