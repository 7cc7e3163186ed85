import { useState } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { toast } from '../feedback/toast.ts';
import { clampWhole } from './clampWhole.ts';
import { fieldText } from './fields.text.ts';
import styles from './NumberInput.module.css';

interface Props {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  label: string;
  /** Stands behind the number, such as 件. */
  unit?: string;
  id?: string;
  disabled?: boolean;
}

/** A whole number between two bounds, typed or stepped. What is typed counts at once when it is one, else it is mended on leaving. */
export function NumberInput({ value, onChange, min, max, label, unit, id, disabled = false }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const settle = () => {
    if (draft === null) return;
    const settled = clampWhole(draft, value, min, max);
    const typed = clampWhole(draft, value, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    if (settled !== value) onChange(settled);
    if (typed !== settled) toast.info(fieldText.between(label, min, max, unit));
    setDraft(null);
  };
  const type = (text: string) => {
    setDraft(text);
    if (text === String(clampWhole(text, value, min, max))) onChange(Number(text));
  };
  const step = (by: number) => onChange(clampWhole(String(value + by), value, min, max));
  return (
    <span className={styles.stepper}>
      <IconButton
        icon="minus"
        label={fieldText.less(label)}
        disabled={disabled || value <= min}
        onClick={() => step(-1)}
        size={14}
      />
      <input
        {...(id ? { id } : {})}
        className="num"
        role="spinbutton"
        inputMode="numeric"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault();
            step(event.key === 'ArrowUp' ? 1 : -1);
          }
        }}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
      <IconButton
        icon="plus"
        label={fieldText.more(label)}
        disabled={disabled || value >= max}
        onClick={() => step(1)}
        size={14}
      />
    </span>
  );
}
