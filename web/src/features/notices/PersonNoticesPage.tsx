import { useNavigate, useSearchParams } from 'react-router-dom';
import { keyOf, page, scope, searchParams } from '../../lib/searchParams.ts';
import { useTag } from '../../lib/useFields.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { NoticeWaysTab } from '../noticeWays/NoticeWaysTab.tsx';
import { PersonNoticesList } from './PersonNoticesList.tsx';
import styles from './PersonNoticesPage.module.css';
import { personNoticesText as text } from './personNotices.text.ts';
import { useReadNotices } from './useReadNotices.ts';
import { useUnreadNotices } from './useUnreadNotices.ts';

type Shown = keyof typeof text.tabs;

const params = searchParams({ show: scope(keyOf<Shown>(text.tabs, 'all')), page: page() });
const tabs = (['all', 'unread', 'settings'] as const).map((key) => ({ key, label: text.tabs[key] }));

/** Everything that the person was told, with what is unread on a tab of its own, and how they are told. */
export default function PersonNoticesPage() {
  usePageTitle(text.title);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { show, page: at } = params.read(search);
  const unread = useUnreadNotices();
  const reading = useReadNotices();
  const busy = useTag(reading, 'busy');
  const failed = useTag(reading, 'failed');
  const go = (to: { show: Shown; page: number }) => void navigate({ search: params.write(to) });
  return (
    <div className={styles.page}>
      <PageHeader
        title={text.title}
        hint={text.lead}
        actions={
          show !== 'settings' && (
            <Button
              disabled={unread === 0}
              loading={busy}
              onClick={() => reading.send({ type: 'notices.read', ids: null })}
            >
              {text.readAll}
            </Button>
          )
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
      {show === 'settings' ? (
        <NoticeWaysTab />
      ) : (
        <PersonNoticesList
          key={show}
          show={show}
          at={at}
          reading={reading}
          onPage={(to) => go({ show, page: to })}
        />
      )}
    </div>
  );
}
