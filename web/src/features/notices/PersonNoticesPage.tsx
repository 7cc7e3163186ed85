import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { keyOf, page, scope, searchParams } from '../../lib/searchParams.ts';
import { useTag } from '../../lib/useFields.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Pagination } from '../../ui/data/Pagination.tsx';
import { usePages } from '../../ui/data/usePages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { type PersonNotice, PersonNoticeRow } from '../../ui/notices/PersonNoticeRow.tsx';
import { Waiting } from './NoticesPanel.tsx';
import styles from './PersonNoticesPage.module.css';
import { ListPersonNotices } from './personNotices.graphql.ts';
import { personNoticesText as text } from './personNotices.text.ts';
import { useReadNotices } from './useReadNotices.ts';
import { useUnreadNotices } from './useUnreadNotices.ts';

type Shown = keyof typeof text.tabs;

const PAGE_SIZE = 20;
const params = searchParams({ show: scope(keyOf<Shown>(text.tabs, 'all')), page: page() });
const tabs = (['all', 'unread'] as const).map((key) => ({ key, label: text.tabs[key] }));

/** Everything that the person was told, with what is unread on a tab of its own. */
export default function PersonNoticesPage() {
  usePageTitle(text.title);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { show, page: at } = params.read(search);
  const filter = show === 'unread' ? { unread: true } : {};
  const pages = usePages({ filter, page: at, pageSize: PAGE_SIZE });
  const unread = useUnreadNotices();
  const reading = useReadNotices();
  const busy = useTag(reading, 'busy');
  const failed = useTag(reading, 'failed');
  const { data, error, refetch } = useQuery(ListPersonNotices, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const notices = data?.personNotices;
  const go = (to: { show: Shown; page: number }) => void navigate({ search: params.write(to) });
  const open = ({ id, readAt }: PersonNotice) => {
    if (readAt === null) reading.send({ type: 'notices.read', ids: [id] });
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title={text.title}
        hint={text.lead}
        actions={
          <Button
            disabled={unread === 0}
            loading={busy}
            onClick={() => reading.send({ type: 'notices.read', ids: null })}
          >
            {text.readAll}
          </Button>
        }
      />
      <Tabs
        label={text.filter}
        active={show}
        items={tabs}
        onChange={(to) => go({ show: to, page: 1 })}
        below={16}
      />
      {failed && (
        <Message tone="warning" below={12}>
          {text.readFailed}
        </Message>
      )}
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
      {notices && (
        <Pagination
          pages={pages}
          pageSize={PAGE_SIZE}
          shown={notices}
          onChange={(to) => go({ show, page: to })}
        />
      )}
    </div>
  );
}
