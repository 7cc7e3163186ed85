import { platformNames } from '../../../fields/platform.text.ts';
import type { Platform } from '../../../graphql/generated/graphql.ts';
import styles from './PlatformMark.module.css';

/** A platform's first character on a ground of its own. Says nothing aloud: its name stands beside it. */
export function PlatformMark({ platform }: { platform: Platform }) {
  return (
    <span className={styles.mark} data-platform={platform} aria-hidden="true">
      {platformNames[platform].slice(0, 1)}
    </span>
  );
}
