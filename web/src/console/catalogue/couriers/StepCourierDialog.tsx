import { ReasonQuestion } from '../../ui/ReasonQuestion.tsx';
import { courierText, courierStepText as text } from '../catalogue.text.ts';
import type { SteppingCourier } from './stepCourier.ts';

/** Asks before a courier is enabled, disabled or paused, and why. */
export function StepCourierDialog({ actor }: { actor: SteppingCourier }) {
  return (
    <ReasonQuestion
      actor={actor}
      texts={({ status }) => ({ ...text, title: text.title(status), accept: courierText.steps[status] })}
      words={({ name, status }) => ({ question: text.question(status, name) })}
    />
  );
}
