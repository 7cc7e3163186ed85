import { useSelector } from '@xstate/react';
import { IssueFields } from '../../fields/invoices/IssueFields.tsx';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import type { IssuingInvoice, RefusingInvoice } from './invoiceFlows.ts';
import { issueText, refuseText } from './invoices.text.ts';

export function IssueDialog({ actor }: { actor: IssuingInvoice }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useSelector(actor, isBusy);
  if (!item) return null;
  const { amount, redNumber } = item;
  return (
    <FormDialog
      actor={actor}
      title={issueText.title}
      width={480}
      texts={issueText}
      problem={refusal?.msg ?? null}
    >
      <IssueFields
        {...{ amount, redNumber, form, problems, busy }}
        onEdit={(change) => actor.send({ type: 'form.edit', change })}
      />
    </FormDialog>
  );
}

export function RefuseDialog({ actor }: { actor: RefusingInvoice }) {
  const busy = useSelector(actor, isBusy);
  return (
    <ConfirmActionDialog actor={actor} sticky texts={refuseText}>
      {({ invoiceNo, amount, reason }, problem) => (
        <>
          <Text as="p" num below={12}>
            {refuseText.question(invoiceNo, amount)}
          </Text>
          <ReasonField
            value={reason}
            hint={refuseText.hint}
            error={problem}
            templates={refuseText.templates}
            readOnly={busy}
            onChange={(typed) => actor.send({ type: 'subject.edit', change: { reason: typed } })}
          />
        </>
      )}
    </ConfirmActionDialog>
  );
}
