import { type ComponentType, lazy, type ReactNode } from 'react';
import type { IconName } from '../ui/base/icons.ts';
import type { MenuGroup } from './menuGroups.ts';
import { accountsPath, suppliersPath } from './paths.ts';
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
    path: accountsPath,
    title: '账号',
    element: load(() => import('./accounts/AccountsPage.tsx')),
    permission: 'accounts.read',
    menu: { group: 'accounts', icon: 'user' },
  },
  {
    path: `${accountsPath}/:id`,
    title: '账号详情',
    element: load(() => import('./accounts/AccountPage.tsx')),
    permission: 'accounts.read',
  },
  {
    path: suppliersPath,
    title: '供应商',
    element: load(() => import('./suppliers/SuppliersPage.tsx')),
    permission: 'suppliers.read',
    menu: { group: 'suppliers', icon: 'warehouse' },
  },
  {
    path: `${suppliersPath}/:id`,
    title: '供应商资料',
    element: load(() => import('./suppliers/SupplierPage.tsx')),
    permission: 'suppliers.read',
  },
  {
    path: '/licences',
    title: '资质',
    element: load(() => import('./licences/LicencesPage.tsx')),
    permission: 'suppliers.read',
    menu: { group: 'suppliers', icon: 'check' },
  },
  {
    path: '/joins',
    title: '加盟申请',
    element: load(() => import('./joins/JoinsPage.tsx')),
    permission: 'suppliers.read',
    menu: { group: 'suppliers', icon: 'pin' },
  },
];
