import { useQuery } from '@apollo/client/react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Pagination } from '../../ui/data/Pagination.tsx';
import { usePages } from '../../ui/data/usePages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { type PersonNotice, PersonNoticeRow } from '../../ui/notices/PersonNoticeRow.tsx';
import { Waiting } from './NoticesPanel.tsx';
import styles from './PersonNoticesPage.module.css';
import { ListPersonNotices } from './personNotices.graphql.ts';
import { personNoticesText as text } from './personNotices.text.ts';
import type { ReadNoticesActor } from './useReadNotices.ts';

const PAGE_SIZE = 20;

interface Props {
  show: 'all' | 'unread';
  at: number;
  reading: ReadNoticesActor;
  onPage: (page: number) => void;
}

/** A page of what the person was told, or of what of it is unread. */
export function PersonNoticesList({ show, at, reading, onPage }: Props) {
  const filter = show === 'unread' ? { unread: true } : {};
  const pages = usePages({ filter, page: at, pageSize: PAGE_SIZE });
  const { data, error, refetch } = useQuery(ListPersonNotices, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const notices = data?.personNotices;
  const open = ({ id, readAt }: PersonNotice) => {
    if (readAt === null) reading.send({ type: 'notices.read', ids: [id] });
  };
  return (
    <>
      {error && !notices && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
      {!error && !notices && (
        <Panel className={styles.notices}>
          <Waiting />
        </Panel>
      )}
      {notices?.list.length === 0 && <EmptyState title={text.none[show]} hint={text.noneHint[show]} />}
      {notices && notices.list.length > 0 && (
        <Panel as="div" className={styles.notices}>
          <ul aria-label={text.title}>
            {notices.list.map((notice) => (
              <li key={notice.id}>
                <PersonNoticeRow notice={notice} onOpen={open} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {notices && <Pagination pages={pages} pageSize={PAGE_SIZE} shown={notices} onChange={onPage} />}
    </>
  );
}
