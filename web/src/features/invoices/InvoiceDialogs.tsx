import { useSelector } from '@xstate/react';
import { IssueFields } from '../../fields/invoices/IssueFields.tsx';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import type { IssuingInvoice, RefusingInvoice } from './invoiceFlows.ts';
import { issueText, refuseText } from './invoices.text.ts';

const MAX_REASON = 200;

export function IssueDialog({ actor }: { actor: IssuingInvoice }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useSelector(actor, isBusy);
  if (!item) return null;
  return (
    <FormDialog
      actor={actor}
      title={issueText.title}
      width={480}
      texts={issueText}
      problem={refusal?.msg ?? null}
    >
      <IssueFields
        {...{ ...item, form, problems, busy }}
        onEdit={(change) => actor.send({ type: 'form.edit', change })}
      />
    </FormDialog>
  );
}

export function RefuseDialog({ actor }: { actor: RefusingInvoice }) {
  const busy = useSelector(actor, isBusy);
  return (
    <ConfirmActionDialog actor={actor} sticky texts={refuseText}>
      {({ invoiceNo, reason }, problem) => (
        <Fields saving={busy}>
          <Text as="p" num below={12}>
            {refuseText.question(invoiceNo)}
          </Text>
          <TextField
            label={refuseText.reason}
            required
            hint={refuseText.reasonHint}
            error={problem}
            maxLength={MAX_REASON}
            data-autofocus
            value={reason}
            onChange={(typed) => actor.send({ type: 'subject.edit', change: { reason: typed } })}
          />
        </Fields>
      )}
    </ConfirmActionDialog>
  );
}
