import { ReasonQuestion } from '../ui/ReasonQuestion.tsx';
import type { removalText, revocationText } from './access.text.ts';
import type { EndingAccess } from './accessActions.ts';

interface Props {
  actor: EndingAccess;
  texts: typeof removalText | typeof revocationText;
}

/** Asks before a member is removed or a token revoked, and why: the owner reads it. */
export function AccessDialog({ actor, texts }: Props) {
  return (
    <ReasonQuestion
      actor={actor}
      destructive
      texts={texts}
      words={({ accountName, name }) => ({
        question: texts.question(accountName, name),
        ...{ label: texts.reason, templates: texts.templates },
      })}
    />
  );
}
