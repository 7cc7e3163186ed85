import { FormDialog } from '../../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../../lib/useFields.ts';
import { Fields } from '../../../ui/inputs/Fields.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { categoryFormText as text } from '../catalogue.text.ts';
import type { EditingCategory } from './editCategory.ts';

/** The name of a category, new or not. */
export function CategoryDialog({ actor }: { actor: EditingCategory }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  const title = item?.id ? text.rename(item.name) : text.create;
  return (
    <FormDialog actor={actor} title={title} texts={text} problem={refusal?.msg ?? null}>
      <Fields saving={busy}>
        <TextField
          label={text.name}
          required
          error={problems.name}
          maxLength={20}
          data-autofocus
          value={form.name}
          onChange={(name) => actor.send({ type: 'form.edit', change: { name } })}
        />
      </Fields>
    </FormDialog>
  );
}
