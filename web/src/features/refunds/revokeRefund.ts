import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { refreshParcels } from '../../graphql/refreshParcels.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/toast.ts';
import { RevokeRefund } from './refunds.graphql.ts';
import { revokingText } from './refunds.text.ts';

export interface RevokeSubject {
  refundId: number;
  packageNo: string;
}

/** Taking an undecided refund back. A refusal too may mean that what is on show is out of date. */
export const revokeRefund = (client: ApolloClient) =>
  confirmAction({
    run: async ({ refundId }: RevokeSubject) => {
      const answer = await runMutation(client, RevokeRefund, { id: refundId });
      refreshParcels(client);
      return answer;
    },
    onDone: () => toast.success(revokingText.done),
  });
