import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { DraftPlace } from '../../flows/draftEditor.ts';
import { draftStorage } from '../../flows/draftStorage.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { StorageArea } from '../../lib/storage.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { templateDraftStore } from './templateDraft.ts';
import { templateEditorMachine } from './templateEditor.machine.ts';
import { type LoadAnswer, type SaveAnswer, type SaveRequest, unsaved } from './templateEditor.setup.ts';
import { templateInput } from './templateForm.ts';
import { CreateFreightTemplate, LoadFreightTemplate, UpdateFreightTemplate } from './templates.graphql.ts';
import { templateEditorText as text } from './templates.text.ts';

interface Edge {
  client: ApolloClient;
  area: StorageArea;
  onProblem: () => void;
  onSaved: () => void;
}

/** The editor on the real graph, with its drafts in a storage area. */
export function templateEditorLogic({ client, area, onProblem, onSaved }: Edge) {
  const storeOf = (place: DraftPlace) => templateDraftStore(area, place);
  return templateEditorMachine.provide({
    actors: {
      loadItem: fromPromise<LoadAnswer, DraftPlace>(async ({ input }) => {
        const draft = storeOf(input).load();
        if (input.id === null) return { kind: 'loaded', item: null, draft };
        // Thousands of area rules are not worth keeping in the cache.
        const fresh = { uncached: 'bulk' } as const;
        const answer = await runQuery(client, LoadFreightTemplate, { id: input.id }, fresh);
        if (!isRefusal(answer)) return { kind: 'loaded', item: answer.freightTemplate, draft };
        return answer.errorKey === 'NOT_FOUND' ? { kind: 'missing' } : answer;
      }),
      saveItem: fromPromise<SaveAnswer, SaveRequest>(({ input }) => saveTemplate(client, input)),
    },
    actions: {
      ...draftStorage(storeOf, unsaved, text.noRoom),
      showProblem: onProblem,
      finish: (_, answer) => {
        toast.success(text.saved('followers' in answer ? answer.followers : 0));
        onSaved();
      },
    },
  });
}

async function saveTemplate(client: ApolloClient, { id, version, form }: SaveRequest): Promise<SaveAnswer> {
  const input = templateInput(form);
  if (id === null || version === null) {
    const answer = await runMutation(client, CreateFreightTemplate, { input });
    return isRefusal(answer) ? answer : { kind: 'saved', followers: 0 };
  }
  const answer = await runMutation(client, UpdateFreightTemplate, { id, version, input });
  if (!isRefusal(answer)) return { kind: 'saved', followers: answer.updateFreightTemplate.warehouses.length };
  return answer.errorKey === 'NOT_FOUND' ? { kind: 'missing' } : answer;
}
