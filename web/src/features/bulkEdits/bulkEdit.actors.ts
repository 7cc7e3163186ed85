import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import {
  type Applied,
  type ApplyRequest,
  bulkEditMachine,
  type Previewed,
  type PreviewRequest,
} from './bulkEdit.machine.ts';
import { inputOf } from './bulkEdit.rules.ts';
import { ApplyBulkEdit, PreviewBulkEdit } from './bulkEdits.graphql.ts';

/** Editing many goods on the real graph; `onFinished` hears when an edit that was applied is closed. */
export const bulkEditLogic = (onFinished: () => void) => (client: ApolloClient) =>
  bulkEditMachine.provide({
    actors: {
      previewEdit: fromPromise<Previewed | Refusal, PreviewRequest>(
        async ({ input: { subject, form }, signal }) => {
          if (!subject) throw new Error('no goods to edit');
          const { ids, filter } = subject;
          const which = ids ? { ids: [...ids] } : { filter: filter ?? {} };
          const edit = { kind: form.kind, input: inputOf(form), ...which };
          const answer = await runQuery(client, PreviewBulkEdit, edit, { uncached: 'bulk', signal });
          if (isRefusal(answer)) return answer;
          return { kind: 'previewed', preview: answer.bulkEditPreview, clientNo: crypto.randomUUID() };
        },
      ),
      applyEdit: fromPromise<Applied | Refusal, ApplyRequest>(
        async ({ input: { form, preview, clientNo }, signal }) => {
          const rows = (preview?.rows ?? []).flatMap(({ id, before, refusal }) =>
            refusal === '' && before !== null ? [{ id, before }] : [],
          );
          const edit = { kind: form.kind, input: inputOf(form), rows, clientNo };
          const answer = await runMutation(client, ApplyBulkEdit, edit, { uncached: 'bulk', signal });
          return isRefusal(answer) ? answer : answer.applyBulkEdit;
        },
      ),
    },
    actions: { finish: onFinished },
  });
