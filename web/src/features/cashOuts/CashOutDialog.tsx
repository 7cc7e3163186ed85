import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { parseYuan } from '../../lib/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CashOutForm } from './CashOutForm.tsx';
import { CashOutHalt } from './CashOutHalt.tsx';
import { CashOutRequested } from './CashOutRequested.tsx';
import { type CashOut, isBusy, type Screen, selectForm, selectScreen } from './cashOut.selectors.ts';
import { cashOutText as text } from './cashOut.text.ts';

interface Props {
  actor: CashOut;
  /** Shows the cash-outs that there are. */
  onRecords: () => void;
}

/** Asks for money out of the wallet; or says why that cannot be, with the way out. */
export function CashOutDialog({ actor, onRecords }: Props) {
  const screen = useSelector(actor, selectScreen);
  const formId = useId();
  return (
    <Dialog
      open={screen !== 'closed'}
      title={text.title}
      width={screen === 'form' ? 720 : 480}
      sticky
      onClose={() => actor.send({ type: 'dialog.close' })}
      actions={<Actions actor={actor} screen={screen} formId={formId} onRecords={onRecords} />}
    >
      {screen === 'form' && <CashOutForm actor={actor} id={formId} />}
      {screen === 'requested' && <CashOutRequested actor={actor} />}
      <CashOutHalt actor={actor} />
    </Dialog>
  );
}

function Actions({ actor, screen, formId, onRecords }: Props & { screen: Screen; formId: string }) {
  const busy = useSelector(actor, isBusy);
  const { amount, limits } = useSelector(actor, selectForm);
  const close = () => actor.send({ type: 'dialog.close' });
  const toRecords = () => {
    close();
    onRecords();
  };
  switch (screen) {
    case 'form':
      return (
        <>
          <Button disabled={busy} onClick={close}>
            {text.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            {text.submit(parseYuan(amount) || null)}
          </Button>
        </>
      );
    case 'realNameMissing':
      return (
        <>
          <Button onClick={close}>{text.cancel}</Button>
          <Button variant="primary" data-autofocus onClick={() => actor.send({ type: 'realName.verify' })}>
            {text.prove}
          </Button>
        </>
      );
    case 'loadFailed':
      return (
        <>
          <Button onClick={close}>{text.close}</Button>
          <Button variant="primary" data-autofocus onClick={() => actor.send({ type: 'limits.retry' })}>
            {text.retry}
          </Button>
        </>
      );
    case 'blocked':
      return (
        <>
          {limits?.auditing && <Button onClick={toRecords}>{text.toRecords}</Button>}
          <Button variant="primary" data-autofocus onClick={close}>
            {text.gotIt}
          </Button>
        </>
      );
    case 'requested':
      return (
        <>
          <Button onClick={toRecords}>{text.toRecords}</Button>
          <Button variant="primary" data-autofocus onClick={close}>
            {text.gotIt}
          </Button>
        </>
      );
    case 'loading':
      return <Button onClick={close}>{text.cancel}</Button>;
    case 'closed':
      return null;
  }
}
