import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { type SavedSender, saveSender } from '../../../../fields/saveSender.ts';
import type { SenderForm } from '../../../../fields/sender.ts';
import { setCachedBalance } from '../../../../graphql/accountBalance.ts';
import { ReadAddresses } from '../../../../graphql/addresses.graphql.ts';
import { runMutation, runQuery } from '../../../../graphql/runOperation.ts';
import { ListSenders } from '../../../../graphql/senders.graphql.ts';
import { isRefusal, type Refusal } from '../../../../lib/refusal.ts';
import type { StoredValue } from '../../../../lib/storage.ts';
import { LoadLastPurchase } from '../../../goodsPicker/goods.graphql.ts';
import type { GoodsFactsResult } from '../../../goodsPicker/goodsFacts.ts';
import { loadGoodsFacts } from '../../../goodsPicker/loadGoodsFacts.ts';
import { invalidateLists } from '../../shared/checkout/invalidateLists.ts';
import type { Recipient } from '../../shared/recipients/recipient.ts';
import { beginDraft, type Draft, type Entry } from './draft.ts';
import { CreateShipment, PayShipment, QuoteShipment } from './order.graphql.ts';
import { orderInput } from './orderInput.ts';
import { recipientsMachine } from './recipients.machine.ts';
import type { ReadAnswer } from './recipients.setup.ts';
import type { Created, Opened, Quoted, Receipt } from './shipByHand.types.ts';

type Rows = readonly Recipient[];

/** The wizard's own work, through the gateway; the draft comes from the browser. */
export function shipByHandActors(client: ApolloClient, drafts: StoredValue<Draft>) {
  return {
    recipients: recipientsMachine.provide({ actors: { readChunk: readChunk(client) } }),
    openShipment: fromPromise<Opened, { account: string; entry: Entry }>(({ input }) =>
      open(client, drafts.load(), input.entry),
    ),
    loadGoods: fromPromise<GoodsFactsResult, number>(({ input }) => loadGoodsFacts(client, input)),
    saveSender: fromPromise<SavedSender, SenderForm | null>(async ({ input }) => {
      if (!input) throw new Error('no sender to save');
      return saveSender(client, input);
    }),
    quoteShipment: fromPromise<Quoted, { draft: Draft; rows: Rows }>(async ({ input, signal }) => {
      const variables = { input: orderInput(input.draft, input.rows) };
      const answer = await runMutation(client, QuoteShipment, variables, { fetchPolicy: 'no-cache', signal });
      if (isRefusal(answer)) return answer;
      return { kind: 'quoted', quote: { rows: input.rows, answer: answer.quoteOrder } };
    }),
    createShipment: fromPromise<Created, { draft: Draft; rows: Rows; quoteNo: string; clientNo: string }>(
      async ({ input: { draft, rows, quoteNo, clientNo } }) => {
        const variables = { input: orderInput(draft, rows, quoteNo), clientNo };
        const answer = await runMutation(client, CreateShipment, variables, { fetchPolicy: 'no-cache' });
        if (isRefusal(answer)) return answer;
        invalidateLists(client);
        return { kind: 'placed', placed: answer.createOrder };
      },
    ),
    payShipment: fromPromise<Receipt | Refusal, { orderId: number; clientNo: string }>(
      async ({ input: { orderId, clientNo } }) => {
        const answer = await runMutation(client, PayShipment, { id: orderId, clientNo });
        if (isRefusal(answer)) return answer;
        const { paidFee, balance } = answer.confirmOrder;
        setCachedBalance(client, balance);
        invalidateLists(client);
        return { kind: 'paid', orderId, paidFee: paidFee ?? 0 };
      },
    ),
  };
}

function readChunk(client: ApolloClient) {
  return fromPromise<ReadAnswer, string>(async ({ input, signal }) => {
    const answer = await runQuery(
      client,
      ReadAddresses,
      { text: input },
      { fetchPolicy: 'no-cache', signal },
    );
    return isRefusal(answer) ? answer : answer.readAddresses;
  });
}

async function open(client: ApolloClient, kept: Draft | null, entry: Entry): Promise<Opened> {
  const [last, senders] = await Promise.all([
    kept ? null : runQuery(client, LoadLastPurchase, {}, { warnOnRefusal: true }),
    runQuery(client, ListSenders, {}, { warnOnRefusal: true }),
  ]);
  const bought = last && !isRefusal(last) ? last.lastPurchase : null;
  const draft = beginDraft({
    entry,
    kept,
    last: bought && { ...bought, goodId: bought.good?.id ?? null },
    senderIds: isRefusal(senders) ? [] : senders.senders.map(({ id }) => id),
  });
  if (draft.goodId === null) return { kind: 'opened', draft, facts: null, refusal: null };
  const answer = await loadGoodsFacts(client, draft.goodId);
  if (isRefusal(answer)) {
    return { kind: 'opened', draft: { ...draft, goodId: null }, facts: null, refusal: answer };
  }
  return { kind: 'opened', draft, facts: answer.facts, refusal: null };
}
