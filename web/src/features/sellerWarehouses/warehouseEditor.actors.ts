import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { StorageArea } from '../../lib/storage.ts';
import { toast } from '../../ui/toast.ts';
import { refreshWarehouses } from './refreshWarehouses.ts';
import { CreateWarehouse, LoadSellerWarehouse, UpdateWarehouse } from './sellerWarehouses.graphql.ts';
import { warehouseDraftStore } from './warehouseDraft.ts';
import { warehouseEditorMachine } from './warehouseEditor.machine.ts';
import { unsaved } from './warehouseEditor.setup.ts';
import { editorText } from './warehouseEditor.text.ts';
import type { DraftPlace, LoadAnswer, SaveAnswer, SaveRequest } from './warehouseEditor.types.ts';
import { warehouseInput } from './warehouseForm.ts';

interface Edge {
  client: ApolloClient;
  area: StorageArea;
  onProblem: () => void;
  onSaved: () => void;
}

/** The editor on the real graph, with its drafts in a storage area. */
export function warehouseEditorLogic({ client, area, onProblem, onSaved }: Edge) {
  let isFull = false;
  return warehouseEditorMachine.provide({
    actors: {
      loadWarehouse: fromPromise<LoadAnswer, DraftPlace>(({ input }) => loadWarehouse(client, area, input)),
      saveWarehouse: fromPromise<SaveAnswer, SaveRequest>(({ input }) => saveWarehouse(client, input)),
    },
    actions: {
      saveUnsavedDraft: ({ context }) => {
        const store = warehouseDraftStore(area, context);
        const draft = unsaved(context);
        if (!draft) return store.clear();
        const isKept = store.save(draft);
        // Once is enough: it is asked at every letter.
        if (!isKept && !isFull) toast.warning(editorText.noRoom);
        isFull = !isKept;
      },
      clearDraft: ({ context }) => warehouseDraftStore(area, context).clear(),
      showProblem: onProblem,
      finish: () => {
        toast.success(editorText.saved);
        refreshWarehouses(client);
        onSaved();
      },
    },
  });
}

async function loadWarehouse(
  client: ApolloClient,
  area: StorageArea,
  place: DraftPlace,
): Promise<LoadAnswer> {
  const draft = warehouseDraftStore(area, place).load();
  if (place.id === null) return { kind: 'loaded', warehouse: null, draft };
  const answer = await runQuery(client, LoadSellerWarehouse, { id: place.id }, { fetchPolicy: 'no-cache' });
  if (!isRefusal(answer)) return { kind: 'loaded', warehouse: answer.sellerWarehouse, draft };
  return answer.errorKey === 'NOT_FOUND' ? { kind: 'missing' } : answer;
}

async function saveWarehouse(client: ApolloClient, { id, form, standing }: SaveRequest): Promise<SaveAnswer> {
  const input = warehouseInput(form, standing);
  const answer =
    id === null
      ? await runMutation(client, CreateWarehouse, { input })
      : await runMutation(client, UpdateWarehouse, { id, input });
  if (!isRefusal(answer)) return { kind: 'saved' };
  return answer.errorKey === 'NOT_FOUND' && id !== null ? { kind: 'missing' } : answer;
}
