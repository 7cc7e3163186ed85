import { useId } from 'react';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { cx } from '../../ui/base/cx.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { FieldSet } from '../../ui/layout/FormCard.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import styles from './Review.module.css';
import { MAX_REVIEW, reviewText as text } from './reviewOrder.text.ts';
import type { OrderReview, ReviewForm } from './reviewOrder.ts';

/** The form in which an order that was received is reviewed. */
export function ReviewDialog({ actor }: { actor: OrderReview }) {
  const busy = useTag(actor, 'busy');
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const edit = (change: Partial<ReviewForm>) => actor.send({ type: 'form.edit', change });
  return (
    <FormDialog actor={actor} title={text.title} width={480} texts={text} problem={refusal?.msg ?? null}>
      {item && (
        <Text as="p" tone="secondary" below={16}>
          {item.goodName} · <span className="num">{item.orderNo}</span>
        </Text>
      )}
      <Fields saving={busy}>
        <ScoreField score={form.score} error={problems.score ?? null} onChoose={(score) => edit({ score })} />
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
    </FormDialog>
  );
}

interface ScoreProps {
  /** 1 to 5; 0 until it is chosen. */
  score: number;
  error: string | null;
  onChoose: (score: number) => void;
}

/** Five stars; a radio group for the keyboard. */
function ScoreField({ score, error, onChoose }: ScoreProps) {
  const name = useId();
  return (
    <FieldSet legend={text.score} error={error}>
      <Row gap={4}>
        {text.scores.map((words, at) => (
          <label key={words} className={cx(styles.star, at < score && styles.lit)} title={words}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              aria-label={text.star(at + 1, words)}
              checked={score === at + 1}
              onChange={() => onChoose(at + 1)}
            />
            <Icon name="star" size={28} filled={at < score} />
          </label>
        ))}
        <Text tone="secondary">{text.scores[score - 1]}</Text>
      </Row>
    </FieldSet>
  );
}
