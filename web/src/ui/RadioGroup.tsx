import 'semantic-ui-css/components/checkbox.css';
import { type ReactNode, useId } from 'react';
import { Radio } from 'semantic-ui-react';
import styles from './RadioGroup.module.css';

interface Choice<V extends string | number> {
  value: V;
  label: ReactNode;
  disabled?: boolean;
}

interface Props<V extends string | number> {
  /** What is chosen; read aloud. */
  label: string;
  value: V | null;
  choices: readonly Choice<V>[];
  onChange: (value: V) => void;
}

/** One choice out of few, all in view. Arrow keys move within the group. */
export function RadioGroup<V extends string | number>({ label, value, choices, onChange }: Props<V>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          name={name}
          value={choice.value}
          checked={choice.value === value}
          disabled={choice.disabled ?? false}
          id={`${name}-${choice.value}`}
          label={<label htmlFor={`${name}-${choice.value}`}>{choice.label}</label>}
          onChange={() => onChange(choice.value)}
        />
      ))}
    </div>
  );
}
