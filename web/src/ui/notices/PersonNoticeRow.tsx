import { formatDateTime } from '../../lib/time.ts';
import { cx } from '../base/cx.ts';
import { Link } from '../base/Link.tsx';
import { SecondLine, Text } from '../base/Text.tsx';
import { noticesText as text } from './notices.text.ts';
import styles from './PersonNoticeRow.module.css';

export interface PersonNotice {
  id: number;
  title: string;
  detail: string;
  /** A path of the web app; empty where there is nothing to see. */
  link: string;
  createdAt: string;
  /** Null while it is unread. */
  readAt: string | null;
}

interface Props {
  notice: PersonNotice;
  /** The detail on two lines at most. */
  short?: boolean;
  onOpen: (notice: PersonNotice) => void;
}

/** One notice to the person: opens what it is about, where there is something to see. */
export function PersonNoticeRow({ notice, short = false, onOpen }: Props) {
  const { title, detail, link, createdAt, readAt } = notice;
  const isUnread = readAt === null;
  const words = (
    <>
      <span className={styles.head}>
        {isUnread && <span role="img" aria-label={text.unread} className={styles.dot} />}
        <Text strong={isUnread} anywhere className={styles.title}>
          {title}
        </Text>
        <SecondLine as="span" num className={styles.time}>
          {formatDateTime(createdAt)}
        </SecondLine>
      </span>
      <Text block tone="secondary" anywhere className={cx(styles.detail, short && styles.short)}>
        {detail}
      </Text>
    </>
  );
  const open = () => onOpen(notice);
  return link ? (
    <Link to={link} className={styles.row} onClick={open}>
      {words}
    </Link>
  ) : (
    <button type="button" className={styles.row} onClick={open}>
      {words}
    </button>
  );
}
