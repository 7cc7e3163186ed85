import { ReasonQuestion } from '../ui/ReasonQuestion.tsx';
import type { SteppingJob } from './stepJob.ts';
import { queueNames, stepDialogText, stepText as text } from './system.text.ts';

/** Asks before a failed job is tried once more or deleted. */
export function StepJobDialog({ actor }: { actor: SteppingJob }) {
  return (
    <ReasonQuestion
      actor={actor}
      texts={({ step }) => ({ ...stepDialogText, ...text[step] })}
      words={({ step, queue, key }) => ({
        question: text[step].question(queueNames[queue] ?? queue, key),
        templates: text[step].reasons,
      })}
    />
  );
}
