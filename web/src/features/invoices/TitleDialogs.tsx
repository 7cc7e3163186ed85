import { useSelector } from '@xstate/react';
import { titleKindNames } from '../../fields/invoices/invoices.text.ts';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { removeText, titleText as text } from './invoices.text.ts';
import type { EditingTitle, TitleForm } from './titleFlows.ts';

const OF_COMPANY = [
  ['address', 100],
  ['phone', 30],
  ['bankName', 100],
  ['bankAccount', 40],
] as const;

export function EditTitleDialog({ actor }: { actor: EditingTitle }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useSelector(actor, isBusy);
  if (!item) return null;
  const edit = (change: Partial<TitleForm>) => actor.send({ type: 'form.edit', change });
  return (
    <FormDialog
      actor={actor}
      title={item.title ? text.edit : text.add}
      width={480}
      texts={text}
      problem={refusal?.msg ?? null}
    >
      <Fields saving={busy}>
        <Field label={text.kind} required>
          {(wiring) => (
            <Select
              {...wiring}
              value={form.kind}
              options={optionsOf(titleKindNames)}
              onChange={(kind) => edit({ kind })}
            />
          )}
        </Field>
        <TextField
          label={text.name}
          required
          error={problems.name}
          maxLength={100}
          value={form.name}
          onChange={(name) => edit({ name })}
        />
        {form.kind === 'COMPANY' && (
          <>
            <TextField
              label={text.taxNumber}
              required
              hint={text.taxNumberHint}
              error={problems.taxNumber}
              maxLength={18}
              value={form.taxNumber}
              onChange={(taxNumber) => edit({ taxNumber })}
            />
            {OF_COMPANY.map(([field, maxLength]) => (
              <TextField
                key={field}
                label={text[field]}
                maxLength={maxLength}
                value={form[field]}
                onChange={(typed) => edit({ [field]: typed })}
              />
            ))}
          </>
        )}
      </Fields>
    </FormDialog>
  );
}

export function RemoveTitleDialog({ actor }: { actor: ConfirmAction<{ id: number; name: string }> }) {
  return (
    <ConfirmActionDialog actor={actor} texts={removeText}>
      {({ name }) => <p>{removeText.question(name)}</p>}
    </ConfirmActionDialog>
  );
}
