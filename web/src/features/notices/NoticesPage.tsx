import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { readPage, writeSearch } from '../../lib/page.ts';
import { formatDate } from '../../lib/time.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePages } from '../../ui/usePages.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import styles from './NoticesPage.module.css';
import { noticesText } from './notices.text.ts';
import { ListNotices } from './noticesPage.graphql.ts';
import { pageText } from './noticesPage.text.ts';

const PAGE_SIZE = 10;

/** What the platform has to say to everybody, or to suppliers: read by who looks for it, and never opening by itself. */
export default function NoticesPage({ type }: { type: 'PLATFORM' | 'SELLER' }) {
  const text = pageText[type];
  usePageTitle(text.title);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const page = readPage(params);
  const pages = usePages({ type, page });
  const { data, error, refetch } = useQuery(ListNotices, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const notices = data?.notices;
  return (
    <>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      {error && !notices && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
      {!error && !notices && <Skeleton height={240} />}
      {notices?.list.length === 0 && <EmptyState title={text.none} hint={text.noneHint} />}
      {notices?.list.map(({ id, title, detail, createdAt }) => (
        <article key={id} className={styles.notice}>
          <h2>{title}</h2>
          <p className={styles.date}>{noticesText.publishedOn(formatDate(createdAt))}</p>
          <p className={styles.detail}>{detail}</p>
        </article>
      ))}
      {notices && (
        <Pagination
          pages={pages}
          pageSize={PAGE_SIZE}
          shown={notices}
          onChange={(to) => void navigate({ search: writeSearch({}, to) })}
        />
      )}
    </>
  );
}
