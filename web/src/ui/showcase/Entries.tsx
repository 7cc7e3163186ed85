import { Link } from '../base/Link.tsx';
import { ImageWithFallback } from '../data/ImageWithFallback.tsx';
import type { Card } from './card.ts';
import styles from './Entries.module.css';

interface Props {
  label: string;
  cards: readonly Card[];
}

/** Ways into categories and searches: a square picture and a word each. */
export function Entries({ label, cards }: Props) {
  return (
    <nav className={styles.entries} aria-label={label}>
      {cards.map(({ id, title, picture, to }) => {
        const face = (
          <>
            <ImageWithFallback className={styles.picture} src={picture} alt="" />
            <span className={styles.title}>{title}</span>
          </>
        );
        return to === null ? (
          <span key={id} className={styles.entry}>
            {face}
          </span>
        ) : (
          <Link key={id} to={to} className={styles.entry}>
            {face}
          </Link>
        );
      })}
    </nav>
  );
}
