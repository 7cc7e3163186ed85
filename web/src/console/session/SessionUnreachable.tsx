import type { ActorRefFrom } from 'xstate';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { consoleSessionMachine } from './consoleSession.machine.ts';
import { sessionText as text } from './session.text.ts';

/** Stands in the place of every page while nobody can say whose the token is. */
export function SessionUnreachable({ actor }: { actor: ActorRefFrom<typeof consoleSessionMachine> }) {
  return (
    <main>
      <EmptyState
        illustration="lock"
        title={text.unreachable}
        hint={text.unreachableHint}
        action={
          <>
            <Button onClick={() => actor.send({ type: 'session.leave' })}>{text.signInAgain}</Button>
            <Button variant="primary" onClick={() => actor.send({ type: 'session.retry' })}>
              {text.retry}
            </Button>
          </>
        }
      />
    </main>
  );
}
