import type { ApolloClient } from '@apollo/client';
import { fromCallback, fromPromise } from 'xstate';
import { ReadAddresses } from '../../../../graphql/addresses.graphql.ts';
import { DeleteBasketLines, ListBasketLines } from '../../../../graphql/basketLines.graphql.ts';
import { refetchShown } from '../../../../graphql/invalidate.ts';
import { runMutation, runQuery } from '../../../../graphql/runOperation.ts';
import { isOnline, sendNet } from '../../../../lib/net.ts';
import { isRefusal, refusal } from '../../../../lib/refusal.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { bookPickedText } from '../../../addressBook/addressBook.text.ts';
import { openEntries } from '../../../addressBook/bookActions.ts';
import { quoteOrders } from '../../shared/checkout/checkout.actors.ts';
import { leastCourier } from '../../shared/delivery/leastFee.ts';
import type { Entry } from '../../shared/wizard/entry.ts';
import { loadBasket, loadBeginnings, withBasket, wizardActors } from '../../shared/wizard/wizard.actors.ts';
import type { OwnedDraft } from '../../shared/wizard/wizardDraft.ts';
import { previewReader } from '../preview/previewReader.ts';
import { withPeople } from './bookRecipients.ts';
import { CopyOrder } from './copyOrder.graphql.ts';
import {
  asksForBasket,
  asksForCopy,
  asksForPeople,
  asksForTemplate,
  beginDraft,
  type ChosenOfBasket,
  type Draft,
  type Opened,
  type Quoted,
  withWhatCame,
} from './draft.ts';
import type { KeptStart } from './keptStart.ts';
import { printOf, withCommon } from './orderCopy.ts';
import { QuoteShipment } from './quoteShipment.graphql.ts';
import { recipientsMachine } from './recipients.machine.ts';
import type { ReadAnswer } from './recipients.setup.ts';
import { type QuoteRequest, quoteOfParts } from './shipParts.ts';
import { LoadShipmentTemplate, MarkShipmentTemplateUsed } from './template.graphql.ts';

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
      const takes = asksForTemplate(kept, entry, isReturn);
      if (!isOnline()) {
        if (copies || names || asksForBasket(kept, entry, isReturn) || takes)
          throw new Error('what an address asks for is read with a net alone');
        const begun = {
          entry,
          kept,
          ...start.restore(client),
          isReturn,
          copy: null,
          template: null,
          chosen: null,
        };
        const cached = { fetchPolicy: 'cache-first' } as const;
        return {
          ...(await withFurther(client, await withBasket(client, beginDraft(begun), cached), cached)),
          isOffline: true,
        };
      }
      const [{ last, senderIds }, copy, template, people, chosen] = await Promise.all([
        loadBeginnings(client, kept === null),
        copies ? readCopy(client, entry) : null,
        takes ? readTemplate(client, entry) : null,
        names ? openEntries(client, idsOf(entry.entryIds)) : [],
        asksForBasket(kept, entry, isReturn) ? readBasket(client, entry) : null,
      ]);
      const refused = [copy, template].find(isRefusal);
      const begun = {
        ...{ entry, kept, last, senderIds, isReturn, chosen },
        ...{ copy: isRefusal(copy) ? null : copy, template: isRefusal(template) ? null : template },
      };
      const read = await withFurther(client, await withBasket(client, beginDraft(begun)));
      const opened = begun.template && !begun.copy ? withWhatCame(read, begun.template) : read;
      start.keep(client, opened.draft, senderIds);
      if (refused) return { ...opened, refusal: refused };
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
    emptyBasket: fromPromise<void, readonly number[]>(async ({ input: ids }) => {
      if (ids.length === 0) return;
      await runMutation(client, DeleteBasketLines, { ids: [...ids] }).catch(() => {});
    }),
    markTemplateUsed: fromPromise<void, number | null>(async ({ input: id }) => {
      if (id !== null) await runMutation(client, MarkShipmentTemplateUsed, { id }).catch(() => {});
    }),
  };
}

const idsOf = (ids: string | null) => (ids ?? '').split('.').map(Number);

/** Of a refusal for what was still offered, that is read again: what cannot be chosen any more is not shown as if it could. */
async function quote(client: ApolloClient, request: QuoteRequest, signal: AbortSignal): Promise<Quoted> {
  const answer = await quoteAsked(client, request, signal);
  if (isRefusal(answer) && OFFER_GONE.has(answer.errorKey)) void refetchShown(client, ['good']);
  return answer;
}

const OFFER_GONE: ReadonlySet<string> = new Set(['COURIER_OFF', 'WAREHOUSE_OFF']);

async function quoteAsked(
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

/** The lines of the basket that an address names, as far as they are there; what was refused is told by what is not. */
async function readBasket(client: ApolloClient, { basketIds }: Entry): Promise<ChosenOfBasket | null> {
  const answer = await runQuery(client, ListBasketLines, {}, { warnOnRefusal: true });
  if (isRefusal(answer)) return null;
  const named = new Set(idsOf(basketIds));
  const lines = answer.basketLines.filter(({ id }) => named.has(id));
  const byWarehouse = Map.groupBy(lines, ({ warehouseId }) => warehouseId);
  return {
    ordered: lines.map(({ id, warehouseId, skuId }) => ({ id, warehouseId, skuId })),
    baskets: [...byWarehouse].map(([warehouseId, own]) => ({
      warehouseId,
      lines: own.map(({ goodId, skuId, quantity }) => ({ goodId, skuId, quantity })),
    })),
  };
}

/** What is opened with the goods of further warehouses; what they do not sell any more is left out. Couriers are the cheapest ones until others are chosen. */
async function withFurther(
  client: ApolloClient,
  opened: Awaited<ReturnType<typeof withBasket<Draft>>>,
  reading?: Parameters<typeof withBasket>[2],
): Promise<Opened> {
  const { draft, facts } = opened;
  const known = await Promise.all(
    draft.further.map(async (one) => {
      const { draft: fitted, facts: basket } = await withBasket(client, one, reading);
      return basket ? [{ one: { ...one, lines: fitted.lines }, basket }] : [];
    }),
  );
  const all = known.flat();
  const { basketLines, courierId, warehouseId } = draft;
  const isOfBasket = basketLines.length > 0 && facts && warehouseId !== null;
  return {
    ...opened,
    draft: {
      ...draft,
      courierId: courierId ?? (isOfBasket ? leastCourier(facts, warehouseId) : null),
      further: all.map(({ one, basket }) => ({
        ...one,
        courierId: one.courierId ?? leastCourier(basket, one.warehouseId),
      })),
    },
    furtherFacts: all.map(({ basket }) => basket),
  };
}

async function readTemplate(client: ApolloClient, { templateId }: Entry) {
  const answer = await runQuery(
    client,
    LoadShipmentTemplate,
    { id: templateId ?? 0 },
    { uncached: 'momentary', warnOnRefusal: true },
  );
  return isRefusal(answer) ? answer : answer.shipmentTemplate;
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
