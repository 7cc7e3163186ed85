import { Link, type To } from 'react-router-dom';
import { cx } from '../../ui/cx.ts';
import styles from './Chips.module.css';

interface Chip {
  key: string | number;
  label: string;
  count?: number | undefined;
  to: To;
  current: boolean;
}

interface Props {
  /** What is chosen; read aloud. */
  label: string;
  chips: readonly Chip[];
}

/** A row of links that is pushed sideways; the current one is kept in view. */
export function Chips({ label, chips }: Props) {
  return (
    <nav className={styles.row} aria-label={label}>
      {chips.map(({ key, label: words, count, to, current }) => (
        <Link
          key={key}
          ref={current ? bringIntoView : null}
          to={to}
          replace
          className={cx(styles.chip, current && styles.current)}
          aria-current={current ? 'true' : undefined}
        >
          {words}
          {count !== undefined && count > 0 && <small className="num">{count}</small>}
        </Link>
      ))}
    </nav>
  );
}

/** Sideways only: the page itself stays where it is. */
function bringIntoView(chip: HTMLElement | null) {
  const row = chip?.parentElement;
  if (chip && row) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}
