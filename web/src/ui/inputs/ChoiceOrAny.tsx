import { Select } from './Select.tsx';

/** Stands for no choice, which the control knows no value for. */
const ANY = 'any';

interface Option<V> {
  value: V;
  text: string;
}

interface Props<V extends string | number> {
  /** What is chosen; read aloud. */
  label: string;
  /** The words for no choice. */
  any: string;
  /** Null: any. */
  value: V | null;
  options: readonly Option<V>[];
  onChange: (value: V | null) => void;
  /** Lets the person type to narrow the options. */
  search?: boolean;
  className?: string | undefined;
}

/** One of the options, or any of them: what narrows a list. */
export function ChoiceOrAny<V extends string | number>({
  label,
  any,
  value,
  options,
  onChange,
  ...rest
}: Props<V>) {
  return (
    <Select<V | typeof ANY>
      {...rest}
      aria-label={label}
      value={value ?? ANY}
      options={[{ value: ANY, text: any }, ...options]}
      onChange={(chosen) => onChange(chosen === ANY ? null : chosen)}
    />
  );
}

/** The options of a choice, in the words for its values. */
export function optionsOf<V extends string>(
  names: Readonly<Record<V, string | { text: string }>>,
): Option<V>[] {
  return (Object.keys(names) as V[]).map((value) => {
    const name = names[value];
    return { value, text: typeof name === 'string' ? name : name.text };
  });
}
