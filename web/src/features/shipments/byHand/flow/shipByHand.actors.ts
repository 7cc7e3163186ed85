import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { ReadAddresses } from '../../../../graphql/addresses.graphql.ts';
import { runMutation, runQuery } from '../../../../graphql/runOperation.ts';
import { isRefusal } from '../../../../lib/refusal.ts';
import type { StoredValue } from '../../../../lib/storage.ts';
import { loadBeginnings, withGoods, wizardActors } from '../../shared/wizard/wizard.actors.ts';
import {
  beginDraft,
  type Draft,
  type Entry,
  type Opened,
  orderInput,
  type Quoted,
  type QuoteRequest,
} from './draft.ts';
import { QuoteShipment } from './quoteShipment.graphql.ts';
import { recipientsMachine } from './recipients.machine.ts';
import type { ReadAnswer } from './recipients.setup.ts';

/** The wizard's own work, through the gateway; the draft comes from the browser. */
export function shipByHandActors(client: ApolloClient, drafts: StoredValue<Draft>) {
  return {
    ...wizardActors(client),
    recipients: recipientsMachine.provide({ actors: { readChunk: readChunk(client) } }),
    openDraft: fromPromise<Opened, Entry>(async ({ input: entry }) => {
      const kept = drafts.load();
      const { last, senderIds } = await loadBeginnings(client, kept === null);
      return withGoods(client, beginDraft({ entry, kept, last, senderIds }));
    }),
    quote: fromPromise<Quoted, QuoteRequest>(async ({ input: { draft, rows }, signal }) => {
      const variables = { input: orderInput(draft, rows) };
      const answer = await runMutation(client, QuoteShipment, variables, { uncached: 'momentary', signal });
      return isRefusal(answer) ? answer : { kind: 'quoted', quote: { rows, answer: answer.quoteOrder } };
    }),
  };
}

function readChunk(client: ApolloClient) {
  return fromPromise<ReadAnswer, string>(async ({ input: text, signal }) => {
    const answer = await runQuery(client, ReadAddresses, { text }, { uncached: 'private', signal });
    return isRefusal(answer) ? answer : answer.readAddresses;
  });
}
