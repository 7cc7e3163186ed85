import { Icon } from '../base/Icon.tsx';
import { Text } from '../base/Text.tsx';
import { Row } from '../layout/Layout.tsx';
import styles from './ResultList.module.css';

interface Result {
  id: number;
  /** What it was done to. */
  name: string;
  isDone: boolean;
  /** What came of it. */
  words: string;
}

/** What came of each of many; what did not go stands first. The list scrolls in itself. */
export function ResultList({ label, results }: { label: string; results: readonly Result[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <ul className={styles.results} aria-label={label} tabIndex={0}>
      {results
        .toSorted((one, other) => Number(one.isDone) - Number(other.isDone))
        .map(({ id, name, isDone, words }) => (
          <Row key={id} as="li" align="baseline">
            <Icon name={isDone ? 'success' : 'error'} className={isDone ? styles.done : styles.failed} />
            <span className="num">{name}</span>
            <Text tone="secondary">{words}</Text>
          </Row>
        ))}
    </ul>
  );
}
