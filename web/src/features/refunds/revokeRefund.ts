import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/toast.ts';
import { RevokeRefund } from './refunds.graphql.ts';
import { revokingText } from './refunds.text.ts';

export interface RevokeSubject {
  refundId: number;
  packageNo: string;
}

/** Taking an undecided refund back. */
export const revokeRefund = (client: ApolloClient) =>
  confirmAction({
    run: ({ refundId }: RevokeSubject) => runMutation(client, RevokeRefund, { id: refundId }),
    onDone: () => toast.success(revokingText.done),
  });
