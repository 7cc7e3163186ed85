import { cx } from '../../ui/base/cx.ts';
import styles from './LevelBadge.module.css';
import { levelWords } from './league.ts';
import { levelMarks } from './levelMarks.tsx';

interface Props {
  /** 1 to 12. */
  level: number;
  /** What the server calls it; by default the name that it began with. */
  name?: string;
  /** CSS pixels. */
  size?: number;
  /** Writes the level and its name beside it. */
  named?: boolean;
}

/** The badge of a league level. */
export function LevelBadge({ level, name, size = 20, named = false }: Props) {
  const words = levelWords(level, name);
  return (
    <span className={styles.badge} title={words}>
      <svg
        role="img"
        aria-label={words}
        aria-hidden={named}
        className={cx(styles.drawing, styles[`level${level}`])}
        viewBox="0 0 32 32"
        width={size}
        height={size}
      >
        {levelMarks[level - 1]}
      </svg>
      {named && words}
    </span>
  );
}
