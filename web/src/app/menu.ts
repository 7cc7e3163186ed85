import { hasScope } from '../features/session/useSession.ts';
import type { IconName } from '../ui/base/icons.ts';
import { type MemberKind, menuGroups, type Page, pages } from './pages.tsx';

export interface MenuItem {
  label: string;
  icon: IconName;
  /** Null for a group. */
  to: string | null;
  /** Addresses below it that have items of their own. */
  below: readonly string[];
  children: readonly MenuItem[];
}

/** The menu of an account, without what its scopes do not reach; visitors have the buyer's. What is for everybody stands while it is not known who is there. */
export function menuFor(
  audience: MemberKind | 'unknown',
  scopes: readonly string[] | null = null,
): readonly MenuItem[] {
  const items: (MenuItem & { children: MenuItem[] })[] = [];
  const shown = pages.flatMap(({ path, menu, scope }) =>
    hasScope(scopes, scope) && placeIn(menu, audience) ? bare(path) : [],
  );
  for (const { path, menu, scope } of pages) {
    if (!hasScope(scopes, scope)) continue;
    const place = placeIn(menu, audience);
    if (!place) continue;
    const { label, icon } = place;
    const to = bare(path);
    const item = {
      label,
      icon,
      to,
      below: shown.filter((other) => other.startsWith(`${to}/`)),
      children: [],
    };
    const group = place.group && menuGroups[place.group];
    if (!group) items.push(item);
    else if (items.at(-1)?.label === group.label) items.at(-1)?.children.push(item);
    else items.push({ ...group, to: null, below: [], children: [item] });
  }
  return items;
}

/** Where a page stands in the menu of an audience. */
function placeIn(menu: Page['menu'], audience: MemberKind | 'unknown') {
  if (audience !== 'unknown') return menu?.[audience];
  return menu?.buyer === menu?.seller ? menu?.buyer : undefined;
}

/** A route's address without its optional parts: '/shipments/:id?/:cid?' is opened as '/shipments'. */
function bare(path: string): string {
  return path.replace(/\/:\w+\?/g, '') || '/';
}
