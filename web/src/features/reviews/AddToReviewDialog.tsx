import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { WholePicturesField } from '../pictures/WholePicturesField.tsx';
import { MAX_PICTURES, MAX_WORDS, addText as text } from './reviews.text.ts';
import type { AddForm, AddingToReview } from './writeReview.ts';

/** The form in which an author adds to a review. */
export function AddToReviewDialog({ actor }: { actor: AddingToReview }) {
  const busy = useTag(actor, 'busy');
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const edit = (change: Partial<AddForm>) => actor.send({ type: 'form.edit', change });
  return (
    <FormDialog actor={actor} title={text.title} width={520} texts={text} problem={refusal?.msg ?? null}>
      {item && (
        <Text as="p" tone="secondary" below={16}>
          {item.goodName}
        </Text>
      )}
      <Fields saving={busy}>
        <Field label={text.label} error={problems.text ?? null} hint={text.left(form.text.length)}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={4}
              maxLength={MAX_WORDS}
              placeholder={text.placeholder}
              value={form.text}
              onChange={(typed) => edit({ text: typed })}
            />
          )}
        </Field>
        <WholePicturesField
          label={text.pictures}
          max={MAX_PICTURES}
          value={form.pics}
          error={problems.pics}
          onChange={(pics) => edit({ pics })}
          onBusy={(isUploading) => isUploading !== form.isUploading && edit({ isUploading })}
        />
      </Fields>
    </FormDialog>
  );
}
