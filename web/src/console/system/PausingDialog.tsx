import { ReasonQuestion } from '../ui/ReasonQuestion.tsx';
import type { PausingCashOuts } from './pauseCashOuts.ts';
import { pausingText as text } from './system.text.ts';

/** Asks before cash-outs are stopped for everybody, or resumed. */
export function PausingDialog({ actor }: { actor: PausingCashOuts }) {
  return (
    <ReasonQuestion
      actor={actor}
      texts={({ step }) => ({ ...text, ...text[step] })}
      words={({ step }) => ({ question: text[step].question, templates: text[step].reasons })}
    />
  );
}
