import { Link } from '../../ui/base/Link.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { LoadHomeQuery } from '../graphql/generated/graphql.ts';
import styles from './home.module.css';
import { homeText as text, waitingNames } from './home.text.ts';
import { waitingLinks } from './waitingLinks.ts';

type Waiting = LoadHomeQuery['home']['waiting'][number];

interface Props {
  waiting: readonly Waiting[];
  /** Whether the console has a page at the address. */
  hasPage: (path: string) => boolean;
}

/** What waits, each a number with the way to its list. */
export function WaitingList({ waiting, hasPage }: Props) {
  if (waiting.every(({ count }) => count === 0))
    return <EmptyState title={text.allDone} hint={text.allDoneHint} />;
  return (
    <ul className={styles.waiting}>
      {waiting.map(({ kind, count, isMore }) => {
        const to = waitingLinks[kind];
        const words = (
          <>
            <Text num strong className={count > 0 ? styles.count : undefined}>
              {text.count(count, isMore)}
            </Text>
            <Text tone="secondary">{waitingNames[kind]}</Text>
          </>
        );
        return (
          <li key={kind}>
            {to && hasPage(to) ? (
              <Link to={to} className={styles.tile}>
                {words}
              </Link>
            ) : (
              <span className={styles.tile}>{words}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
