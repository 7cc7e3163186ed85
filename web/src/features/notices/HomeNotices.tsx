import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useAppActor } from '../../lib/appActors.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';
import { ListHomeNotices } from './notices.graphql.ts';
import type { noticesMachine } from './notices.machine.ts';
import { selectBar, selectOpenId } from './notices.selectors.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    notices: ActorRefFrom<typeof noticesMachine>;
  }
}

/** The notices of the home page: the bar, and the one that is open. */
export function HomeNotices() {
  const actor = useAppActor('notices');
  const bar = useSelector(actor, selectBar);
  const openId = useSelector(actor, selectOpenId);
  const { data } = useQuery(ListHomeNotices, { context: { quiet: 'outages' } });
  const notices = data?.notices.list ?? [];
  return (
    <>
      {bar !== 'hidden' && (
        <NoticeBar
          notices={notices}
          onOpen={(id) => actor.send({ type: 'notice.open', id })}
          onClose={() => actor.send({ type: 'bar.close' })}
        />
      )}
      <NoticeDialog
        notice={notices.find(({ id }) => id === openId) ?? null}
        onAcknowledge={() => actor.send({ type: 'notice.acknowledge' })}
      />
    </>
  );
}
