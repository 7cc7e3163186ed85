import { formatDate } from '../../lib/time.ts';
import { SecondLine } from '../base/Text.tsx';
import styles from './NoticeWords.module.css';
import { noticesText as text } from './notices.text.ts';

/** What a notice says below its title, once it is open. */
export function NoticeWords({ notice }: { notice: { detail: string; createdAt: string } }) {
  return (
    <>
      <SecondLine as="p" below={12}>
        {text.publishedOn(formatDate(notice.createdAt))}
      </SecondLine>
      <p className={styles.detail}>{notice.detail}</p>
    </>
  );
}
