import { createElement, type ReactNode, useMemo, useState } from 'react';
import { cx } from '../../ui/base/cx.ts';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import prose from '../../ui/richText/prose.module.css';
import styles from './RichText.module.css';
import { type RichPiece, readRich } from './richText.ts';

/** The supplier's words and pictures, as React elements of an allow-list. */
export function RichText({ html }: { html: string }) {
  const pieces = useMemo(
    () => readRich(new DOMParser().parseFromString(html, 'text/html').body.childNodes),
    [html],
  );
  return <div className={cx(prose.prose, styles.rich)}>{draw(pieces)}</div>;
}

/** A picture of any shape; when it cannot be loaded, the default picture. */
function RichPicture({ src = '', alt = '' }: { src?: string | undefined; alt?: string | undefined }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <ImageWithFallback src="" alt={alt} className={styles.missing} />;
  return <img src={src} alt={alt} loading="lazy" onError={() => setFailed(true)} />;
}

function draw(pieces: readonly RichPiece[]): ReactNode[] {
  return pieces.map((piece, at) => {
    if (typeof piece === 'string') return piece;
    const { tag, attributes, children } = piece;
    if (tag === 'img')
      return createElement(RichPicture, { key: at, src: attributes.src, alt: attributes.alt });
    return createElement(tag, { ...attributes, key: at }, ...(children.length > 0 ? draw(children) : []));
  });
}
