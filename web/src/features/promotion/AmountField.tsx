import type { ReactNode } from 'react';
import { TextField } from '../../ui/inputs/TextField.tsx';
import styles from './AmountField.module.css';
import type { AmountProblems, Limits, TypedAmounts } from './markUpForm.ts';
import { amountProblemText, amountsText as text } from './markUps.text.ts';

interface FieldProps {
  part: keyof TypedAmounts;
  label: string;
  typed: TypedAmounts;
  error: string | null;
  hint: ReactNode;
  /** Must be filled, and has the focus at first. */
  leads?: boolean;
  onEdit: (change: Partial<TypedAmounts>) => void;
}

/** What is added for each piece or for each parcel, in yuan. */
export function AmountField({ part, label, typed, error, hint, leads = false, onEdit }: FieldProps) {
  return (
    <TextField
      {...{ label, error, hint, required: leads }}
      inputMode="decimal"
      data-autofocus={leads || undefined}
      maxLength={10}
      before="¥"
      after={text.units[part]}
      value={typed[part]}
      onChange={(value) => onEdit({ [part]: value })}
    />
  );
}

interface Props extends Pick<FieldProps, 'typed' | 'onEdit'> {
  problems: AmountProblems;
  /** Null while they are not known. */
  limits: Limits | null;
}

/** What is added for a piece and for a parcel, side by side, with the most that each may be. */
export function AmountFields({ typed, problems, limits, onEdit }: Props) {
  return (
    <div className={styles.amounts}>
      <AmountField
        leads
        {...{ part: 'profit', label: text.profit, typed, onEdit }}
        error={amountProblemText(problems.profit)}
        hint={limits && text.maxPerPiece(limits.maxProfit)}
      />
      <AmountField
        {...{ part: 'courierProfit', label: text.courierProfit, typed, onEdit }}
        error={amountProblemText(problems.courierProfit)}
        hint={limits && text.maxPerParcel(limits.maxCourierProfit)}
      />
    </div>
  );
}
