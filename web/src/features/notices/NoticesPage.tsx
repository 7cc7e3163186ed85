import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { page, searchParams } from '../../lib/searchParams.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Pagination } from '../../ui/data/Pagination.tsx';
import { usePages } from '../../ui/data/usePages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { NoticeArticle } from '../../ui/notices/NoticeArticle.tsx';
import { ListNotices } from './noticesPage.graphql.ts';
import { pageText } from './noticesPage.text.ts';

const PAGE_SIZE = 10;
const params = searchParams({ page: page() });

/** What the platform has to say to everybody, or to suppliers: read by who looks for it, and never opening by itself. */
export default function NoticesPage({ type }: { type: 'PLATFORM' | 'SELLER' }) {
  const text = pageText[type];
  usePageTitle(text.title);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const pages = usePages({ type, ...params.read(search) });
  const { data, error, refetch } = useQuery(ListNotices, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const notices = data?.notices;
  return (
    <>
      <PageHeader title={text.title} hint={text.lead} below={16} />
      {error && !notices && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
      {!error && !notices && <Skeleton height={240} />}
      {notices?.list.length === 0 && <EmptyState title={text.none} hint={text.noneHint} />}
      {notices?.list.map((notice) => (
        <NoticeArticle key={notice.id} notice={notice} />
      ))}
      {notices && (
        <Pagination
          pages={pages}
          pageSize={PAGE_SIZE}
          shown={notices}
          onChange={(to) => void navigate({ search: params.write({ page: to }) })}
        />
      )}
    </>
  );
}
