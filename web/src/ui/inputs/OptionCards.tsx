import { type ReactNode, useId } from 'react';
import styles from './OptionCards.module.css';

export interface OptionCard<V> {
  value: V;
  title: ReactNode;
  /** Small facts below the title. */
  notes: readonly ReactNode[];
  /** Something at the right of the title, such as a tag. */
  mark?: ReactNode;
  disabled?: boolean;
}

interface Props<V> {
  /** What is chosen; read aloud. */
  label: string;
  cards: readonly OptionCard<V>[];
  value: V | null;
  onChange: (value: V) => void;
}

/** A few choices as cards with facts; a radio group for the keyboard. */
export function OptionCards<V extends number>({ label, cards, value, onChange }: Props<V>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.cards}>
      {cards.map((card) => (
        <label key={card.value} className={styles.card}>
          <input
            type="radio"
            name={name}
            checked={card.value === value}
            disabled={card.disabled ?? false}
            onChange={() => onChange(card.value)}
          />
          <span className={styles.head}>
            <span className={styles.title}>{card.title}</span>
            {card.mark}
          </span>
          {card.notes.map((note, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a card keep their places
            <span key={at} className={styles.note}>
              {note}
            </span>
          ))}
        </label>
      ))}
    </div>
  );
}
