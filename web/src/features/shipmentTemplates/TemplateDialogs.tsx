import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { MAX_NAME, removalText, nameDialogText as text } from './shipmentTemplates.text.ts';
import type { NameTemplate, RemoveTemplate } from './templateActions.ts';

/** The name of a template, new or changed. */
export function NameTemplateDialog({ editor }: { editor: NameTemplate }) {
  const busy = useTag(editor, 'busy');
  const { item, form, problems, refusal } = useFields(editor, 'item', 'form', 'problems', 'refusal');
  if (!item) return null;
  const isNew = !('id' in item.of);
  return (
    <FormDialog
      actor={editor}
      title={isNew ? text.keep : text.rename}
      width={440}
      texts={text}
      problem={refusal?.msg ?? null}
    >
      <Fields saving={busy}>
        {isNew && (
          <Text as="p" tone="secondary" below={8}>
            {text.about}
          </Text>
        )}
        <TextField
          required
          label={text.name}
          hint={text.nameHint}
          error={problems.name}
          maxLength={MAX_NAME}
          data-autofocus
          value={form.name}
          onChange={(name) => editor.send({ type: 'form.edit', change: { name } })}
        />
      </Fields>
    </FormDialog>
  );
}

/** Asks before a template is deleted. */
export function RemoveTemplateDialog({ actor }: { actor: RemoveTemplate }) {
  return (
    <ConfirmActionDialog destructive actor={actor} texts={removalText}>
      {({ name }) => <p>{removalText.words(name)}</p>}
    </ConfirmActionDialog>
  );
}
