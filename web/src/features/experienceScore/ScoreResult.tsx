import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { partText, scoreText as text } from './experienceScore.text.ts';
import styles from './ScoreResult.module.css';
import {
  HIGHEST,
  type Lever,
  LOWEST,
  leversOf,
  nextSteps,
  type ScoreInput,
  shownFor,
  totalOf,
  wholeOf,
} from './score.ts';

const STARS = [1, 2, 3, 4, 5];

/** The estimate, the distance to the next step, and what to improve first. */
export function ScoreResult({ input }: { input: ScoreInput }) {
  const total = totalOf(input);
  const whole = wholeOf(total);
  const shown = shownFor(whole);
  const { tenth, star } = nextSteps(input);
  const levers = leversOf(input);
  return (
    <section className={styles.card} aria-labelledby="result">
      <h2 id="result">{text.resultTitle}</h2>
      <div className={styles.total}>
        <output className={styles.number} aria-label={text.total}>
          {whole}
        </output>
        <div>
          <p className={styles.what}>
            {text.total}
            <span className={styles.exact}>{text.exact(points(total))}</span>
          </p>
          <p className={styles.shown}>
            <Stars halves={shown.halfStars} />
            {text.shown((shown.tenths / 10).toFixed(1))}
          </p>
        </div>
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span style={{ width: `${((total / 100 - LOWEST) / (HIGHEST - LOWEST)) * 100}%` }} />
      </div>
      <ul className={styles.next}>
        {tenth && <li>{text.toTenth(points(tenth.missing), (tenth.shown.tenths / 10).toFixed(1))}</li>}
        {star && <li>{text.toStar(points(star.missing), String(star.shown.halfStars / 2))}</li>}
        {!tenth && <li>{text.top}</li>}
      </ul>
      <h3 className={styles.leversTitle}>
        {text.leversTitle}
        <small>{text.leversHint}</small>
      </h3>
      <ol className={styles.levers}>
        {levers.map((lever, at) => (
          <LeverRow key={lever.part} lever={lever} best={at === 0} most={levers[0]?.gain ?? 0} />
        ))}
      </ol>
    </section>
  );
}

function LeverRow({ lever, best, most }: { lever: Lever; best: boolean; most: number }) {
  const { part, perPoint, room, gain, toNextTenth } = lever;
  const alone = toNextTenth === null ? text.notAlone : text.alone(toNextTenth);
  return (
    <li>
      <p className={styles.lever}>
        <span className={styles.name}>{partText[part].name}</span>
        {best && gain > 0 && <Tag tone="orange">{text.best}</Tag>}
        <span className={styles.gain}>{room === 0 ? text.full : text.gain(points(gain))}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ width: `${most === 0 ? 0 : (gain / most) * 100}%` }} />
      </div>
      {room > 0 && (
        <p className={styles.how}>
          {text.perPoint(points(perPoint))}，{alone}
        </p>
      )}
    </li>
  );
}

function Stars({ halves }: { halves: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={text.stars(String(halves / 2))}>
      {STARS.map((star) => (
        <span key={star} className={styles.star}>
          <Icon name="star" size={18} className={styles.empty} />
          <span className={styles.filled} style={{ width: `${fillOf(star, halves) * 50}%` }}>
            <Icon name="star" size={18} filled />
          </span>
        </span>
      ))}
    </span>
  );
}

/** Halves of one star that are filled: 0, 1 or 2. */
function fillOf(star: number, halves: number): number {
  return Math.min(2, Math.max(0, halves - 2 * (star - 1)));
}

/** Hundredths as points: 350 gives '3.5', 400 gives '4'. */
function points(hundredths: number): string {
  return String(hundredths / 100);
}
