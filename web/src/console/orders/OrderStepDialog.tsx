import { ReasonQuestion } from '../ui/ReasonQuestion.tsx';
import type { ActingOnOrder } from './actOnOrder.ts';
import { acceptNames, readyReasons, stepNames, stepText as text } from './orderActions.text.ts';

/** Asks before something is done with an order or parcel, with the money that it moves. */
export function OrderStepDialog({ actor }: { actor: ActingOnOrder }) {
  return (
    <ReasonQuestion
      actor={actor}
      texts={({ step }) => ({ ...text, title: stepNames[step], accept: acceptNames[step] })}
      words={({ step, no, fen }) => ({
        ...{ question: text.question(step, no, fen), label: text.reason },
        ...{ hint: step === 'reissue' ? text.kept : text.seen, templates: readyReasons[step] },
      })}
    />
  );
}
