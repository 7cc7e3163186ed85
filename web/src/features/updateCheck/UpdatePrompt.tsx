import { useSelector } from '@xstate/react';
import { useUpdateCheckActor } from '../../app/system.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './UpdatePrompt.module.css';
import { isPrompting } from './updateCheck.selectors.ts';
import { updateText } from './updateCheck.text.ts';

/** Says in the corner that there is a newer build; work goes on beside it. */
export function UpdatePrompt() {
  const actor = useUpdateCheckActor();
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
