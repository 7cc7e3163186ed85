import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { invalidate } from '../../graphql/invalidate.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { KeepAccount, LoadClosing } from './closing.graphql.ts';
import { keepText } from './closing.text.ts';

/** Takes a closing back that goes on. */
export const keepAccount = (client: ApolloClient) =>
  confirmAction({
    run: async (_: object) => {
      const answer = await runMutation(client, KeepAccount, {});
      if (isRefusal(answer)) return answer;
      client.writeQuery({ query: LoadClosing, data: { accountClosing: answer.keepAccount } });
      void invalidate(client, 'closingChanged');
      return answer;
    },
    onDone: () => toast.success(keepText.done),
  });
