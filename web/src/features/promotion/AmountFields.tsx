import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import type { AmountProblems, Limits, TypedAmounts } from './amounts.ts';
import styles from './MarkUps.module.css';
import { amountProblemText, amountsText as text } from './markUps.text.ts';

interface Props {
  typed: TypedAmounts;
  problems: AmountProblems;
  /** Null while they are not known. */
  limits: Limits | null;
  onEdit: (change: Partial<TypedAmounts>) => void;
}

/** What is added for a piece and for a parcel, side by side, with the most that each may be. */
export function AmountFields({ typed, problems, limits, onEdit }: Props) {
  return (
    <div className={styles.amounts}>
      <Field
        label={text.profit}
        required
        error={amountProblemText(problems.profit)}
        hint={limits && text.mostPiece(limits.maxProfit)}
      >
        {(wiring) => (
          <Input
            {...wiring}
            className={styles.amount}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            maxLength={10}
            before="¥"
            after={text.piece}
            value={typed.profit}
            onChange={(profit) => onEdit({ profit })}
          />
        )}
      </Field>
      <Field
        label={text.courierProfit}
        error={amountProblemText(problems.courierProfit)}
        hint={limits && text.mostParcel(limits.maxCourierProfit)}
      >
        {(wiring) => (
          <Input
            {...wiring}
            className={styles.amount}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            before="¥"
            after={text.parcel}
            value={typed.courierProfit}
            onChange={(courierProfit) => onEdit({ courierProfit })}
          />
        )}
      </Field>
    </div>
  );
}
