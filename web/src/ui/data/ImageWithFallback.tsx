import { useState } from 'react';
import { cx } from '../base/cx.ts';
import styles from './ImageWithFallback.module.css';

interface Props {
  src: string;
  alt: string;
  className?: string | undefined;
  /** Pictures below the fold wait until they come near. */
  eager?: boolean;
}

/** A square picture; when it cannot be loaded, the default picture. */
export function ImageWithFallback({ src, alt, className, eager = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const classes = cx(styles.image, className);
  if (src === '' || failed === src) {
    return (
      <svg className={classes} viewBox="0 0 64 64" role="img" aria-label={alt} aria-hidden={alt === ''}>
        <rect className={styles.ground} width="64" height="64" />
        <path className={styles.line} d="M18 44V24l14-5 14 5v20l-14 5zM18 24l14 5 14-5M32 29v20" />
      </svg>
    );
  }
  return (
    <img
      className={classes}
      src={src}
      alt={alt}
      width={400}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
