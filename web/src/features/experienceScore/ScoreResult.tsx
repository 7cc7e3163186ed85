import { Icon } from '../../ui/base/Icon.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './ExperienceScore.module.css';
import { partText, scoreText as text } from './experienceScore.text.ts';
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
    <Panel aria-labelledby="result">
      <h2 id="result">{text.resultTitle}</h2>
      <Row gap={24} above={12} below={16}>
        <output className={styles.number} aria-label={text.total}>
          {whole}
        </output>
        <div>
          <Row as="p" gap={12} align="baseline">
            <Text tone="secondary">{text.total}</Text>
            <SecondLine num>{text.exact(points(total))}</SecondLine>
          </Row>
          <Row as="p" above={4} className="num">
            <Stars halves={shown.halfStars} />
            {text.shown((shown.tenths / 10).toFixed(1))}
          </Row>
        </div>
      </Row>
      <div className={styles.scale} aria-hidden="true">
        <span style={{ width: `${((total / 100 - LOWEST) / (HIGHEST - LOWEST)) * 100}%` }} />
      </div>
      <Row as="ul" wrap gap={24} above={8} className="num">
        {tenth && <li>{text.toTenth(points(tenth.missing), (tenth.shown.tenths / 10).toFixed(1))}</li>}
        {star && <li>{text.toStar(points(star.missing), String(star.shown.halfStars / 2))}</li>}
        {!tenth && <li>{text.top}</li>}
      </Row>
      <h3 className={styles.leversTitle}>
        {text.leversTitle}
        <small>{text.leversHint}</small>
      </h3>
      <ol className={styles.levers}>
        {levers.map((lever, at) => (
          <LeverRow key={lever.part} lever={lever} best={at === 0} most={levers[0]?.gain ?? 0} />
        ))}
      </ol>
    </Panel>
  );
}

function LeverRow({ lever, best, most }: { lever: Lever; best: boolean; most: number }) {
  const { part, perPoint, room, gain, toNextTenth } = lever;
  const alone = toNextTenth === null ? text.notAlone : text.alone(toNextTenth);
  return (
    <li>
      <Row as="p" below={4}>
        <Text strong>{partText[part].name}</Text>
        {best && gain > 0 && <Tag tone="orange">{text.best}</Tag>}
        <Text num className={styles.gain}>
          {room === 0 ? text.full : text.gain(points(gain))}
        </Text>
      </Row>
      <div className={styles.scale} aria-hidden="true">
        <span style={{ width: `${most === 0 ? 0 : (gain / most) * 100}%` }} />
      </div>
      {room > 0 && (
        <SecondLine as="p" num above={4}>
          {text.perPoint(points(perPoint))}，{alone}
        </SecondLine>
      )}
    </li>
  );
}

function Stars({ halves }: { halves: number }) {
  return (
    <Row as="span" gap={2} className={styles.stars} role="img" aria-label={text.stars(String(halves / 2))}>
      {STARS.map((star) => (
        <span key={star} className={styles.star}>
          <Icon name="star" size={18} className={styles.empty} />
          <span className={styles.filled} style={{ width: `${fillOf(star, halves) * 50}%` }}>
            <Icon name="star" size={18} filled />
          </span>
        </span>
      ))}
    </Row>
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
