import { dayRangeText } from '../fields/fields.text.ts';
import { type DateRange, isReversed } from '../lib/days.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';

interface Props {
  onReset: () => void;
  text: { noMatch: string; noMatchHint: string; reset: string };
  /** Those that the list is narrowed to. */
  days?: DateRange | undefined;
}

/** Stands in for the rows of a list that is narrowed to nothing. */
export function NoMatch({ onReset, text, days }: Props) {
  const noDay = days !== undefined && isReversed(days);
  return (
    <EmptyState
      title={noDay ? dayRangeText.reversed : text.noMatch}
      hint={noDay ? dayRangeText.reversedHint : text.noMatchHint}
      action={<Button onClick={onReset}>{text.reset}</Button>}
    />
  );
}
