import { FormDialog } from '../../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../../lib/useFields.ts';
import { Fields } from '../../../ui/inputs/Fields.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { ReasonField } from '../../ui/ReasonField.tsx';
import { levelFormText as text } from '../catalogue.text.ts';
import { countFields, type EditingLevel, type LevelForm, moneyFields } from './editLevel.ts';

/** What a level takes and gives, and why it changes. */
export function LevelDialog({ actor }: { actor: EditingLevel }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  const edit = (change: Partial<LevelForm>) => actor.send({ type: 'form.edit', change });
  return (
    <FormDialog
      actor={actor}
      title={text.title(item?.level ?? 0)}
      texts={text}
      problem={refusal?.msg ?? null}
    >
      <Fields saving={busy}>
        <TextField
          label={text.name}
          required
          error={problems.name}
          maxLength={20}
          value={form.name}
          onChange={(name) => edit({ name })}
        />
        {[...countFields, ...moneyFields].map((field) => (
          <TextField
            key={field}
            label={text[field]}
            required
            error={problems[field]}
            inputMode="decimal"
            maxLength={16}
            value={form[field]}
            onChange={(value) => edit({ [field]: value })}
          />
        ))}
        <ReasonField
          value={form.reason}
          error={problems.reason}
          first={false}
          onChange={(reason) => edit({ reason })}
        />
      </Fields>
    </FormDialog>
  );
}
