import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import type { BulkEditItemFragment } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { UndoBulkEdit } from './bulkEdits.graphql.ts';
import { undoText } from './bulkEdits.text.ts';

export type UndoingBulkEdit = ConfirmAction<BulkEditItemFragment>;

/** Giving back what an edit has changed. */
export const undoBulkEdit = (client: ApolloClient) =>
  confirmAction({
    run: async ({ id }: BulkEditItemFragment) => {
      const answer = await runMutation(client, UndoBulkEdit, { id });
      return isRefusal(answer) ? answer : answer.undoBulkEdit;
    },
    onDone: ({ kind }, { undoneCount, leftCount }) => {
      if (leftCount > 0) toast.warning(undoText.left(kind, undoneCount, leftCount));
      else toast.success(undoText.done(kind, undoneCount));
    },
  });
