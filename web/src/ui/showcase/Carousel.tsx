import { useEffect, useRef, useState } from 'react';
import { Link } from '../base/Link.tsx';
import { useReducedMotion } from '../base/reducedMotion.ts';
import styles from './Carousel.module.css';
import type { Card } from './card.ts';
import { carouselText as text } from './carousel.text.ts';

const TURN_MS = 6_000;

interface Props {
  label: string;
  cards: readonly Card[];
}

/**
 * Pictures five times as wide as high that follow each other, unless somebody points at them, is in them by keyboard, has
 * stopped them, or wants things to keep still.
 */
export function Carousel({ label, cards }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const still = useReducedMotion();
  const { length } = cards;
  const turns = length > 1 && !paused && !held && !still;

  function turn(by: number) {
    const row = track.current;
    const to = (at + by + length) % length;
    row?.scrollTo({ left: to * row.clientWidth, behavior: still ? 'auto' : 'smooth' });
  }
  useEffect(function turnByItself() {
    if (!turns) return;
    const timer = setTimeout(turn, TURN_MS, 1);
    return () => clearTimeout(timer);
  });

  return (
    <section
      className={styles.frame}
      aria-label={label}
      aria-roledescription={text.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        ref={track}
        className={styles.track}
        onScroll={({ currentTarget: row }) => setAt(Math.round(row.scrollLeft / row.clientWidth))}
      >
        {cards.map((card, place) => (
          <li key={card.id} className={styles.slide} aria-label={text.nth(place + 1, length)}>
            <Face card={card} isFirst={place === 0} />
          </li>
        ))}
      </ul>
      {length > 1 && (
        <div className={styles.controls}>
          {!still && (
            <button type="button" onClick={() => setPaused(!paused)}>
              {paused ? text.play : text.pause}
            </button>
          )}
          <button type="button" aria-label={text.before} onClick={() => turn(-1)}>
            ‹
          </button>
          <span className="num">{text.place(Math.min(at, length - 1) + 1, length)}</span>
          <button type="button" aria-label={text.next} onClick={() => turn(1)}>
            ›
          </button>
        </div>
      )}
    </section>
  );
}

function Face({ card: { title, picture, to }, isFirst }: { card: Card; isFirst: boolean }) {
  const image = (
    <img
      className={styles.picture}
      src={picture}
      alt={title}
      width={1600}
      height={320}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
  return to === null ? image : <Link to={to}>{image}</Link>;
}
