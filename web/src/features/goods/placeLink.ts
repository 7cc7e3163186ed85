import type { To } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { homeSearch } from './homeQuery.ts';

const CATEGORY = /^\/search\/(\d+)$/;

/** Where a card leads; null for nowhere. The search asks for an account: for visitors the home page's own list is narrowed. */
export function placeLink(link: string, isVisitor: boolean): To | null {
  const [, category] = (isVisitor && CATEGORY.exec(link)) || [];
  if (category) return { pathname: paths.home, search: homeSearch(Number(category)) };
  return link || null;
}
