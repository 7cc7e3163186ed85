import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { formatDate, formatDateTime } from '../../lib/time.ts';
import { Link, type LinkProps } from '../base/Link.tsx';
import { SecondLine, Text } from '../base/Text.tsx';
import styles from './cells.module.css';
import { ImageWithFallback } from './ImageWithFallback.tsx';

/** An instant, to the minute, in Asia/Shanghai. */
export function Time({ at }: { at: string }) {
  return (
    <time className="num" dateTime={at}>
      {formatDateTime(at)}
    </time>
  );
}

/** The same on two lines. */
export function DayAndTime({ at }: { at: string }) {
  return (
    <time className="num" dateTime={at}>
      {formatDate(at)}
      <SecondLine>{formatDateTime(at).slice(-'hh:mm'.length)}</SecondLine>
    </time>
  );
}

interface GoodsProps {
  picture: string;
  name: string;
  /** The second line. */
  children?: ReactNode;
  to?: To;
}

/** Goods: picture, name on two lines at most, and a second line. */
export function GoodsCell({ picture, name, children, to }: GoodsProps) {
  const content = (
    <>
      <ImageWithFallback src={picture} alt="" />
      <span>
        <Text cut="clamp" className={styles.name} title={name}>
          {name}
        </Text>
        {children && <SecondLine>{children}</SecondLine>}
      </span>
    </>
  );
  return to ? (
    <Link to={to} className={styles.goods}>
      {content}
    </Link>
  ) : (
    <span className={styles.goods}>{content}</span>
  );
}

/** The buttons of a row. */
export function ActionsCell({ children }: { children: ReactNode }) {
  return <span className={styles.actions}>{children}</span>;
}

/** A number that leads to its list. */
export function CountLink(props: LinkProps) {
  return <Link {...props} className={styles.link} />;
}

/** A number or code that leads to what it stands for. */
export function TextLink(props: LinkProps) {
  return <Link {...props} className={styles.plain} />;
}
