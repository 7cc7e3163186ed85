import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { problemsText as text } from './problems.text.ts';
import { useProblemCount } from './useProblemCount.ts';

/** Points a buyer who looks after shops to what waits in the inbox; nothing while nothing waits. */
export function ProblemsPointer() {
  const problems = useProblemCount(true);
  if (problems === 0) return null;
  return (
    <Message
      tone="warning"
      action={
        <LinkButton size="small" to={paths.problems}>
          {text.pointerOpen}
        </LinkButton>
      }
    >
      {text.pointer(problems)}
    </Message>
  );
}
