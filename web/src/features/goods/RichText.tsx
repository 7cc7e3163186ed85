import { createElement, type ReactNode, useMemo } from 'react';
import styles from './RichText.module.css';
import { type RichPiece, readRich } from './richText.ts';

/** The supplier's words and pictures, as React elements of an allow-list. */
export function RichText({ html }: { html: string }) {
  const pieces = useMemo(
    () => readRich(new DOMParser().parseFromString(html, 'text/html').body.childNodes),
    [html],
  );
  return <div className={styles.rich}>{draw(pieces)}</div>;
}

function draw(pieces: readonly RichPiece[]): ReactNode[] {
  return pieces.map((piece, at) => {
    if (typeof piece === 'string') return piece;
    const { tag, attributes, children } = piece;
    return createElement(tag, { ...attributes, key: at }, ...(children.length > 0 ? draw(children) : []));
  });
}
