import { ReasonQuestion } from '../../ui/ReasonQuestion.tsx';
import { openText as text } from '../catalogue.text.ts';
import type { OpeningArea } from './openArea.ts';

/** Asks before an area is opened again, and why. */
export function OpenAreaDialog({ actor }: { actor: OpeningArea }) {
  return (
    <ReasonQuestion
      actor={actor}
      texts={text}
      words={({ area, courier }) => ({ question: text.question(area, courier) })}
    />
  );
}
