import type { ReactNode } from 'react';
import { useSettings } from '../graphql/useSettings.ts';
import { warehousePath } from '../lib/paths.ts';
import { Icon } from '../ui/base/Icon.tsx';
import { Link } from '../ui/base/Link.tsx';
import { ImageWithFallback } from '../ui/data/ImageWithFallback.tsx';
import styles from './WarehouseBar.module.css';
import { type OwnFigures, warehouseFigures, warehouseText } from './warehouse.text.ts';

const MAX_STARS = 5;

interface Rating {
  /** Mean of its reviews; null without one. */
  score: number | null;
  /** Of its supplier within 30 days, in hundredths of a percent and in seconds; null where they would say nothing. */
  refundRate: number | null;
  answerSeconds: number | null;
}

interface Props {
  warehouse: { id: number; name: string; province: string; city: string; logo: string | null } & Rating;
  /** What the name is on this page. */
  heading: 'h1' | 'h2' | 'h3';
  /** The four figures; on the page of a good there are none. */
  figures?: OwnFigures;
  /** The warehouse's own page does not lead to itself. */
  linked?: boolean;
  actions?: ReactNode;
}

/** A warehouse with its service rating, what it shows of itself, and what can be done from here. */
export function WarehouseBar({ warehouse, heading: Heading, figures, linked = true, actions }: Props) {
  const { id, name, province, city, logo, score, refundRate, answerSeconds } = warehouse;
  const settings = useSettings();
  // Nothing is claimed until it is known which of the two the site shows.
  const shows = settings?.shopFigures;
  return (
    <div className={styles.bar}>
      <span className={styles.sign}>
        {logo ? <ImageWithFallback src={logo} alt="" eager /> : <Icon name="warehouse" size={24} />}
      </span>
      <div className={styles.who}>
        <Heading className={styles.name}>
          {linked ? <Link to={warehousePath(id)}>{name}</Link> : name}
        </Heading>
        <p className={styles.place}>
          <Icon name="pin" size={14} />
          {province} {city}
          <span className={styles.stars}>
            {shows && <Stars score={shows === 'FIXED' ? MAX_STARS : score} />}
          </span>
          {shows === 'TRUE' && (
            <span className={styles.recent} title={warehouseText.recentHint}>
              {warehouseText.recent(refundRate, answerSeconds)}
            </span>
          )}
        </p>
      </div>
      {figures && shows && (
        <dl className={styles.figures}>
          {warehouseFigures(shows === 'FIXED' ? null : figures).map(([title, figure]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd className="num">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

const STARS = [1, 2, 3, 4, 5];

/** The service rating of a warehouse, 1 to 5; null before its first review. */
function Stars({ score }: { score: number | null }) {
  const words = score === null ? warehouseText.noStars : warehouseText.stars(score);
  return (
    <span className={styles.rating} role="img" aria-label={`${warehouseText.service} ${words}`}>
      <span className={styles.starsName} aria-hidden="true">
        {warehouseText.service}
      </span>
      {score === null
        ? words
        : STARS.map((star) => (
            <Icon
              key={star}
              name="star"
              size={15}
              filled={star <= Math.round(score)}
              className={styles.star}
            />
          ))}
    </span>
  );
}
