import type { ConsolePage } from './consolePage.ts';
import { type MenuGroup, menuGroups } from './menuGroups.ts';

/** Whether an operator may see a page. */
export function mayOpen({ permission }: ConsolePage, permissions: readonly string[]): boolean {
  return !permission || permissions.includes(permission);
}

/** What the menu shows: groups with a page that the operator may see. */
export function menuFor(pages: readonly ConsolePage[], permissions: readonly string[]) {
  return (Object.keys(menuGroups) as MenuGroup[])
    .map((group) => ({
      group,
      label: menuGroups[group],
      pages: pages.filter((page) => page.menu?.group === group && mayOpen(page, permissions)),
    }))
    .filter((group) => group.pages.length > 0);
}
