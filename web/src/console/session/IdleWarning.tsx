import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { isBusy, isFailed } from '../../lib/selectors.ts';
import { useFields, useTag } from '../../lib/useFields.ts';
import { useSecondsUntil } from '../../ui/base/useSecondsUntil.ts';
import { Message } from '../../ui/feedback/Message.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../ui/overlays/DialogActions.tsx';
import type { consoleSessionMachine } from './consoleSession.machine.ts';
import { sessionText as text } from './session.text.ts';

type SessionActor = ActorRefFrom<typeof consoleSessionMachine>;

/** Says that the session is about to end, and lets it go on. */
export function IdleWarning({ actor }: { actor: SessionActor }) {
  return useTag(actor, 'warned') && <Warning actor={actor} />;
}

function Warning({ actor }: { actor: SessionActor }) {
  const { endsAt } = useFields(actor, 'endsAt');
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const seconds = useSecondsUntil(endsAt);
  const goOn = () => actor.send({ type: 'session.continue' });
  return (
    <Dialog
      open
      title={text.ending}
      width={440}
      onClose={goOn}
      actions={
        <DialogActions
          other={{ label: text.leave, onClick: () => actor.send({ type: 'session.leave' }) }}
          main={{ label: text.continue, loading: busy, onClick: goOn }}
        />
      }
    >
      <p role="timer">{text.endingIn(seconds)}</p>
      {failed && (
        <Message tone="warning" above={12}>
          {text.extendFailed}
        </Message>
      )}
    </Dialog>
  );
}
