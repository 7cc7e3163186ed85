import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { DraftPlace } from '../../flows/draftEditor.ts';
import { draftStorage } from '../../flows/draftStorage.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { StorageArea } from '../../lib/storage.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { CreateWarehouse, LoadSellerWarehouse, UpdateWarehouse } from './sellerWarehouses.graphql.ts';
import { warehouseDraftStore } from './warehouseDraft.ts';
import { warehouseEditorMachine } from './warehouseEditor.machine.ts';
import { type LoadAnswer, type SaveAnswer, type SaveRequest, unsaved } from './warehouseEditor.setup.ts';
import { editorText } from './warehouseEditor.text.ts';
import { warehouseInput } from './warehouseForm.ts';

interface Edge {
  client: ApolloClient;
  area: StorageArea;
  onProblem: () => void;
  onSaved: () => void;
}

/** The editor on the real graph, with its drafts in a storage area. */
export function warehouseEditorLogic({ client, area, onProblem, onSaved }: Edge) {
  const storeOf = (place: DraftPlace) => warehouseDraftStore(area, place);
  return warehouseEditorMachine.provide({
    actors: {
      loadItem: fromPromise<LoadAnswer, DraftPlace>(async ({ input }) => {
        const draft = storeOf(input).load();
        if (input.id === null) return { kind: 'loaded', item: null, draft };
        // Thousands of area rules are not worth keeping in the cache.
        const fresh = { uncached: 'bulk' } as const;
        const answer = await runQuery(client, LoadSellerWarehouse, { id: input.id }, fresh);
        if (!isRefusal(answer)) return { kind: 'loaded', item: answer.sellerWarehouse, draft };
        return answer.errorKey === 'NOT_FOUND' ? { kind: 'missing' } : answer;
      }),
      saveItem: fromPromise<SaveAnswer, SaveRequest>(({ input }) => saveWarehouse(client, input)),
    },
    actions: {
      ...draftStorage(storeOf, unsaved, editorText.noRoom),
      showProblem: onProblem,
      finish: () => {
        toast.success(editorText.saved);
        onSaved();
      },
    },
  });
}

async function saveWarehouse(
  client: ApolloClient,
  { id, form, storedState }: SaveRequest,
): Promise<SaveAnswer> {
  const input = warehouseInput(form, storedState);
  const answer =
    id === null
      ? await runMutation(client, CreateWarehouse, { input })
      : await runMutation(client, UpdateWarehouse, { id, input });
  if (!isRefusal(answer)) return { kind: 'saved' };
  return answer.errorKey === 'NOT_FOUND' && id !== null ? { kind: 'missing' } : answer;
}
