import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useAppActor } from '../../lib/appActors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import styles from './UpdatePrompt.module.css';
import type { updateCheckMachine } from './updateCheck.machine.ts';
import { updateText } from './updateCheck.text.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    updateCheck: ActorRefFrom<typeof updateCheckMachine>;
  }
}

/** Says in the corner that there is a newer build; work goes on beside it. */
export function UpdatePrompt() {
  const actor = useAppActor('updateCheck');
  const prompting = useSelector(actor, isPrompting);
  return (
    <div role="status">
      {prompting && (
        <section className={styles.prompt} aria-label={updateText.title}>
          <h2>{updateText.title}</h2>
          <p className={styles.hint}>{updateText.hint}</p>
          <div className={styles.actions}>
            <Button size="small" onClick={() => actor.send({ type: 'prompt.dismiss' })}>
              {updateText.dismiss}
            </Button>
            <Button size="small" variant="primary" onClick={() => actor.send({ type: 'page.refresh' })}>
              {updateText.refresh}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

const isPrompting = (snapshot: SnapshotFrom<typeof updateCheckMachine>) => snapshot.matches('prompting');
