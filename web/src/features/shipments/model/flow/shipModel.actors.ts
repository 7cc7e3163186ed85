import type { ApolloClient } from '@apollo/client';
import { fromCallback, fromPromise } from 'xstate';
import { ReadPlaces } from '../../../../graphql/addresses.graphql.ts';
import { runQuery } from '../../../../graphql/runOperation.ts';
import type { RecordStore } from '../../../../lib/database.ts';
import { isRefusal } from '../../../../lib/refusal.ts';
import type { StoredValue } from '../../../../lib/storage.ts';
import { sendTabVisibility } from '../../../../lib/tabVisibility.ts';
import { type Mappings, withMapping } from '../../../spreadsheets/recipients/mappings.ts';
import { readSheet } from '../../../spreadsheets/recipients/readSheet.ts';
import { quoteBatch } from '../../shared/checkout/checkout.actors.ts';
import type { Entry } from '../../shared/wizard/entry.ts';
import { loadBasket, loadBeginnings, withBasket, wizardActors } from '../../shared/wizard/wizard.actors.ts';
import type { DraftOwnership } from '../../shared/wizard/wizardDraft.ts';
import { draftAutosaveMachine, type SaveDraftRequest } from './draftAutosave.machine.ts';
import {
  beginModelDraft,
  type FileRead,
  type FileRequest,
  type ModelDraft,
  type ModelOpened,
  type NumbersAsked,
  type NumbersFound,
  type PlacesRead,
  sentOf,
} from './modelDraft.ts';
import type { ModelRow } from './modelRow.ts';
import { FindOrderedNumbers } from './orderedNumbers.graphql.ts';

/** Most addresses, and most order numbers, of one request. */
const PLACES_A_CALL = 500;
const NUMBERS_A_CALL = 1_000;

interface Kept {
  drafts: RecordStore<ModelDraft>;
  turn: DraftOwnership;
  mappings: StoredValue<Mappings>;
  /** The page is come back to, as by a reload. */
  isReturn: boolean;
}

/** The wizard's own work, through the gateway; draft and mappings come from the browser. */
export function shipModelActors(client: ApolloClient, { drafts, turn, mappings, isReturn }: Kept) {
  const writeDraft = fromPromise<boolean, SaveDraftRequest>(async ({ input: { account, draft } }) => {
    if (!turn.isMine()) return true;
    if (draft) return drafts.save(account, draft);
    await drafts.clear(account);
    return true;
  });
  return {
    ...wizardActors(client, turn),
    loadGoods: loadBasket(client),
    quote: quoteBatch(client),
    draftAutosave: draftAutosaveMachine.provide({
      actors: {
        writeDraft,
        watchTab: fromCallback(({ sendBack }) => sendTabVisibility(sendBack)),
      },
    }),
    saveDraft: writeDraft,
    openDraft: fromPromise<ModelOpened, { account: string; entry: Entry }>(async ({ input }) => {
      const { account, entry } = input;
      const kept = await drafts.load(account);
      turn.begin(kept && sentOf(kept));
      return open(client, { kept, entry, isReturn });
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
          return runQuery(client, ReadPlaces, { places }, { uncached: 'bulk', signal });
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
            { uncached: 'bulk', signal },
          ),
        ),
      );
      const refused = answers.find(isRefusal);
      if (refused) return refused;
      const found = answers.flatMap((answer) => (isRefusal(answer) ? [] : answer.orderedNumbers));
      return { kind: 'numbers', ordered: new Set(found.map(({ thirdOrderNo }) => thirdOrderNo)) };
    }),
  };
}

function inCalls<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

type Opening = Pick<Parameters<typeof beginModelDraft>[0], 'kept' | 'entry' | 'isReturn'>;

async function open(client: ApolloClient, opening: Opening): Promise<ModelOpened> {
  const { kept, entry } = opening;
  const { last, senderIds } = await loadBeginnings(client, kept === null);
  const opened = await withBasket(client, beginModelDraft({ ...opening, last, senderIds }));
  // Goods that are no longer sold are reported only when they were chosen for this file.
  return kept || entry.goodId !== null ? opened : { ...opened, refusal: null };
}
