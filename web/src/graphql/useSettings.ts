import { useQuery } from '@apollo/client/react';
import type { LoadSiteSettingsQuery } from './generated/graphql.ts';
import { LoadSiteSettings } from './settings.graphql.ts';

/** Texts, pictures and links of the site; null until they have come. */
export function useSettings(): LoadSiteSettingsQuery['settings'] | null {
  const { data } = useQuery(LoadSiteSettings, { context: { quiet: 'outages' } });
  return data?.settings ?? null;
}
