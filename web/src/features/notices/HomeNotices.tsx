import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useAppActor } from '../../lib/appActors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBar } from '../../ui/notices/NoticeBar.tsx';
import { NoticeWords } from '../../ui/notices/NoticeWords.tsx';
import { noticesText as text } from '../../ui/notices/notices.text.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ListHomeNotices } from './notices.graphql.ts';
import type { noticesMachine } from './notices.machine.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    notices: ActorRefFrom<typeof noticesMachine>;
  }
}

/** The notices of the home page: the strip below the menu that carries them, and the one that is open. */
export function HomeNotices() {
  const actor = useAppActor('notices');
  const isHidden = useSelector(actor, ({ value }) => value.bar === 'hidden');
  const { openId } = useFields(actor, 'openId');
  const { data } = useQuery(ListHomeNotices, { context: { quiet: 'outages' } });
  const notices = data?.notices.list ?? [];
  const open = notices.find(({ id }) => id === openId);
  const acknowledge = () => actor.send({ type: 'notice.acknowledge' });
  return (
    <>
      {!isHidden && (
        <NoticeBar
          notices={notices}
          onOpen={(id) => actor.send({ type: 'notice.open', id })}
          onClose={() => actor.send({ type: 'bar.close' })}
        />
      )}
      <Dialog
        open={open !== undefined}
        title={open?.title}
        onClose={acknowledge}
        actions={
          <Button variant="primary" onClick={acknowledge} data-autofocus>
            {text.acknowledge}
          </Button>
        }
      >
        {open && <NoticeWords notice={open} />}
      </Dialog>
    </>
  );
}
