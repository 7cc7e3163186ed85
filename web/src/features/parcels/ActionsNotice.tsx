import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './ActionsNotice.module.css';
import {
  isBroken,
  isTold,
  type ParcelActions,
  selectContext,
  selectRunning,
  tallyOf,
} from './parcelActions.selectors.ts';
import { parcelActionsText as text } from './parcels.text.ts';

/** The progress and the result of an action on many parcels. */
export function ActionsNotice({ actions }: { actions: ParcelActions }) {
  const running = useSelector(actions, selectRunning);
  const told = useSelector(actions, isTold);
  const broken = useSelector(actions, isBroken);
  const context = useSelector(actions, selectContext);
  const { gone, failed, untried } = tallyOf(context);
  if (running && context.count > 1) {
    const done = gone + failed;
    return (
      <div className={styles.notice}>
        <Message
          action={
            <Button
              variant="text"
              disabled={running.stopping}
              onClick={() => actions.send({ type: 'action.stop' })}
            >
              {text.stop}
            </Button>
          }
        >
          <span className={styles.progress}>
            <progress aria-label={text.doing[running.action]} value={done} max={context.count} />
            {text.progress(text.doing[running.action], done, context.count)}
          </span>
        </Message>
      </div>
    );
  }
  if (!told && !broken) return null;
  const tally = text.tally(gone, failed) + (untried > 0 ? text.untried(untried) : '');
  return (
    <div className={styles.notice}>
      <Message
        tone="warning"
        action={
          <>
            {broken && (
              <Button variant="text" onClick={() => actions.send({ type: 'action.retry' })}>
                {text.retry}
              </Button>
            )}
            <Button variant="quiet" onClick={() => actions.send({ type: 'action.dismiss' })}>
              {text.gotIt}
            </Button>
          </>
        }
      >
        {broken ? text.broken : tally + (failed > 0 ? text.atRows : '')}
      </Message>
    </div>
  );
}
