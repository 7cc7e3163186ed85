import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { fieldText as text } from './fields.text.ts';
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
  /** Once one is chosen, the others show when they are asked for. */
  folds?: boolean;
}

/** A few choices as cards with facts; a radio group for the keyboard. */
export function OptionCards<V extends number>({ label, cards, value, onChange, folds = false }: Props<V>) {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(!folds);
  const chosen = cards.filter((card) => card.value === value);
  const shown = isOpen || chosen.length === 0 ? cards : chosen;
  const open = () => {
    setOpen(true);
    group.current?.querySelector<HTMLElement>('input:checked')?.focus();
  };
  return (
    <div ref={group} role="radiogroup" aria-label={label} className={styles.cards}>
      {shown.map((card) => (
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
      {shown.length < cards.length && (
        <Button variant="text" className={styles.others} onClick={open}>
          {text.others(cards.length - shown.length)}
        </Button>
      )}
    </div>
  );
}
