import { useId } from 'react';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { cx } from '../../ui/base/cx.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { GoodsCell } from '../../ui/data/cells.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { FieldSet } from '../../ui/layout/FormCard.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { WholePicturesField } from '../pictures/WholePicturesField.tsx';
import { MAX_PICTURES } from '../reviews/reviews.text.ts';
import styles from './Review.module.css';
import type { ReviewLine } from './reviewDraft.ts';
import { MAX_REVIEW, reviewText as text } from './reviewOrder.text.ts';
import { type OrderReview, withLine } from './reviewOrder.ts';

/** The form in which the goods of an order that was received are reviewed. */
export function ReviewDialog({ actor }: { actor: OrderReview }) {
  const busy = useTag(actor, 'busy');
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const { lines, uploading } = form;
  const upload = (goodId: number, isUploading: boolean) => {
    if (uploading.includes(goodId) === isUploading) return;
    const others = uploading.filter((id) => id !== goodId);
    actor.send({
      type: 'form.edit',
      change: { uploading: isUploading ? [...others, goodId] : others },
    });
  };
  return (
    <FormDialog
      actor={actor}
      title={text.title}
      width={560}
      texts={text}
      problem={problems.uploading ?? refusal?.msg ?? null}
    >
      {item && (
        <Text as="p" tone="secondary" below={16} num>
          {item.orderNo}
        </Text>
      )}
      <Fields saving={busy}>
        {lines.map((line) => {
          const good = item?.goods.find(({ goodId }) => goodId === line.goodId);
          return (
            good && (
              <section key={line.goodId} className={styles.good} aria-label={good.goodName}>
                <GoodsCell picture={good.goodPic} name={good.goodName}>
                  {good.skuName}
                </GoodsCell>
                <LineFields
                  line={line}
                  isMissing={problems.scores?.includes(line.goodId) ?? false}
                  onEdit={(change) =>
                    actor.send({
                      type: 'form.edit',
                      change: { lines: withLine(lines, line.goodId, change) },
                    })
                  }
                  onBusy={(isUploading) => upload(line.goodId, isUploading)}
                />
              </section>
            )
          );
        })}
      </Fields>
    </FormDialog>
  );
}

interface LineProps {
  line: ReviewLine;
  /** It was sent without a score. */
  isMissing: boolean;
  onEdit: (change: Partial<ReviewLine>) => void;
  onBusy: (isUploading: boolean) => void;
}

/** Stars, words and pictures of one of the goods. */
function LineFields({ line, isMissing, onEdit, onBusy }: LineProps) {
  return (
    <>
      <ScoreField
        score={line.score}
        error={isMissing ? text.isScoreMissing : null}
        onChoose={(score) => onEdit({ score })}
      />
      <Field label={text.text} hint={text.left(line.text.length)}>
        {(wiring) => (
          <TextArea
            {...wiring}
            value={line.text}
            maxLength={MAX_REVIEW}
            placeholder={text.placeholder}
            onChange={(typed) => onEdit({ text: typed })}
          />
        )}
      </Field>
      <WholePicturesField
        label={text.pictures}
        max={MAX_PICTURES}
        value={line.pics}
        onChange={(pics) => onEdit({ pics })}
        onBusy={onBusy}
      />
    </>
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
