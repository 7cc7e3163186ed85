import type { ApolloClient } from '@apollo/client';
import { runMutation } from '../graphql/runOperation.ts';
import { CreateSender, UpdateSender } from '../graphql/senders.graphql.ts';
import { isRefusal, type Refusal } from '../lib/refusal.ts';
import { type SenderForm, trimmedSender } from './sender.ts';

export type SavedSender = { kind: 'saved'; senderId: number } | Refusal;

/** Adds a sender, or changes the one that the form names. Lists on screen are read again by then: a new default takes the place of the old one. */
export async function saveSender(client: ApolloClient, form: SenderForm): Promise<SavedSender> {
  const { id, ...input } = trimmedSender(form);
  const answer =
    id === null
      ? await runMutation(client, CreateSender, { input }, { awaitReads: true })
      : await runMutation(client, UpdateSender, { id, input }, { awaitReads: true });
  if (isRefusal(answer)) return answer;
  const saved = 'createSender' in answer ? answer.createSender : answer.updateSender;
  return { kind: 'saved', senderId: saved.id };
}
