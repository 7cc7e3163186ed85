import { useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './Review.module.css';
import { reviewText as text } from './reviewOrder.text.ts';

interface Props {
  /** 1 to 5; 0 until it is chosen. */
  score: number;
  error: string | null;
  onChoose: (score: number) => void;
}

/** Five stars; a radio group for the keyboard. */
export function ScoreField({ score, error, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.score}>
      <legend>{text.score}</legend>
      <div className={styles.stars}>
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
      </div>
      {error && (
        <Text as="p" role="alert" tone="danger" small above={4}>
          {error}
        </Text>
      )}
    </fieldset>
  );
}
