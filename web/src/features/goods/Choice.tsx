import { type OptionCard, OptionCards } from '../../ui/OptionCards.tsx';
import styles from './Choice.module.css';

interface Props {
  label: string;
  /** Small words beside the label. */
  hint?: string;
  cards: readonly OptionCard<number>[];
  value: number;
  onChange: (value: number) => void;
}

/** A choice of the goods page with its name above. */
export function Choice({ label, hint, cards, value, onChange }: Props) {
  return (
    <section>
      <h2 className={styles.label}>
        {label}
        {hint && <small>{hint}</small>}
      </h2>
      <OptionCards label={label} cards={cards} value={value} onChange={onChange} />
    </section>
  );
}
