import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { lowBalanceText as text } from './noticeWays.text.ts';
import type { EditingLimit } from './waysFlows.ts';

/** Below which balance the account is told. */
export function LowBalanceDialog({ actor }: { actor: EditingLimit }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  if (!item) return null;
  return (
    <FormDialog actor={actor} title={text.dialog} width={420} texts={text} problem={refusal?.msg ?? null}>
      <Fields saving={busy}>
        <TextField
          label={text.limit}
          hint={text.hint}
          before="¥"
          inputMode="decimal"
          data-autofocus
          error={problems.limit}
          value={form.limit}
          onChange={(limit) => actor.send({ type: 'form.edit', change: { limit } })}
        />
      </Fields>
    </FormDialog>
  );
}
