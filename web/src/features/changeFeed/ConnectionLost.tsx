import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useAppActor } from '../../lib/appActors.ts';
import { type LazyActor, useStarted } from '../../lib/lazyActor.ts';
import styles from './ConnectionLost.module.css';
import type { changeFeedMachine } from './changeFeed.machine.ts';
import { selectIsLost } from './changeFeed.selectors.ts';
import { changeFeedText } from './changeFeed.text.ts';

type ChangeFeedActor = ActorRefFrom<typeof changeFeedMachine>;

declare module '../../lib/appActors.ts' {
  interface AppActors {
    changeFeed: LazyActor<ChangeFeedActor>;
  }
}

/** Says that what is on screen may be old, for as long as it may. */
export function ConnectionLost() {
  const changeFeed = useStarted(useAppActor('changeFeed'));
  return <div role="status">{changeFeed && <Line changeFeed={changeFeed} />}</div>;
}

function Line({ changeFeed }: { changeFeed: ChangeFeedActor }) {
  const lost = useSelector(changeFeed, selectIsLost);
  return lost && <p className={styles.line}>{changeFeedText.lost}</p>;
}
