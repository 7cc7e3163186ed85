import type { ReactNode } from 'react';
import type { IconName } from '../ui/base/icons.ts';
import type { MenuGroup } from './menuGroups.ts';
import type { Permission } from './permissions.text.ts';

/** What the menu and the router know of a page. */
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
