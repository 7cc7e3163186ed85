import { useSelector } from '@xstate/react';
import { type ComponentProps, useId } from 'react';
import { parseYuan } from '../../lib/money.ts';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Price } from '../../ui/data/Price.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../ui/overlays/DialogActions.tsx';
import { DialogResult } from '../../ui/overlays/DialogResult.tsx';
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
  const main = { label: text.gotIt, onClick: close };
  const records = { label: text.toRecords, onClick: toRecords };
  const cancel = { label: text.cancel, disabled: screen === 'form' && busy, onClick: close };
  const actions: Record<Screen, ComponentProps<typeof DialogActions>> = {
    closed: {},
    loading: { other: cancel },
    loadFailed: {
      other: { label: text.close, onClick: close },
      main: { label: text.retry, onClick: () => actor.send({ type: 'limits.retry' }) },
    },
    realNameMissing: {
      other: cancel,
      main: { label: text.prove, onClick: () => actor.send({ type: 'realName.verify' }) },
    },
    blocked: { other: limits?.auditing && records, main },
    form: {
      other: cancel,
      main: { label: text.submit(parseYuan(amount) || null), form: formId, loading: busy },
    },
    requested: { other: records, main },
  };
  return <DialogActions {...actions[screen]} />;
}
