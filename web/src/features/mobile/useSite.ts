import { useSyncExternalStore } from 'react';
import { isPhone, thisDevice } from './isPhone.ts';
import { type Site, siteChoice } from './siteChoice.ts';

/** Whether the page is on a phone, and which layout its person has chosen there. */
export function useSite(): { onPhone: boolean; chosen: Site | null } {
  const onPhone = useSyncExternalStore(
    remains,
    () => isPhone(thisDevice()),
    () => false,
  );
  const chosen = useSyncExternalStore(siteChoice.subscribe, siteChoice.made, () => null);
  return { onPhone, chosen };
}

/** A device does not become another. */
const remains = () => () => {};
