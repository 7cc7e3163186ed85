import { formatDate } from '../../lib/time.ts';
import { Tag } from '../base/Tag.tsx';
import { SecondLine } from '../base/Text.tsx';
import { Row } from '../layout/Layout.tsx';
import { Panel } from '../layout/Panel.tsx';
import styles from './NoticeArticle.module.css';
import { noticesText as text } from './notices.text.ts';

interface Props {
  notice: { title: string; detail: string; createdAt: string; isPinned: boolean };
}

/** One of the notices that stand below each other on a page. */
export function NoticeArticle({ notice: { title, detail, createdAt, isPinned } }: Props) {
  return (
    <Panel as="article" below={12} className={styles.notice}>
      <Row gap={8} align="baseline">
        <h2>{title}</h2>
        {isPinned && <Tag>{text.pinned}</Tag>}
      </Row>
      <SecondLine as="p" above={4} below={12}>
        {text.publishedOn(formatDate(createdAt))}
      </SecondLine>
      <p className={styles.detail}>{detail}</p>
    </Panel>
  );
}
