import { useQuery } from '@apollo/client/react';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import type { NewStocktake } from './stocktakeFlows.ts';
import { ListCountableWarehouses } from './stocktakes.graphql.ts';
import { newStocktakeText as text } from './stocktakes.text.ts';

/** Which warehouse is counted. */
export function NewStocktakeDialog({ actor }: { actor: NewStocktake }) {
  const { form, problems, refusal } = useFields(actor, 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  const { data, loading } = useQuery(ListCountableWarehouses, { context: { quiet: 'outages' } });
  return (
    <FormDialog actor={actor} title={text.title} texts={text} problem={refusal?.msg ?? null}>
      <Fields saving={busy}>
        <Field label={text.warehouse} required error={problems.warehouse}>
          {(wiring) => (
            <Select<number>
              {...wiring}
              fluid
              aria-label={text.warehouse}
              loading={loading}
              placeholder={text.choose}
              value={form.warehouseId}
              options={(data?.sellerWarehouses.list ?? []).map(({ id, name }) => ({ value: id, text: name }))}
              onChange={(warehouseId) => actor.send({ type: 'form.edit', change: { warehouseId } })}
            />
          )}
        </Field>
        <TextField
          label={text.note}
          hint={text.noteHint}
          maxLength={100}
          value={form.note}
          onChange={(note) => actor.send({ type: 'form.edit', change: { note } })}
        />
      </Fields>
    </FormDialog>
  );
}
