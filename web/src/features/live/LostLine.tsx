import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useAppActor } from '../../lib/appActors.ts';
import styles from './LostLine.module.css';
import type { liveMachine } from './live.machine.ts';
import { selectIsLost } from './live.selectors.ts';
import { liveText } from './live.text.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    live: ActorRefFrom<typeof liveMachine>;
  }
}

/** Says that what is on screen may be old, for as long as it may. */
export function LostLine() {
  const lost = useSelector(useAppActor('live'), selectIsLost);
  return <div role="status">{lost && <p className={styles.line}>{liveText.lost}</p>}</div>;
}
