import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { AnswerTextArea } from '../answerTemplates/AnswerTextArea.tsx';
import { MAX_WORDS, reviewsText, answerText as text } from './reviews.text.ts';
import { Stars } from './Stars.tsx';
import type { AnsweringReview } from './writeReview.ts';

/** The form in which a supplier answers a review. */
export function AnswerReviewDialog({ actor }: { actor: AnsweringReview }) {
  const busy = useTag(actor, 'busy');
  const conflict = useMatches(actor, { form: 'conflict' });
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const problem = conflict && item ? text.conflict(item.answer) : (refusal?.msg ?? null);
  return (
    <FormDialog actor={actor} title={text.title} width={520} texts={text} problem={problem}>
      {item && (
        <>
          <Text as="p" below={4}>
            {item.goodName} <Stars score={item.score} />
          </Text>
          <Text as="p" tone="secondary" below={16} anywhere>
            {item.text || reviewsText.noWords}
          </Text>
        </>
      )}
      <Fields saving={busy}>
        <Field label={text.label} required error={problems.text ?? null} hint={text.left(form.text.length)}>
          {(wiring) => (
            <AnswerTextArea
              {...wiring}
              rows={4}
              maxLength={MAX_WORDS}
              placeholder={text.placeholder}
              value={form.text}
              onChange={(typed) => actor.send({ type: 'form.edit', change: { text: typed } })}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}
