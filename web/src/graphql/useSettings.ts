import { useQuery } from '@apollo/client/react';
import type { SiteSettingsQuery } from './generated/graphql.ts';
import { SiteSettings } from './settings.graphql.ts';

/** Texts, pictures and links of the site; null until they have come. */
export function useSettings(): SiteSettingsQuery['settings'] | null {
  const { data } = useQuery(SiteSettings, { context: { quiet: 'outages' } });
  return data?.settings ?? null;
}
