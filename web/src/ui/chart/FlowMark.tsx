import styles from './FlowDrawing.module.css';

/** How bars of a direction look, before the words for them. */
export function FlowMark({ of }: { of: 'up' | 'down' }) {
  return <span className={of === 'up' ? styles.upMark : styles.downMark} aria-hidden="true" />;
}
