import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import type { AmountProblem, TypedAmounts } from './amounts.ts';
import { amountsText } from './markUps.text.ts';
import styles from './Simulator.module.css';
import { simulatorText as text } from './simulator.text.ts';

interface Props {
  part: keyof TypedAmounts;
  value: string;
  problem: AmountProblem | undefined;
  onChange: (value: string) => void;
}

const UNITS = { profit: amountsText.piece, courierProfit: amountsText.parcel };

/** A mark-up to play with; more than may be set is said, and tried out all the same. */
export function SimulatedAmount({ part, value, problem, onChange }: Props) {
  return (
    <Field
      label={text[part]}
      error={problem?.code === 'wrong' ? text.wrong : null}
      hint={problem?.code === 'max' ? text.overMax(problem.max) : text.asNow}
    >
      {(wiring) => (
        <Input
          {...wiring}
          className={styles.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          before="¥"
          after={UNITS[part]}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
