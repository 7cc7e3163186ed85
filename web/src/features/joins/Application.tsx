import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { tabStorage } from '../../lib/storage.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { joinLogic } from './join.actors.ts';
import { createJoinDrafts } from './join.draft.ts';

/** The application of this tab, which goes on with what was written before a reload. */
export function Application() {
  const client = useApolloClient();
  const drafts = useMemo(() => createJoinDrafts(tabStorage()), []);
  const logic = useMemo(() => joinLogic(client, drafts), [client, drafts]);
  const actor = useActorRef(logic, { input: { draft: drafts.load() } });
  return <ApplicationCard actor={actor} />;
}
