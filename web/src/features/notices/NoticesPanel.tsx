import { useQuery } from '@apollo/client/react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { paths } from '../../lib/paths.ts';
import { useTag } from '../../lib/useFields.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { type PersonNotice, PersonNoticeRow } from '../../ui/notices/PersonNoticeRow.tsx';
import styles from './NoticeBell.module.css';
import { ListPersonNotices } from './personNotices.graphql.ts';
import { personNoticesText as text } from './personNotices.text.ts';
import type { ReadNoticesActor } from './useReadNotices.ts';

interface Props {
  id: string;
  unread: number;
  reading: ReadNoticesActor;
  onClose: () => void;
}

/** The newest notices to the person, below the bell. */
export function NoticesPanel({ id, unread, reading, onClose }: Props) {
  const busy = useTag(reading, 'busy');
  const failed = useTag(reading, 'failed');
  const { data, error, refetch } = useQuery(ListPersonNotices, {
    variables: { filter: {}, page: 1, pageSize: 10 },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const notices = data?.personNotices.list;
  const open = ({ id: read, readAt, link }: PersonNotice) => {
    if (readAt === null) reading.send({ type: 'notices.read', ids: [read] });
    if (link) onClose();
  };
  return (
    <section id={id} className={styles.panel} aria-label={text.title} tabIndex={-1}>
      <header className={styles.panelHead}>
        <h2>{text.title}</h2>
        <Button
          size="small"
          disabled={unread === 0}
          loading={busy}
          onClick={() => reading.send({ type: 'notices.read', ids: null })}
        >
          {text.readAll}
        </Button>
      </header>
      {failed && <Message tone="warning">{text.readFailed}</Message>}
      <div className={styles.list}>
        {error && !notices && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
        {!error && !notices && <Waiting />}
        {notices?.length === 0 && <EmptyState title={text.none.all} hint={text.noneHint.all} />}
        {notices && notices.length > 0 && (
          <ul>
            {notices.map((notice) => (
              <li key={notice.id}>
                <PersonNoticeRow notice={notice} short onOpen={open} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Link to={paths.personNotices} className={styles.all} onClick={onClose}>
        {text.seeAll}
      </Link>
    </section>
  );
}

/** In the shape of rows. */
export function Waiting() {
  return (
    <Stack gap={24} className={styles.waiting}>
      {[1, 2, 3, 4].map((row) => (
        <Stack key={row} gap={8}>
          <Skeleton width="55%" />
          <Skeleton height={32} />
        </Stack>
      ))}
    </Stack>
  );
}
