import type { ApolloClient } from '@apollo/client';
import { fromCallback, fromPromise } from 'xstate';
import { ReadAddresses } from '../../../../graphql/addresses.graphql.ts';
import { runMutation, runQuery } from '../../../../graphql/runOperation.ts';
import { isOnline, sendNet } from '../../../../lib/net.ts';
import { isRefusal, refusal } from '../../../../lib/refusal.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { bookPickedText } from '../../../addressBook/addressBook.text.ts';
import { openEntries } from '../../../addressBook/bookActions.ts';
import { quoteOrders } from '../../shared/checkout/checkout.actors.ts';
import type { Entry } from '../../shared/wizard/entry.ts';
import { loadBasket, loadBeginnings, withBasket, wizardActors } from '../../shared/wizard/wizard.actors.ts';
import type { OwnedDraft } from '../../shared/wizard/wizardDraft.ts';
import { previewReader } from '../preview/previewReader.ts';
import { withPeople } from './bookRecipients.ts';
import { CopyOrder } from './copyOrder.graphql.ts';
import { asksForCopy, asksForPeople, beginDraft, type Draft, type Opened, type Quoted } from './draft.ts';
import type { KeptStart } from './keptStart.ts';
import { printOf, withCommon } from './orderCopy.ts';
import { QuoteShipment } from './quoteShipment.graphql.ts';
import { recipientsMachine } from './recipients.machine.ts';
import type { ReadAnswer } from './recipients.setup.ts';
import { type QuoteRequest, quoteOfParts } from './shipParts.ts';

/** The wizard's own work, through the gateway; the draft comes from the browser. */
export function shipByHandActors(
  client: ApolloClient,
  drafts: OwnedDraft<Draft>,
  start: KeptStart,
  isReturn: boolean,
) {
  return {
    ...wizardActors(client, drafts.turn),
    watchNet: fromCallback(({ sendBack }) => sendNet(sendBack)),
    loadGoods: loadBasket(client, (ids) => start.keepGoods(client, ids)),
    recipients: recipientsMachine.provide({ actors: { readChunk: readChunk(client) } }),
    openDraft: fromPromise<Opened, Entry>(async ({ input: entry }) => {
      const kept = drafts.load();
      const copies = asksForCopy(kept, entry, isReturn);
      const names = asksForPeople(kept, entry, isReturn);
      if (!isOnline()) {
        if (copies || names) throw new Error('receivers are read with a net alone');
        const begun = { entry, kept, ...start.restore(client), isReturn, copy: null };
        return {
          ...(await withBasket(client, beginDraft(begun), { fetchPolicy: 'cache-first' })),
          isOffline: true,
        };
      }
      const [{ last, senderIds }, copy, people] = await Promise.all([
        loadBeginnings(client, kept === null),
        copies ? readCopy(client, entry) : null,
        names ? openEntries(client, idsOf(entry.entryIds)) : [],
      ]);
      const refused = isRefusal(copy);
      const begun = { entry, kept, last, senderIds, isReturn, copy: refused ? null : copy };
      const opened = await withBasket(client, beginDraft(begun));
      start.keep(client, opened.draft, senderIds);
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
    quote: fromPromise<Quoted, QuoteRequest>(({ input, signal }) => quote(client, input, signal)),
  };
}

const idsOf = (ids: string | null) => (ids ?? '').split('.').map(Number);

async function quote(
  client: ApolloClient,
  { request, rows, parts }: QuoteRequest,
  signal: AbortSignal,
): Promise<Quoted> {
  if (!('parts' in request)) {
    const variables = { input: request };
    const answer = await runMutation(client, QuoteShipment, variables, { uncached: 'momentary', signal });
    return isRefusal(answer) ? answer : { kind: 'quoted', quote: { rows, answer: answer.quoteOrder } };
  }
  const answer = await quoteOrders(client, request, signal);
  if (isRefusal(answer)) return answer;
  // One that cannot be ordered at all holds up the others: they are paid together or not.
  const stopped = answer.quote.parts.find(({ refusal }) => refusal !== null)?.refusal;
  if (stopped) return refusal(stopped.errorKey, stopped.msg);
  return { kind: 'quoted', quote: { rows, ...quoteOfParts(answer.quote, rows, parts) } };
}

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
    if (!isOnline()) return readHere(text, signal);
    const answer = await runQuery(client, ReadAddresses, { text }, { uncached: 'private', signal });
    return isRefusal(answer) ? answer : answer.readAddresses;
  });
}

/** The same text, as this computer reads it without a net. */
async function readHere(text: string, signal: AbortSignal): Promise<ReadAnswer> {
  const reader = previewReader();
  try {
    const readings = await reader.read({ text, corrections: {} }, () => {}, signal);
    return readings.map((reading) => ({ ...reading, problems: [...reading.problems] }));
  } finally {
    reader.close();
  }
}
