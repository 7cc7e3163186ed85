import { useSelector } from '@xstate/react';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Field } from '../../ui/Field.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { MAX_REVIEW, reviewText as text } from './reviewOrder.text.ts';
import type { OrderReview, ReviewForm } from './reviewOrder.ts';
import { ScoreField } from './ScoreField.tsx';

/** The form in which an order that was received is reviewed. */
export function ReviewDialog({ actor }: { actor: OrderReview }) {
  const busy = useSelector(actor, isBusy);
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const edit = (change: Partial<ReviewForm>) => actor.send({ type: 'form.edit', change });
  return (
    <FormDialog actor={actor} title={text.title} width={480} texts={text} problem={refusal?.msg ?? null}>
      <Stack>
        {item && (
          <Text as="p" tone="secondary">
            {item.goodName} · <span className="num">{item.orderNo}</span>
          </Text>
        )}
        <Fields saving={busy}>
          <ScoreField
            score={form.score}
            error={problems.score ?? null}
            onChoose={(score) => edit({ score })}
          />
          <Field label={text.text} hint={text.left(form.text.length)}>
            {(wiring) => (
              <TextArea
                {...wiring}
                value={form.text}
                maxLength={MAX_REVIEW}
                placeholder={text.placeholder}
                onChange={(typed) => edit({ text: typed })}
              />
            )}
          </Field>
        </Fields>
      </Stack>
    </FormDialog>
  );
}
