import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { ReadAddresses } from '../../../../graphql/addresses.graphql.ts';
import { runMutation, runQuery } from '../../../../graphql/runOperation.ts';
import { isRefusal } from '../../../../lib/refusal.ts';
import type { Entry } from '../../shared/wizard/entry.ts';
import { loadBasket, loadBeginnings, withBasket, wizardActors } from '../../shared/wizard/wizard.actors.ts';
import type { OwnedDraft } from '../../shared/wizard/wizardDraft.ts';
import { beginDraft, type Draft, type Opened, type Quoted, type QuoteRequest } from './draft.ts';
import { QuoteShipment } from './quoteShipment.graphql.ts';
import { recipientsMachine } from './recipients.machine.ts';
import type { ReadAnswer } from './recipients.setup.ts';

/** The wizard's own work, through the gateway; the draft comes from the browser. */
export function shipByHandActors(client: ApolloClient, drafts: OwnedDraft<Draft>, isReturn: boolean) {
  return {
    ...wizardActors(client, drafts.turn),
    loadGoods: loadBasket(client),
    recipients: recipientsMachine.provide({ actors: { readChunk: readChunk(client) } }),
    openDraft: fromPromise<Opened, Entry>(async ({ input: entry }) => {
      const kept = drafts.load();
      const { last, senderIds } = await loadBeginnings(client, kept === null);
      return withBasket(client, beginDraft({ entry, kept, last, senderIds, isReturn }));
    }),
    quote: fromPromise<Quoted, QuoteRequest>(async ({ input: { input, rows }, signal }) => {
      const answer = await runMutation(client, QuoteShipment, { input }, { uncached: 'momentary', signal });
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
