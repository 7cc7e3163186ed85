import { createContext, use } from 'react';
import { matchPath } from 'react-router-dom';
import { useOperator } from '../consoleActors.ts';
import type { ConsolePage } from '../consolePage.ts';
import { mayOpen } from '../menu.ts';

/** The pages of the console, for pages that lead to others. */
export const PagesContext = createContext<readonly ConsolePage[]>([]);

/** Whether an address is that of a page that the operator may see. */
export function useHasPage(): (address: string) => boolean {
  const pages = use(PagesContext);
  const { permissions } = useOperator();
  return (address) => {
    const [path = address] = address.split('?');
    return pages.some((page) => matchPath(page.path, path) !== null && mayOpen(page, permissions));
  };
}
