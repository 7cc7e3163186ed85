import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { DraftPlace } from '../../flows/draftEditor.ts';
import { draftStorage } from '../../flows/draftStorage.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { StorageArea } from '../../lib/storage.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { goodDraftStore } from './goodDraft.ts';
import { GOOD_FIELDS, type GoodField } from './goodForm.rules.ts';
import { goodInput } from './goodForm.ts';
import { CreateGood, LoadSellerGood, UpdateGood } from './goodsEditor.graphql.ts';
import { goodsEditorMachine } from './goodsEditor.machine.ts';
import {
  type EditorContext,
  type LoadAnswer,
  type SaveAnswer,
  type SaveRequest,
  unsaved,
} from './goodsEditor.setup.ts';
import { editorText, savedToast } from './goodsEditor.text.ts';

interface Edge {
  client: ApolloClient;
  area: StorageArea;
  /** New goods have an id. */
  onName: (goodId: number) => void;
  onProblem: (field: GoodField) => void;
}

/** The editor on the real graph, with its drafts in a storage area. */
export function goodsEditorLogic({ client, area, onName, onProblem }: Edge) {
  const storeOf = (place: DraftPlace) => goodDraftStore(area, place);
  return goodsEditorMachine.provide({
    actors: {
      loadItem: fromPromise<LoadAnswer, DraftPlace>(async ({ input }) => {
        const draft = storeOf(input).load();
        if (input.id === null) return { kind: 'loaded', item: null, draft };
        const answer = await runQuery(client, LoadSellerGood, { id: input.id });
        if (!isRefusal(answer)) return { kind: 'loaded', item: answer.sellerGood, draft };
        return answer.errorKey === 'NOT_FOUND' ? { kind: 'missing' } : answer;
      }),
      saveItem: fromPromise<SaveAnswer, SaveRequest>(({ input }) => saveGood(client, input)),
    },
    actions: {
      ...draftStorage(storeOf, draftOf, editorText.noRoom),
      announceKept: () => toast.info(editorText.keptHere),
      announceSaved: ({ context: { item } }) => {
        if (item) toast.success(savedToast(item.status, item.revision !== null));
      },
      reportGoodName: ({ context: { id } }) => {
        if (id !== null) onName(id);
      },
      focusFirstProblem: ({ context: { problems } }) => {
        const first = GOOD_FIELDS.find((field) => problems[field]);
        if (first) onProblem(first);
      },
    },
  });
}

function draftOf(context: EditorContext) {
  const draft = unsaved(context);
  return draft && { ...draft, at: Date.now() };
}

async function saveGood(client: ApolloClient, request: SaveRequest): Promise<SaveAnswer> {
  const { id, form, clientNo } = request;
  const input = goodInput(form, request);
  const answer =
    id === null
      ? await runMutation(client, CreateGood, { input, clientNo })
      : await runMutation(client, UpdateGood, { id, input });
  if (!isRefusal(answer))
    return { kind: 'saved', item: 'createGood' in answer ? answer.createGood : answer.updateGood };
  // Of new goods it is a warehouse that is gone.
  return answer.errorKey === 'NOT_FOUND' && id !== null ? { kind: 'missing' } : answer;
}
