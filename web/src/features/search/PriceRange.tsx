import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import styles from './PriceRange.module.css';
import { type Range, rangeOf, type TypedRange, typedRange, wrongBounds } from './priceRange.ts';
import { searchText } from './search.text.ts';

const ENDS = ['min', 'max'] as const;
const LABELS = { min: searchText.minPrice, max: searchText.maxPrice };

interface Props extends Range {
  onChange: (range: Range) => void;
}

/** The lowest and highest price, typed in yuan. Enter or the button applies them. */
export function PriceRange({ min, max, onChange }: Props) {
  const [applied, setApplied] = useState<Range>({ min, max });
  const [typed, setTyped] = useState<TypedRange>(typedRange(applied));
  const [wrong, setWrong] = useState<readonly (keyof TypedRange)[]>([]);
  if (applied.min !== min || applied.max !== max) {
    setApplied({ min, max });
    setTyped(typedRange({ min, max }));
    setWrong([]);
  }
  const noteId = useId();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const ends = wrongBounds(typed);
    setWrong(ends);
    if (ends.length > 0) return;
    const range = rangeOf(typed);
    setTyped(typedRange(range));
    onChange(range);
  };
  return (
    <form className={styles.range} onSubmit={apply}>
      {ENDS.map((end) => (
        <Input
          key={end}
          className={styles.input}
          before="¥"
          inputMode="decimal"
          maxLength={10}
          autoComplete="off"
          aria-label={LABELS[end]}
          aria-invalid={wrong.includes(end)}
          aria-describedby={wrong.length > 0 ? noteId : undefined}
          placeholder={searchText[end]}
          value={typed[end]}
          onChange={(value) => setTyped({ ...typed, [end]: value })}
        />
      ))}
      <Button type="submit" size="small">
        {searchText.applyPrice}
      </Button>
      {wrong.length > 0 && (
        <span id={noteId} role="alert" className={styles.error}>
          {searchText.wrongPrice}
        </span>
      )}
    </form>
  );
}
