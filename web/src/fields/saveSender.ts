import type { ApolloClient } from '@apollo/client';
import { runMutation } from '../graphql/runOperation.ts';
import { CreateSender, ListSenders, UpdateSender } from '../graphql/senders.graphql.ts';
import { isRefusal, type Refusal } from '../lib/refusal.ts';
import { type SenderForm, trimmedSender } from './sender.ts';

export type SavedSender = { kind: 'saved'; senderId: number } | Refusal;

/** Adds a sender, or changes the one that the form names. */
export async function saveSender(client: ApolloClient, form: SenderForm): Promise<SavedSender> {
  const { id, ...input } = trimmedSender(form);
  const answer =
    id === null
      ? await runMutation(client, CreateSender, { input })
      : await runMutation(client, UpdateSender, { id, input });
  if (isRefusal(answer)) return answer;
  const saved = 'createSender' in answer ? answer.createSender : answer.updateSender;
  await refetchSenders(client);
  return { kind: 'saved', senderId: saved.id };
}

/**
 * Reads the list again: a new default takes the place of the old one, and what was removed is gone. What was written
 * stays written when that fails.
 */
export async function refetchSenders(client: ApolloClient): Promise<void> {
  await client
    .query({ query: ListSenders, fetchPolicy: 'network-only', context: { quiet: 'outages' } })
    .catch(() => undefined);
}
