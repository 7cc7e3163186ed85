import type { ApolloClient } from '@apollo/client';
import { fromCallback, fromPromise } from 'xstate';
import { type SavedSender, saveSender } from '../../../../fields/saveSender.ts';
import type { SenderForm } from '../../../../fields/sender.ts';
import { ReadPlaces } from '../../../../graphql/addresses.graphql.ts';
import { runQuery } from '../../../../graphql/runOperation.ts';
import { ListSenders } from '../../../../graphql/senders.graphql.ts';
import type { RecordStore } from '../../../../lib/database.ts';
import { isRefusal } from '../../../../lib/refusal.ts';
import type { StoredValue } from '../../../../lib/storage.ts';
import { sendTabVisibility } from '../../../../lib/tabVisibility.ts';
import { LoadLastPurchase } from '../../../goodsPicker/goods.graphql.ts';
import type { GoodsFactsResult } from '../../../goodsPicker/goodsFacts.ts';
import { loadGoodsFacts } from '../../../goodsPicker/loadGoodsFacts.ts';
import { type Mappings, withMapping } from '../../../spreadsheets/recipients/mappings.ts';
import { readSheet } from '../../../spreadsheets/recipients/readSheet.ts';
import { batchActors } from '../../shared/checkout/batch.actors.ts';
import type { DraftTurn } from '../../shared/wizard/draftTurn.ts';
import { draftAutosaveMachine, type SaveDraftRequest } from './draftAutosave.machine.ts';
import { beginModelDraft, type ModelDraft } from './modelDraft.ts';
import type { ModelRow } from './modelRow.ts';
import { FindOrderedNumbers } from './orderedNumbers.graphql.ts';
import type {
  FileRead,
  FileRequest,
  ModelOpened,
  NumbersAsked,
  NumbersFound,
  PlacesRead,
} from './shipModel.types.ts';

/** Most addresses, and most order numbers, of one request. */
const PLACES_A_CALL = 500;
const NUMBERS_A_CALL = 1_000;

interface Kept {
  drafts: RecordStore<ModelDraft>;
  turn: DraftTurn;
  mappings: StoredValue<Mappings>;
}

const isSent = ({ sent, placed }: ModelDraft) => sent !== null || placed !== null;

/** The wizard's own work, through the gateway; draft and mappings come from the browser. */
export function shipModelActors(client: ApolloClient, { drafts, turn, mappings }: Kept) {
  const writeDraft = fromPromise<boolean, SaveDraftRequest>(async ({ input: { account, draft } }) => {
    if (!turn.isMine()) return true;
    if (draft) {
      turn.note(isSent(draft));
      return drafts.save(account, draft);
    }
    await drafts.clear(account);
    return true;
  });
  return {
    ...batchActors(client),
    draftAutosave: draftAutosaveMachine.provide({
      actors: {
        writeDraft,
        watchTab: fromCallback(({ sendBack }) => sendTabVisibility(sendBack)),
      },
    }),
    saveDraft: writeDraft,
    openModel: fromPromise<ModelOpened, { account: string }>(async ({ input: { account } }) => {
      const kept = await drafts.load(account);
      turn.begin(kept !== null && isSent(kept));
      return open(client, kept);
    }),
    readFile: fromPromise<FileRead, FileRequest>(async ({ input, signal }) => {
      const { file, sheet, mapping, report } = input;
      const known = mappings.load() ?? {};
      const chosen = mapping ? withMapping(known, mapping.header, mapping.fields) : known;
      const request = { mappings: chosen, signal, onProgress: report, ...(sheet === null ? {} : { sheet }) };
      const answer = await readSheet(file, request);
      if (mapping && answer.kind === 'read') mappings.save(chosen);
      return answer;
    }),
    readPlaces: fromPromise<PlacesRead, readonly ModelRow[]>(async ({ input, signal }) => {
      const answers = await Promise.all(
        inCalls(input, PLACES_A_CALL).map((rows) => {
          const places = rows.map(({ unplaced }) => unplaced);
          return runQuery(client, ReadPlaces, { places }, { fetchPolicy: 'no-cache', signal });
        }),
      );
      const refused = answers.find(isRefusal);
      if (refused) return refused;
      const readings = answers.flatMap((answer) => (isRefusal(answer) ? [] : answer.readPlaces));
      return {
        kind: 'places',
        readings: input.flatMap(({ id, unplaced }, at) => {
          const reading = readings[at];
          return reading ? [{ id, unplaced, reading }] : [];
        }),
      };
    }),
    findOrdered: fromPromise<NumbersFound, NumbersAsked>(async ({ input, signal }) => {
      const answers = await Promise.all(
        inCalls(input.thirdOrderNos, NUMBERS_A_CALL).map((thirdOrderNos) =>
          runQuery(
            client,
            FindOrderedNumbers,
            { platform: input.platform, thirdOrderNos },
            { fetchPolicy: 'no-cache', signal },
          ),
        ),
      );
      const refused = answers.find(isRefusal);
      if (refused) return refused;
      const found = answers.flatMap((answer) => (isRefusal(answer) ? [] : answer.orderedNumbers));
      return { kind: 'numbers', ordered: new Set(found.map(({ thirdOrderNo }) => thirdOrderNo)) };
    }),
    loadGoods: fromPromise<GoodsFactsResult, number>(({ input }) => loadGoodsFacts(client, input)),
    saveSender: fromPromise<SavedSender, SenderForm | null>(async ({ input }) => {
      if (!input) throw new Error('no sender to save');
      return saveSender(client, input);
    }),
  };
}

function inCalls<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

async function open(client: ApolloClient, kept: ModelDraft | null): Promise<ModelOpened> {
  const [last, senders] = await Promise.all([
    kept ? null : runQuery(client, LoadLastPurchase, {}, { warnOnRefusal: true }),
    runQuery(client, ListSenders, {}, { warnOnRefusal: true }),
  ]);
  const bought = last && !isRefusal(last) ? last.lastPurchase : null;
  const draft = beginModelDraft({
    kept,
    last: bought && {
      goodId: bought.good?.id ?? null,
      warehouseId: bought.warehouseId,
      courierId: bought.courierId,
      num: bought.num,
      senderId: bought.senderId,
    },
    senderIds: isRefusal(senders) ? [] : senders.senders.map(({ id }) => id),
  });
  const opened = { kind: 'opened', draft, facts: null, refusal: null } as const;
  if (draft.goodId === null) return opened;
  const answer = await loadGoodsFacts(client, draft.goodId);
  if (!isRefusal(answer)) return { ...opened, facts: answer.facts };
  // Goods that are no longer sold are reported only when they were chosen for this file.
  return { ...opened, draft: { ...draft, goodId: null }, refusal: kept && answer };
}
