import type { ReactNode } from 'react';
import { OptionCards } from '../../ui/OptionCards.tsx';
import styles from './Choice.module.css';

interface Card {
  value: number;
  title: string;
  notes: readonly ReactNode[];
  disabled?: boolean;
}

interface Props {
  label: string;
  cards: readonly Card[];
  value: number;
  onChange: (value: number) => void;
}

/** A choice of the goods page with its name above. */
export function Choice({ label, cards, value, onChange }: Props) {
  return (
    <section>
      <h2 className={styles.label}>{label}</h2>
      <OptionCards label={label} cards={cards} value={value} onChange={onChange} />
    </section>
  );
}
