import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { type BuyerNoteEditor, MAX_NOTE } from './buyerNote.ts';
import { buyerNoteText as text } from './waves.text.ts';

/** What packers are told of the buyer of a parcel. */
export function BuyerNoteDialog({ actor }: { actor: BuyerNoteEditor }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  return (
    <FormDialog actor={actor} title={text.title} texts={text} problem={refusal?.msg ?? null}>
      {item && (
        <Text as="p" tone="secondary" below={12}>
          {text.of(item.packageNo)}
        </Text>
      )}
      <Fields saving={busy}>
        <TextField
          label={text.label}
          hint={text.hint}
          error={problems.text}
          maxLength={MAX_NOTE}
          data-autofocus
          value={form.text}
          onChange={(words) => actor.send({ type: 'form.edit', change: { text: words } })}
        />
      </Fields>
    </FormDialog>
  );
}
