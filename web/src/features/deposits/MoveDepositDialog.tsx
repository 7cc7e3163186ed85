import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { moveTexts, movingText as text } from './deposits.text.ts';
import type { MovingDeposit } from './moveDeposit.ts';

/** How much goes into the deposit or out of it. */
export function MoveDepositDialog({ actor }: { actor: MovingDeposit }) {
  const busy = useTag(actor, 'busy');
  const { item: move, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  if (!move) return null;
  const { title, words, save } = moveTexts[move.way];
  return (
    <FormDialog
      actor={actor}
      title={title}
      width={480}
      texts={{ ...text, save }}
      problem={refusal?.msg ?? null}
    >
      <Text as="p" tone="secondary" below={16}>
        {words}
      </Text>
      <Fields saving={busy}>
        <TextField
          required
          label={text.amount}
          hint={text.most(move.max)}
          error={problems.yuan}
          inputMode="decimal"
          data-autofocus
          value={form.yuan}
          onChange={(yuan) => actor.send({ type: 'form.edit', change: { yuan } })}
        />
      </Fields>
    </FormDialog>
  );
}
