import { useQuery } from '@apollo/client/react';
import { InvoiceFacts } from '../../fields/invoices/InvoiceFacts.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import type { DeskInvoiceFragment } from '../graphql/generated/graphql.ts';
import { CopyReply } from '../ui/CopyReply.tsx';
import { IssueDialog, RefuseDialog } from './InvoiceDialogs.tsx';
import { beginInvoices, issueInvoice, refuseInvoice } from './invoiceFlows.ts';
import { LoadInvoice } from './invoices.graphql.ts';
import { listText, drawerText as text } from './invoices.text.ts';

interface Props {
  /** Null while none is looked at. */
  invoice: DeskInvoiceFragment | null;
  onClose: () => void;
}

/** An invoice with its title in clear and what it is of; what the platform issues is issued from here. */
export function InvoiceDrawer({ invoice, onClose }: Props) {
  const issuing = useFlow(issueInvoice);
  const refusing = useFlow(refuseInvoice);
  const beginning = useFlow(beginInvoices);
  const { data, error, refetch } = useQuery(LoadInvoice, {
    variables: { id: invoice?.id ?? 0 },
    skip: invoice === null,
    fetchPolicy: 'cache-and-network',
  });
  const detail = data?.invoice.id === invoice?.id ? data?.invoice : undefined;
  const actions = invoice?.mayIssue && detail && (
    <Row gap={12} justify="flex-end" wrap>
      {invoice.redOf === null && (
        <Button onClick={() => refusing.send({ type: 'action.ask', subject: { ...invoice, reason: '' } })}>
          {listText.refuse}
        </Button>
      )}
      {invoice.status === 'ASKED' && (
        <Button onClick={() => beginning.send({ type: 'action.run', subject: { ids: [invoice.id] } })}>
          {listText.begin}
        </Button>
      )}
      <Button
        variant="primary"
        onClick={() =>
          issuing.send({
            type: 'editor.open',
            item: {
              id: invoice.id,
              accountId: invoice.accountId,
              amount: detail.amount,
              redNumber: detail.redNumber,
            },
          })
        }
      >
        {listText.issue}
      </Button>
    </Row>
  );
  return (
    <>
      <Drawer
        open={invoice !== null}
        title={invoice ? `${text.title} ${invoice.invoiceNo}` : null}
        width={560}
        onClose={onClose}
        actions={
          invoice?.status === 'ISSUED' ? (
            <CopyReply reply={text.reply(invoice.invoiceNo, invoice.number)} />
          ) : (
            actions
          )
        }
      >
        {error && !detail ? (
          <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
        ) : detail ? (
          <InvoiceFacts invoice={detail} />
        ) : (
          <Skeleton height={240} />
        )}
      </Drawer>
      <IssueDialog actor={issuing} />
      <RefuseDialog actor={refusing} />
    </>
  );
}
