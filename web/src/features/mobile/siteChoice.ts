import { createSignal } from '../../lib/createSignal.ts';
import { type StorageArea, storedValue, tabStorage } from '../../lib/storage.ts';

export type Site = 'mobile' | 'desktop';

/** Which layout the person wants on this phone; it lasts as long as the tab. */
export interface SiteChoice {
  /** Null before it is made. */
  made(): Site | null;
  make(site: Site): void;
  /** Answers with the way to stop listening. */
  subscribe(listener: () => void): () => void;
}

const isSite = (data: unknown): data is Site => data === 'mobile' || data === 'desktop';

export function createSiteChoice(area: StorageArea): SiteChoice {
  // public/start.js reads it, too.
  const kept = storedValue<Site>(area, {
    key: 'chengcang.site',
    version: 1,
    read: (data) => (isSite(data) ? data : null),
  });
  const changed = createSignal<void>();
  let made = kept.load();
  return {
    made: () => made,
    make: (site) => {
      made = site;
      kept.save(site);
      changed.report();
    },
    subscribe: changed.subscribe,
  };
}

/** The one of this page. */
export const siteChoice = createSiteChoice(tabStorage());
