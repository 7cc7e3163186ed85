import { useSelector } from '@xstate/react';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { useFields, useFormFields, useProblems } from '../../lib/useFields.ts';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import { termsTemplates, termsText as text } from './suppliers.text.ts';
import type { SettingTerms } from './supplierTerms.ts';

export function TermsDialog({ actor }: { actor: SettingTerms }) {
  const { refusal } = useFields(actor, 'refusal');
  return (
    <FormDialog actor={actor} title={text.title} width={480} texts={text} problem={refusal?.msg ?? null}>
      <TermsFields actor={actor} />
    </FormDialog>
  );
}

function TermsFields({ actor }: { actor: SettingTerms }) {
  const { commission, deposit, reason } = useFormFields(actor, 'commission', 'deposit', 'reason');
  const problems = useProblems(actor);
  const busy = useSelector(actor, isBusy);
  return (
    <Fields saving={busy}>
      <TextField
        label={text.commission}
        required
        hint={text.commissionHint}
        error={problems.commission}
        inputMode="decimal"
        data-autofocus
        value={commission}
        onChange={(typed) => actor.send({ type: 'form.edit', change: { commission: typed } })}
      />
      <TextField
        label={text.deposit}
        hint={text.depositHint}
        error={problems.deposit}
        inputMode="decimal"
        value={deposit}
        onChange={(typed) => actor.send({ type: 'form.edit', change: { deposit: typed } })}
      />
      <ReasonField
        value={reason}
        error={problems.reason ?? null}
        templates={termsTemplates}
        readOnly={busy}
        onChange={(typed) => actor.send({ type: 'form.edit', change: { reason: typed } })}
      />
    </Fields>
  );
}
