import { Button } from '../../ui/Button.tsx';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import type { RowSelection } from '../../ui/selection/useRowSelection.ts';
import type { Refund } from './refundColumns.tsx';
import { refundsText as text } from './refunds.text.ts';

interface Props {
  chosen: RowSelection<Refund>;
  onAgree: (refunds: readonly Refund[]) => void;
}

/** What a supplier can do with all the refunds that are chosen; a refusal needs words for each. */
export function AnswerBar({ chosen, onAgree }: Props) {
  if (chosen.rows.length === 0) return null;
  const waiting = chosen.rows.filter(({ allowedActions }) => allowedActions.includes('ANSWER'));
  return (
    <BatchBar
      label={text.bar}
      count={text.chosen(chosen.rows.length)}
      clear={text.clear}
      onClear={chosen.clear}
    >
      {waiting.length > 0 ? (
        <Button size="small" variant="primary" onClick={() => onAgree(waiting)}>
          {text.agreeAll(waiting.length)}
        </Button>
      ) : (
        <span>{text.noneWaits}</span>
      )}
    </BatchBar>
  );
}
