import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { ReadAddresses } from '../../../../graphql/addresses.graphql.ts';
import { runMutation, runQuery } from '../../../../graphql/runOperation.ts';
import { isRefusal } from '../../../../lib/refusal.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { bookPickedText } from '../../../addressBook/addressBook.text.ts';
import { openEntries } from '../../../addressBook/bookActions.ts';
import type { Entry } from '../../shared/wizard/entry.ts';
import { loadBasket, loadBeginnings, withBasket, wizardActors } from '../../shared/wizard/wizard.actors.ts';
import type { OwnedDraft } from '../../shared/wizard/wizardDraft.ts';
import { withPeople } from './bookRecipients.ts';
import { CopyOrder } from './copyOrder.graphql.ts';
import {
  asksForCopy,
  asksForPeople,
  beginDraft,
  type Draft,
  type Opened,
  type Quoted,
  type QuoteRequest,
} from './draft.ts';
import { printOf, withCommon } from './orderCopy.ts';
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
      const copies = asksForCopy(kept, entry, isReturn);
      const [{ last, senderIds }, copy, people] = await Promise.all([
        loadBeginnings(client, kept === null),
        copies ? readCopy(client, entry) : null,
        asksForPeople(kept, entry, isReturn) ? openEntries(client, idsOf(entry.entryIds)) : [],
      ]);
      const refused = isRefusal(copy);
      const begun = { entry, kept, last, senderIds, isReturn, copy: refused ? null : copy };
      const opened = await withBasket(client, beginDraft(begun));
      if (refused) return { ...opened, refusal: copy };
      if (isRefusal(people)) return { ...opened, refusal: people };
      if (people.length > 0) {
        const { rows, added, known } = withPeople(opened.draft.rows, people);
        toast.info(bookPickedText(added, known));
        return { ...opened, draft: { ...opened.draft, rows } };
      }
      if (!copy) return opened;
      const rows = withCommon(opened.draft.rows, opened.facts);
      const { copied } = opened.draft;
      return {
        ...opened,
        draft: { ...opened.draft, rows, copied: copied && { ...copied, print: printOf(rows) } },
      };
    }),
    quote: fromPromise<Quoted, QuoteRequest>(async ({ input: { input, rows }, signal }) => {
      const answer = await runMutation(client, QuoteShipment, { input }, { uncached: 'momentary', signal });
      return isRefusal(answer) ? answer : { kind: 'quoted', quote: { rows, answer: answer.quoteOrder } };
    }),
  };
}

const idsOf = (ids: string | null) => (ids ?? '').split('.').map(Number);

/** The receivers stay in no memory but the draft's. */
async function readCopy(client: ApolloClient, { orderId, parcelIds }: Entry) {
  const answer = await runMutation(
    client,
    CopyOrder,
    { orderId, parcelIds: orderId === null ? idsOf(parcelIds) : null },
    { uncached: 'private', warnOnRefusal: true },
  );
  return isRefusal(answer) ? answer : answer.copyOrder;
}

function readChunk(client: ApolloClient) {
  return fromPromise<ReadAnswer, string>(async ({ input: text, signal }) => {
    const answer = await runQuery(client, ReadAddresses, { text }, { uncached: 'private', signal });
    return isRefusal(answer) ? answer : answer.readAddresses;
  });
}
