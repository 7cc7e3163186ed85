import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Input.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './Filters.module.css';
import { filterText as text } from './wallet.text.ts';
import { type Days, KEYWORD_MAX } from './walletQuery.ts';

/** Stands for no choice, which the control knows no value for. */
const ANY = 'any';

interface ChoiceProps<V extends string> {
  about: keyof typeof text.any;
  value: V | null;
  options: readonly { value: V; text: string }[];
  onChange: (value: V | null) => void;
}

/** One of the options, or any of them. */
export function Choice<V extends string>({ about, value, options, onChange }: ChoiceProps<V>) {
  return (
    <Select<V | typeof ANY>
      className={styles.choice}
      aria-label={text[about]}
      value={value ?? ANY}
      options={[{ value: ANY, text: text.any[about] }, ...options]}
      onChange={(chosen) => onChange(chosen === ANY ? null : chosen)}
    />
  );
}

/** The first and the last day, both included. */
export function DayRange({ days: { from, to }, onChange }: { days: Days; onChange: (days: Days) => void }) {
  return (
    <span className={styles.dates}>
      <Input
        type="date"
        aria-label={text.from}
        value={from}
        {...(to ? { max: to } : {})}
        onChange={(value) => onChange({ from: value, to })}
      />
      {text.until}
      <Input
        type="date"
        aria-label={text.to}
        value={to}
        {...(from ? { min: from } : {})}
        onChange={(value) => onChange({ from, to: value })}
      />
    </span>
  );
}

/** What is typed counts when it is sent, so that the list does not change under the typing. */
export function Words({ keyword, onFind }: { keyword: string; onFind: (keyword: string) => void }) {
  const [typed, setTyped] = useState(keyword);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form className={styles.find} onSubmit={find}>
      <Input
        type="search"
        aria-label={text.keyword}
        placeholder={text.keywordHint}
        maxLength={KEYWORD_MAX}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" icon="search">
        {text.find}
      </Button>
    </form>
  );
}

/** The options of a choice, in the words for its values. */
export function optionsOf<V extends string>(
  names: Readonly<Record<V, string | { text: string }>>,
): { value: V; text: string }[] {
  return (Object.keys(names) as V[]).map((value) => {
    const name = names[value];
    return { value, text: typeof name === 'string' ? name : name.text };
  });
}
