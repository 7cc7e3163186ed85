import { shallowEqual, useSelector } from '@xstate/react';
import { isBusy, isFailed } from '../../lib/selectors.ts';
import { useFields, useMatches } from '../../lib/useFields.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { parcelActionsText as text } from './parcels.text.ts';
import { countResults, type ParcelActions } from './runParcelAction.ts';

/** The progress and the result of an action on many parcels. */
export function ActionsNotice({ actions }: { actions: ParcelActions }) {
  const busy = useSelector(actions, isBusy);
  const showingResults = useMatches(actions, { resting: 'showingResults' });
  const requestFailed = useSelector(actions, isFailed);
  const { subject, isStopping } = useFields(actions, 'subject', 'isStopping');
  const { gone, failed, untried } = useSelector(
    actions,
    ({ context }) => countResults(context),
    shallowEqual,
  );
  if (!subject) return null;
  const { action, parcels } = subject;
  if (busy && parcels.length > 1) {
    const done = gone + failed;
    return (
      <Message
        below={12}
        action={
          <Button variant="text" disabled={isStopping} onClick={() => actions.send({ type: 'batch.stop' })}>
            {text.stop}
          </Button>
        }
      >
        <Progress label={text.doing[action]} value={done} max={parcels.length}>
          {text.progress(text.doing[action], done, parcels.length)}
        </Progress>
      </Message>
    );
  }
  if (!showingResults && !requestFailed) return null;
  const counts = text.counts(gone, failed) + (untried > 0 ? text.untried(untried) : '');
  return (
    <Message
      tone="warning"
      below={12}
      action={
        <>
          {requestFailed && (
            <Button variant="text" onClick={() => actions.send({ type: 'batch.confirm' })}>
              {text.retry}
            </Button>
          )}
          <Button variant="quiet" onClick={() => actions.send({ type: 'batch.dismiss' })}>
            {text.gotIt}
          </Button>
        </>
      }
    >
      {requestFailed ? text.requestFailed : counts + (failed > 0 ? text.atRows : '')}
    </Message>
  );
}
