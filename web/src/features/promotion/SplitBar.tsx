import { cx } from '../../ui/cx.ts';
import { Row } from '../../ui/Layout.tsx';
import styles from './SplitBar.module.css';
import type { Simulated } from './simulator.machine.ts';
import { simulatorText as text } from './simulator.text.ts';
import { splitOf } from './splitOf.ts';

/** What a price is made of, as one bar with its legend. */
export function SplitBar({ answer }: { answer: Simulated }) {
  const parts = splitOf(answer);
  return (
    <figure className={styles.split}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ key, fen }) => (
          <span key={key} className={cx(styles.part, styles[key])} style={{ flexGrow: fen }} />
        ))}
      </div>
      <figcaption>
        <Row as="ul" wrap gap={12} above={8} className={styles.legend} aria-label={text.split}>
          {parts.map(({ key, fen, percent }) => (
            <li key={key}>
              <span className={cx(styles.dot, styles[key])} />
              {text.splitWords(text.parts[key], fen, percent)}
            </li>
          ))}
        </Row>
      </figcaption>
    </figure>
  );
}
