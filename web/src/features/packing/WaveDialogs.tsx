import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { type ClosingWave, type NewWave, onlyWarehouse } from './waveFlows.ts';
import { closeWaveText, newWaveText as text } from './waves.text.ts';

interface Props {
  actor: NewWave;
  warehouses: readonly { id: number; name: string }[];
}

/** Of which warehouse a wave is made, and of how many parcels. */
export function NewWaveDialog({ actor, warehouses }: Props) {
  const { form, problems, refusal } = useFields(actor, 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  return (
    <FormDialog actor={actor} title={text.title} texts={text} problem={refusal?.msg ?? null}>
      <Fields saving={busy}>
        <Field label={text.warehouse} required error={problems.warehouse}>
          {(wiring) => (
            <Select<number>
              {...wiring}
              fluid
              aria-label={text.warehouse}
              placeholder={text.choose}
              value={form.warehouseId ?? onlyWarehouse(warehouses)}
              options={warehouses.map(({ id, name }) => ({ value: id, text: name }))}
              onChange={(warehouseId) => actor.send({ type: 'form.edit', change: { warehouseId } })}
            />
          )}
        </Field>
        <TextField
          label={text.most}
          hint={text.mostHint}
          error={problems.most}
          inputMode="numeric"
          after={text.unit}
          value={form.most}
          onChange={(most) => actor.send({ type: 'form.edit', change: { most } })}
        />
      </Fields>
    </FormDialog>
  );
}

/** Asks before a wave is closed, and says what was not packed. */
export function CloseWaveDialog({ actor }: { actor: ClosingWave }) {
  return (
    <ConfirmActionDialog actor={actor} texts={closeWaveText}>
      {({ waveNo, parcelCount, done }) => <p>{closeWaveText.words(waveNo, parcelCount - done)}</p>}
    </ConfirmActionDialog>
  );
}
