import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { MAX_NAME, MAX_TEXT, removalText, templateEditorText as text } from './answerTemplates.text.ts';
import type { EditTemplate, RemoveTemplate } from './templateActions.ts';

/** A template, new or changed: its name and what it says. */
export function TemplateDialog({ editor }: { editor: EditTemplate }) {
  const busy = useTag(editor, 'busy');
  const { item, form, problems, refusal } = useFields(editor, 'item', 'form', 'problems', 'refusal');
  if (!item) return null;
  const edit = (change: Partial<typeof form>) => editor.send({ type: 'form.edit', change });
  return (
    <FormDialog
      actor={editor}
      title={item.id === null ? text.create : text.change}
      width={480}
      texts={text}
      problem={refusal?.msg ?? null}
    >
      <Fields saving={busy}>
        <TextField
          required
          label={text.name}
          hint={text.nameHint}
          error={problems.name}
          maxLength={MAX_NAME}
          data-autofocus
          value={form.name}
          onChange={(name) => edit({ name })}
        />
        <Field required label={text.text} hint={text.textHint} error={problems.text}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={5}
              maxLength={MAX_TEXT}
              value={form.text}
              onChange={(words) => edit({ text: words })}
            />
          )}
        </Field>
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
