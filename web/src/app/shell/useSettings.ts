import { useQuery } from '@apollo/client/react';
import type { SiteSettingsQuery } from '../../graphql/generated/graphql.ts';
import { SiteSettings } from './shell.graphql.ts';

/** Texts, pictures and links of the site; null until they have come. */
export function useSettings(): SiteSettingsQuery['settings'] | null {
  const { data } = useQuery(SiteSettings, { context: { quiet: 'outages' } });
  return data?.settings ?? null;
}
