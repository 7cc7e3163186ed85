import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RealNameForm } from './RealNameForm.tsx';
import { RealNameResult } from './RealNameResult.tsx';
import { RealNameWaiting } from './RealNameWaiting.tsx';
import {
  isBusy,
  isCheckingManually,
  type RealName,
  type Screen,
  selectContext,
  selectScreen,
} from './realName.selectors.ts';
import { realNameText as text } from './realName.text.ts';

/** Proves who the account's holder is, step by step. */
export function RealNameDialog({ actor }: { actor: RealName }) {
  const screen = useSelector(actor, selectScreen);
  const formId = useId();
  return (
    <Dialog
      open={screen !== 'closed'}
      title={text.title}
      width={screen === 'waiting' ? 600 : 460}
      sticky
      onClose={() => actor.send({ type: 'check.close' })}
      actions={<Actions actor={actor} screen={screen} formId={formId} />}
    >
      {screen === 'form' && <RealNameForm actor={actor} id={formId} />}
      {screen === 'waiting' && <RealNameWaiting actor={actor} />}
      <RealNameResult actor={actor} />
    </Dialog>
  );
}

function Actions({ actor, screen, formId }: { actor: RealName; screen: Screen; formId: string }) {
  const busy = useSelector(actor, isBusy);
  const checking = useSelector(actor, isCheckingManually);
  const { check } = useSelector(actor, selectContext);
  const close = () => actor.send({ type: 'check.close' });
  switch (screen) {
    case 'form':
      return (
        <>
          <Button disabled={busy} onClick={close}>
            {text.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            {text.submit}
          </Button>
        </>
      );
    case 'waiting':
      return (
        <>
          {check ? (
            <Button onClick={() => window.open(check.url, '_blank', 'noopener')}>{text.openWindow}</Button>
          ) : (
            <Button disabled={busy} onClick={() => actor.send({ type: 'form.again' })}>
              {text.fillAgain}
            </Button>
          )}
          <Button
            variant="primary"
            data-autofocus
            loading={checking || busy}
            onClick={() => actor.send({ type: 'check.ask' })}
          >
            {text.iAmDone}
          </Button>
        </>
      );
    case 'passed':
      return (
        <Button variant="primary" onClick={close}>
          {text.finish}
        </Button>
      );
    case 'failed':
    case 'expired':
      return (
        <>
          <Button onClick={close}>{text.close}</Button>
          <Button variant="primary" onClick={() => actor.send({ type: 'form.again' })}>
            {screen === 'failed' ? text.again : text.restart}
          </Button>
        </>
      );
    case 'closed':
      return null;
  }
}
