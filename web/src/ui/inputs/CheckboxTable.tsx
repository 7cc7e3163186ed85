import { toggled } from '../../lib/toggled.ts';
import { Text } from '../base/Text.tsx';
import { Checkbox } from './Checkbox.tsx';
import styles from './CheckboxTable.module.css';

interface Choice<V extends string> {
  value: V;
  label: string;
  /** What programs call it. */
  code?: string;
}

interface Props<V extends string> {
  /** What is chosen; read aloud. */
  label: string;
  groups: readonly { name: string; choices: readonly Choice<V>[] }[];
  chosen: readonly V[];
  onChange: (chosen: V[]) => void;
  error?: string | null | undefined;
}

/** Any number of choices, in a row for each thing that they are about. */
export function CheckboxTable<V extends string>({ label, groups, chosen, onChange, error }: Props<V>) {
  return (
    <>
      {error && (
        <Text as="p" role="alert" tone="danger" small below={8}>
          {error}
        </Text>
      )}
      <table className={styles.table} aria-label={label}>
        <tbody>
          {groups.map(({ name, choices }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {choices.map((choice) => (
                  <Checkbox
                    key={choice.value}
                    label={choice.code ? <Coded {...choice} code={choice.code} /> : choice.label}
                    checked={chosen.includes(choice.value)}
                    onChange={(isChosen) => onChange(toggled(chosen, choice.value, isChosen))}
                  />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Coded({ label, code }: { label: string; code: string }) {
  return (
    <>
      {label}{' '}
      <Text tone="secondary" small num>
        {code}
      </Text>
    </>
  );
}
