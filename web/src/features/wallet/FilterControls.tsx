import { ChoiceOrAny } from '../../ui/ChoiceOrAny.tsx';
import styles from './Filters.module.css';
import { filterText as text } from './wallet.text.ts';

interface Props<V extends string> {
  about: keyof typeof text.any;
  value: V | null;
  options: readonly { value: V; text: string }[];
  onChange: (value: V | null) => void;
}

/** One of the options, or any of them, in the wallet's words for what it is about. */
export function Choice<V extends string>({ about, ...rest }: Props<V>) {
  return <ChoiceOrAny {...rest} className={styles.choice} label={text[about]} any={text.any[about]} />;
}
