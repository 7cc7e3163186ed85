import { useState } from 'react';
import { thumbnailUrl } from '../../lib/thumbnailUrl.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import styles from './Reviews.module.css';
import { reviewsText as text } from './reviews.text.ts';

/** Pictures of a review, small, each opened by a press. */
export function ReviewPictures({ pics }: { pics: readonly string[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  const close = () => setOpened(null);
  if (pics.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={text.pictures}>
      {pics.map((pic, at) => (
        <li key={pic}>
          <button type="button" aria-label={text.openPicture(at + 1)} onClick={() => setOpened(at)}>
            <ImageWithFallback src={thumbnailUrl(pic)} alt="" />
          </button>
        </li>
      ))}
      {opened !== null && (
        <Dialog
          open
          title={text.pictures}
          width={760}
          onClose={close}
          actions={<Button onClick={close}>{text.close}</Button>}
        >
          <img className={styles.large} src={pics[opened]} alt={text.picture(opened + 1)} />
        </Dialog>
      )}
    </ul>
  );
}
