import type { ApolloClient } from '@apollo/client';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { RevokeRefund } from './refunds.graphql.ts';
import { revokingText as text } from './refunds.text.ts';

export function RevokeDialog({ actor }: { actor: ConfirmAction<RevokeSubject> }) {
  return (
    <ConfirmActionDialog actor={actor} texts={text}>
      {({ packageNo }) => <p>{text.words(packageNo)}</p>}
    </ConfirmActionDialog>
  );
}

export interface RevokeSubject {
  refundId: number;
  packageNo: string;
}

/** Taking an undecided refund back. */
export const revokeRefund = (client: ApolloClient) =>
  confirmAction({
    run: ({ refundId }: RevokeSubject) => runMutation(client, RevokeRefund, { id: refundId }),
    onDone: () => toast.success(text.done),
  });
