import { useSyncExternalStore } from 'react';
import { isPhone, thisDevice } from './isPhone.ts';
import { type Site, siteChoice } from './siteChoice.ts';

const unchanging = () => () => {};
const isOnPhone = () => isPhone(thisDevice());

/** Whether the page is on a phone, and which layout its person has chosen there. The gateway, which draws the home page, is on none. */
export function useSite(): { onPhone: boolean; chosen: Site | null } {
  const onPhone = useSyncExternalStore(unchanging, isOnPhone, () => false);
  const chosen = useSyncExternalStore(siteChoice.subscribe, siteChoice.made, () => null);
  return { onPhone, chosen };
}
