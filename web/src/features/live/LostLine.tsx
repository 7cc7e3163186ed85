import { useSelector } from '@xstate/react';
import { useLiveActor } from '../../app/system.tsx';
import styles from './LostLine.module.css';
import { selectIsLost } from './live.selectors.ts';
import { liveText } from './live.text.ts';

/** Says that what is on screen may be old, for as long as it may. */
export function LostLine() {
  const lost = useSelector(useLiveActor(), selectIsLost);
  return <div role="status">{lost && <p className={styles.line}>{liveText.lost}</p>}</div>;
}
