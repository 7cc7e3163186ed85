import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './DeedsNotice.module.css';
import {
  isBroken,
  isTold,
  type ParcelDeeds,
  selectContext,
  selectRunning,
  tallyOf,
} from './parcelDeeds.selectors.ts';
import { deedsText as text } from './parcels.text.ts';

/** How far a deed to many parcels is, and what came of it. */
export function DeedsNotice({ deeds }: { deeds: ParcelDeeds }) {
  const running = useSelector(deeds, selectRunning);
  const told = useSelector(deeds, isTold);
  const broken = useSelector(deeds, isBroken);
  const context = useSelector(deeds, selectContext);
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
              onClick={() => deeds.send({ type: 'deed.stop' })}
            >
              {text.stop}
            </Button>
          }
        >
          <span className={styles.progress}>
            <progress aria-label={text.doing[running.deed]} value={done} max={context.count} />
            {text.progress(text.doing[running.deed], done, context.count)}
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
              <Button variant="text" onClick={() => deeds.send({ type: 'deed.retry' })}>
                {text.retry}
              </Button>
            )}
            <Button variant="quiet" onClick={() => deeds.send({ type: 'deed.dismiss' })}>
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
