import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { warehousePath } from '../app/paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { Stars } from './Stars.tsx';
import { warehouseFigures } from './shop.text.ts';
import styles from './WarehouseBar.module.css';

interface Props {
  warehouse: { id: number; name: string; province: string; city: string; logo?: string | null };
  /** What the name is on this page. */
  heading: 'h1' | 'h2' | 'h3';
  /** The four figures; on the page of a good there are none. */
  withFigures?: boolean;
  /** The warehouse's own page does not lead to itself. */
  linked?: boolean;
  actions?: ReactNode;
}

/** A warehouse with its service rating, what it shows of itself, and what can be done from here. */
export function WarehouseBar({
  warehouse,
  heading: Heading,
  withFigures = false,
  linked = true,
  actions,
}: Props) {
  const { id, name, province, city, logo } = warehouse;
  return (
    <div className={styles.bar}>
      <span className={styles.sign}>
        {logo ? <img src={logo} alt="" width={44} height={44} /> : <Icon name="warehouse" size={24} />}
      </span>
      <div className={styles.who}>
        <Heading className={styles.name}>
          {linked ? <Link to={warehousePath(id)}>{name}</Link> : name}
        </Heading>
        <p className={styles.place}>
          <Icon name="pin" size={14} />
          {province} {city}
          <span className={styles.stars}>
            <Stars />
          </span>
        </p>
      </div>
      {withFigures && (
        <dl className={styles.figures}>
          {warehouseFigures.map(([title, figure]) => (
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
