import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { parseYuan } from '../../lib/money.ts';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogResult } from '../../ui/DialogResult.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Message } from '../../ui/Message.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CashOut.module.css';
import { CashOutForm } from './CashOutForm.tsx';
import { type CashOut, type Screen, selectObstacle, selectScreen } from './cashOut.selectors.ts';
import { obstacleText, cashOutText as text } from './cashOut.text.ts';

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
      {screen === 'form' ? (
        <CashOutForm actor={actor} id={formId} />
      ) : screen === 'requested' ? (
        <Requested actor={actor} />
      ) : (
        <Halt actor={actor} screen={screen} />
      )}
    </Dialog>
  );
}

/** What stands in the way of the form: it is being read, a name to prove first, or nothing to be asked for now. */
function Halt({ actor, screen }: { actor: CashOut; screen: Screen }) {
  const obstacle = useSelector(actor, selectObstacle);
  const { limits, msg } = useFields(actor, 'limits', 'msg');
  const look = { tone: 'warning', size: 48 } as const;
  switch (screen) {
    case 'loading':
      return (
        <Stack role="status" aria-label={text.loading}>
          <Skeleton height={48} />
          <Skeleton height={36} />
          <Skeleton height={36} />
        </Stack>
      );
    case 'loadFailed':
      return <Message tone="warning">{msg || text.loadFailed}</Message>;
    case 'realNameMissing':
      return <DialogResult {...look} icon="shield" title={text.realNameMissing} words={text.unprovenWords} />;
    case 'blocked':
      return (
        obstacle && limits && <DialogResult {...look} icon="clock" {...obstacleText(obstacle, limits)} />
      );
    default:
      return null;
  }
}

/** What was asked for, and what comes next. */
function Requested({ actor }: { actor: CashOut }) {
  const { cashOut } = useFields(actor, 'cashOut');
  if (!cashOut) return null;
  const { cashOutNo, amount, realAmount, accountTypeText, account } = cashOut;
  const payee = `${accountTypeText} ${account}`;
  return (
    <>
      <DialogResult
        icon="success"
        tone="success"
        size={48}
        title={text.requestedTitle}
        words={text.requestedWords}
      />
      <DescriptionList
        sums
        className={styles.sums}
        items={[
          { term: text.cashOutNo, value: <span className="num">{cashOutNo}</span> },
          { term: text.amount, value: <Price fen={amount} /> },
          { term: text.arrives, value: <Price fen={realAmount} size="large" /> },
          { term: text.payee, value: <span className="num">{payee}</span> },
        ]}
      />
    </>
  );
}

function Actions({ actor, screen, formId, onRecords }: Props & { screen: Screen; formId: string }) {
  const busy = useSelector(actor, isBusy);
  const { amount, limits } = useFields(actor, 'amount', 'limits');
  const close = () => actor.send({ type: 'dialog.close' });
  const toRecords = () => {
    close();
    onRecords();
  };
  const main = { variant: 'primary', 'data-autofocus': true } as const;
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
          <Button {...main} onClick={() => actor.send({ type: 'realName.verify' })}>
            {text.prove}
          </Button>
        </>
      );
    case 'loadFailed':
      return (
        <>
          <Button onClick={close}>{text.close}</Button>
          <Button {...main} onClick={() => actor.send({ type: 'limits.retry' })}>
            {text.retry}
          </Button>
        </>
      );
    case 'blocked':
    case 'requested':
      return (
        <>
          {(screen === 'requested' || limits?.auditing) && (
            <Button onClick={toRecords}>{text.toRecords}</Button>
          )}
          <Button {...main} onClick={close}>
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
