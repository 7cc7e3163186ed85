import { failureText } from '../../lib/fetchWithTimeout.ts';
import { page, searchParams } from '../../lib/searchParams.ts';
import { formatDate } from '../../lib/time.ts';
import { ListPager } from '../../list/ListPager.tsx';
import { useList } from '../../list/useList.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SecondLine } from '../../ui/Text.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import styles from './NoticesPage.module.css';
import { noticesText } from './notices.text.ts';
import { ListNotices } from './noticesPage.graphql.ts';
import { pageText } from './noticesPage.text.ts';

const params = searchParams({ page: page() });

/** What the platform has to say to everybody, or to suppliers: read by who looks for it, and never opening by itself. */
export default function NoticesPage({ type }: { type: 'PLATFORM' | 'SELLER' }) {
  const text = pageText[type];
  usePageTitle(text.title);
  const list = useList({
    params,
    document: ListNotices,
    variables: (query) => ({ type, page: query.page, pageSize: 10 }),
    pick: ({ notices }) => notices,
  });
  return (
    <>
      <PageHeader title={text.title} hint={text.lead} below={16} />
      {list.error && <ErrorState message={failureText(list.error)} onRetry={list.refetch} />}
      {!list.error && !list.page && <Skeleton height={240} />}
      {list.page?.list.length === 0 && <EmptyState title={text.none} hint={text.noneHint} />}
      {list.rows.map(({ id, title, detail, createdAt }) => (
        <Panel key={id} as="article" below={12} className={styles.notice}>
          <h2>{title}</h2>
          <SecondLine as="p" above={4} below={12}>
            {noticesText.publishedOn(formatDate(createdAt))}
          </SecondLine>
          <p className={styles.detail}>{detail}</p>
        </Panel>
      ))}
      <ListPager list={list} />
    </>
  );
}
