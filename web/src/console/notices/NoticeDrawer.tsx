import { useQuery } from '@apollo/client/react';
import { formatDateTime } from '../../lib/time.ts';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import type { NoticeRowFragment } from '../graphql/generated/graphql.ts';
import { NoticePreview } from './NoticePreview.tsx';
import { State } from './noticeColumns.tsx';
import { LoadNoticeReach } from './notices.graphql.ts';
import { audienceText, listText, drawerText as text, typeNames } from './notices.text.ts';

interface Props {
  /** Null while none is looked at. */
  notice: NoticeRowFragment | null;
  onClose: () => void;
}

/** A notice as its readers see it, and how far it reaches. */
export function NoticeDrawer({ notice, onClose }: Props) {
  return (
    <Drawer open={notice !== null} title={notice?.title ?? ''} width={560} onClose={onClose}>
      {notice && <Looked notice={notice} />}
    </Drawer>
  );
}

function Looked({ notice }: { notice: NoticeRowFragment }) {
  const { id, type, startsAt, publishedAt, endsAt, author, revision, accountId } = notice;
  const { data } = useQuery(LoadNoticeReach, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const { reach = null, read = null } = data?.noticeReach ?? {};
  const from = publishedAt ?? startsAt;
  return (
    <Stack gap={16}>
      <DescriptionList
        items={[
          { term: text.type, value: typeNames[type] },
          { term: text.audience, value: `${audienceText(notice)}${accountId ? ` #${accountId}` : ''}` },
          reach !== null && { term: text.reach, value: text.reachOf(reach) },
          { term: listText.state, value: <State notice={notice} /> },
          read !== null && { term: text.read, value: text.readBy(read) },
          { term: text.publishedAt, value: from ? formatDateTime(from) : listText.atOnce },
          endsAt !== null && { term: text.endsAt, value: formatDateTime(endsAt) },
          { term: text.author, value: author },
          { term: text.revision, value: listText.revision(revision) },
        ]}
      />
      <section aria-label={text.preview}>
        <NoticePreview {...notice} createdAt={from ?? new Date().toISOString()} />
      </section>
    </Stack>
  );
}
