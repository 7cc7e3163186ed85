import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useAppActor } from '../../lib/appActors.ts';
import styles from './ConnectionLost.module.css';
import type { changeFeedMachine } from './changeFeed.machine.ts';
import { selectIsLost } from './changeFeed.selectors.ts';
import { changeFeedText } from './changeFeed.text.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    changeFeed: ActorRefFrom<typeof changeFeedMachine>;
  }
}

/** Says that what is on screen may be old, for as long as it may. */
export function ConnectionLost() {
  const lost = useSelector(useAppActor('changeFeed'), selectIsLost);
  return <div role="status">{lost && <p className={styles.line}>{changeFeedText.lost}</p>}</div>;
}
