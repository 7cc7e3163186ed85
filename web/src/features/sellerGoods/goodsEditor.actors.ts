import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { StorageArea } from '../../lib/storage.ts';
import { toast } from '../../ui/toast.ts';
import { goodDraftStore } from './goodDraft.ts';
import { GOOD_FIELDS, type GoodField } from './goodForm.rules.ts';
import { goodInput } from './goodForm.ts';
import { CreateGood, LoadSellerGood, UpdateGood } from './goodsEditor.graphql.ts';
import { goodsEditorMachine } from './goodsEditor.machine.ts';
import { unsaved } from './goodsEditor.setup.ts';
import { editorText, savedText } from './goodsEditor.text.ts';
import type { DraftPlace, LoadAnswer, SaveAnswer, SaveRequest } from './goodsEditor.types.ts';
import { refreshGoods } from './refreshGoods.ts';

interface Edge {
  client: ApolloClient;
  area: StorageArea;
  /** New goods have an id. */
  onName: (goodId: number) => void;
  onProblem: (field: GoodField) => void;
}

/** The editor on the real graph, with its drafts in a storage area. */
export function goodsEditorLogic({ client, area, onName, onProblem }: Edge) {
  let isFull = false;
  return goodsEditorMachine.provide({
    actors: {
      loadGood: fromPromise<LoadAnswer, DraftPlace>(({ input }) => loadGood(client, area, input)),
      saveGood: fromPromise<SaveAnswer, SaveRequest>(({ input }) => saveGood(client, input)),
    },
    actions: {
      saveUnsavedDraft: ({ context }) => {
        const store = goodDraftStore(area, context);
        const draft = unsaved(context);
        if (!draft) return store.clear();
        const isKept = store.save({ ...draft, at: Date.now() });
        // Once is enough: it is asked at every letter.
        if (!isKept && !isFull) toast.warning(editorText.noRoom);
        isFull = !isKept;
      },
      clearDraft: ({ context }) => goodDraftStore(area, context).clear(),
      announceKept: () => toast.info(editorText.keptHere),
      announceSaved: ({ context: { good } }) => {
        if (good) toast.success(savedText[good.status].toast);
      },
      reportGoodName: ({ context: { goodId } }) => {
        if (goodId !== null) onName(goodId);
      },
      focusFirstProblem: ({ context: { problems } }) => {
        const first = GOOD_FIELDS.find((field) => problems[field]);
        if (first) onProblem(first);
      },
      refreshGoods: () => refreshGoods(client),
    },
  });
}

async function loadGood(client: ApolloClient, area: StorageArea, place: DraftPlace): Promise<LoadAnswer> {
  const draft = goodDraftStore(area, place).load();
  if (place.goodId === null) return { kind: 'loaded', good: null, draft };
  const answer = await runQuery(client, LoadSellerGood, { id: place.goodId });
  if (!isRefusal(answer)) return { kind: 'loaded', good: answer.sellerGood, draft };
  return answer.errorKey === 'NOT_FOUND' ? { kind: 'missing' } : answer;
}

async function saveGood(client: ApolloClient, request: SaveRequest): Promise<SaveAnswer> {
  const { goodId, form, clientNo } = request;
  const input = goodInput(form, request);
  const answer =
    goodId === null
      ? await runMutation(client, CreateGood, { input, clientNo })
      : await runMutation(client, UpdateGood, { id: goodId, input });
  if (!isRefusal(answer))
    return { kind: 'saved', good: 'createGood' in answer ? answer.createGood : answer.updateGood };
  // Of new goods it is a warehouse that is gone.
  return answer.errorKey === 'NOT_FOUND' && goodId !== null ? { kind: 'missing' } : answer;
}
