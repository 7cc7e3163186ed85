import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { confirmAction } from '../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { publishPath } from '../../lib/pagePaths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { Good } from './goodForm.ts';
import { RevokeGoodRevision } from './goodsEditor.graphql.ts';
import { revisionText as text } from './goodsEditor.text.ts';

/** Says that the form shows an edit that waits beside goods on sale, or was refused, and takes it back. */
export function RevisionNotice({ good: { id, name, revision } }: { good: Good }) {
  const withdrawing = useWithdrawing();
  if (!revision) return null;
  const isRefused = revision.status === 'REFUSED';
  return (
    <>
      <Message
        tone={isRefused ? 'warning' : 'info'}
        action={
          <Button
            size="small"
            onClick={() => withdrawing.send({ type: 'action.ask', subject: { id, name } })}
          >
            {text.withdraw}
          </Button>
        }
      >
        {isRefused ? text.refused(revision.reason) : text.waiting}
      </Message>
      <ConfirmActionDialog actor={withdrawing} texts={text}>
        {(subject) => <p>{text.words(subject.name)}</p>}
      </ConfirmActionDialog>
    </>
  );
}

/** Takes the edit back; the page begins anew with what is on sale. */
function useWithdrawing() {
  const client = useApolloClient();
  const navigate = useNavigate();
  return useActorRef(
    useMemo(
      () => withdrawRevision(client, (id) => void navigate(publishPath(id), { replace: true })),
      [client, navigate],
    ),
  );
}

const withdrawRevision = (client: ApolloClient, onWithdrawn: (goodId: number) => void) =>
  confirmAction({
    run: ({ id }: { id: number; name: string }) => runMutation(client, RevokeGoodRevision, { id }),
    onDone: ({ id }) => {
      toast.success(text.withdrawn);
      onWithdrawn(id);
    },
  });
