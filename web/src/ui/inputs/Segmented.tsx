import { useId } from 'react';
import styles from './Segmented.module.css';

interface Props<V extends string> {
  /** What is chosen; read aloud. */
  label: string;
  value: V;
  choices: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** One of two or three, side by side on one bar; a radio group for the keyboard. */
export function Segmented<V extends string>({ label, value, choices, onChange }: Props<V>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.bar}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
