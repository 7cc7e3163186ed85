import { ReasonQuestion } from '../../ui/ReasonQuestion.tsx';
import { categoryStepText as text } from '../catalogue.text.ts';
import type { SteppingCategory } from './stepCategory.ts';

/** Asks before a category is hidden, shown or removed, and why. */
export function StepCategoryDialog({ actor }: { actor: SteppingCategory }) {
  return (
    <ReasonQuestion
      actor={actor}
      texts={({ step }) => ({ ...text, title: text.titles[step], accept: text.accepts[step] })}
      words={({ step, name }) => ({ question: text.question(step, name) })}
    />
  );
}
