import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import styles from './Gallery.module.css';
import { goodsText } from './goods.text.ts';

interface Props {
  name: string;
  pictures: readonly string[];
}

/** The pictures of the goods: one large, the others to choose from. */
export function Gallery({ name, pictures }: Props) {
  const all = [...new Set(pictures)];
  const [shown, setShown] = useState(0);
  return (
    <section className={styles.gallery} aria-label={goodsText.gallery}>
      <ImageWithFallback className={styles.large} src={all[shown] ?? ''} alt={name} eager />
      {all.length > 1 && (
        <ul className={styles.row}>
          {all.map((picture, at) => (
            <li key={picture}>
              <button
                type="button"
                className={cx(styles.small, at === shown && styles.current)}
                aria-label={goodsText.picture(at + 1)}
                aria-pressed={at === shown}
                onClick={() => setShown(at)}
                onMouseEnter={() => setShown(at)}
              >
                <ImageWithFallback src={picture} alt="" eager />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
