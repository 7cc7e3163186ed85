import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { OldSiteView } from './OldSiteView.tsx';
import { oldSiteLogic } from './oldSite.actors.ts';
import { oldSiteText as text } from './oldSite.text.ts';

/** Leads to the older version of the site, or says that it is gone. */
export default function OldSitePage() {
  usePageTitle(text.title);
  const client = useApolloClient();
  const logic = useMemo(() => oldSiteLogic(client), [client]);
  const actor = useActorRef(logic);
  return <OldSiteView actor={actor} />;
}
