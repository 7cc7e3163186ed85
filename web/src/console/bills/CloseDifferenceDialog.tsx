import { ReasonQuestion } from '../ui/ReasonQuestion.tsx';
import type { ClosingDifference } from './billActions.ts';
import { kindNames, readyReasons, closeText as text } from './bills.text.ts';

/** Asks how a difference was settled. */
export function CloseDifferenceDialog({ actor }: { actor: ClosingDifference }) {
  return (
    <ReasonQuestion
      actor={actor}
      texts={text}
      words={({ kind, number }) => ({
        ...{ question: text.question(kindNames[kind], number), label: text.reason },
        ...{ hint: null, templates: readyReasons },
      })}
    />
  );
}
