import { type ComponentType, lazy, type ReactNode } from 'react';
import type { IconName } from '../ui/base/icons.ts';
import type { MenuGroup } from './menuGroups.ts';
import type { Permission } from './permissions.text.ts';

export interface ConsolePage {
  path: string;
  /** In the menu, in the browser's tab, and for who may not see it. */
  title: string;
  element: ReactNode;
  /** Without it every operator may see the page. */
  permission?: Permission;
  /** Where the menu shows it; other pages are reached from these. */
  menu?: { group: MenuGroup; icon: IconName };
}

/** A page whose code comes with its first visit. */
function load(page: () => Promise<{ default: ComponentType }>): ReactNode {
  const Page = lazy(page);
  return <Page />;
}

/** The pages of the console, in the order of the menu within each group. */
export const pages: readonly ConsolePage[] = [
  {
    path: '/',
    title: '工作台',
    element: load(() => import('./home/HomePage.tsx')),
    menu: { group: 'desk', icon: 'home' },
  },
  {
    path: '/catalogue',
    title: '目录与运费',
    permission: 'catalogue.read',
    element: load(() => import('./catalogue/CataloguePage.tsx')),
    menu: { group: 'catalogue', icon: 'box' },
  },
  {
    path: '/reports',
    title: '报表',
    permission: 'reports.read',
    element: load(() => import('./reports/ReportsPage.tsx')),
    menu: { group: 'reports', icon: 'chart' },
  },
];
