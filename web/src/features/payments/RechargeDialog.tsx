import { useSelector } from '@xstate/react';
import { type ComponentProps, useId } from 'react';
import { parseYuan } from '../../lib/money.ts';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Price } from '../../ui/data/Price.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../ui/overlays/DialogActions.tsx';
import { DialogResult } from '../../ui/overlays/DialogResult.tsx';
import { RechargeForm } from './RechargeForm.tsx';
import { RechargeWaiting } from './RechargeWaiting.tsx';
import { type Recharge, type Screen, selectIsElsewhere, selectScreen } from './recharge.selectors.ts';
import { endingTexts, rechargeText as text } from './recharge.text.ts';

interface Props {
  actor: Recharge;
  /** The page that the recharge is for. */
  back?: string | null;
  /** Where to go instead of staying: `back`. */
  onClose: (to?: string) => void;
}

/** Puts money into the wallet, step by step. */
export function RechargeDialog({ actor, back = null, onClose }: Props) {
  const screen = useSelector(actor, selectScreen);
  const closable = useSelector(actor, (snapshot) => snapshot.can({ type: 'recharge.close' }));
  const formId = useId();
  const close = () => {
    if (closable) onClose();
  };
  return (
    <Dialog
      open={screen !== 'windowClosed'}
      title={text.title}
      width={560}
      sticky
      onClose={close}
      actions={
        <Actions
          actor={actor}
          screen={screen}
          formId={formId}
          back={back === null ? null : () => onClose(back)}
          close={close}
        />
      }
    >
      {screen === 'opening' && (
        <div role="status" aria-label={text.loading}>
          <Skeleton height={220} />
        </div>
      )}
      {screen === 'loadFailed' && <Message tone="warning">{text.loadFailed}</Message>}
      {screen === 'unavailable' && <Message tone="info">{text.unavailable}</Message>}
      {screen === 'form' && <RechargeForm actor={actor} id={formId} />}
      {screen === 'waiting' && <RechargeWaiting actor={actor} />}
      {screen === 'settled' && <Settled actor={actor} />}
      {screen === 'over' && <Over actor={actor} />}
    </Dialog>
  );
}

function Settled({ actor }: { actor: Recharge }) {
  const { settled } = useFields(actor, 'settled');
  if (!settled) return null;
  const { late, amount, balance } = settled;
  return (
    <DialogResult icon="success" tone="success" title={text.settled} words={late ? text.settledLate : null}>
      <Stack above={12}>
        <DescriptionList
          sums
          items={[
            { term: text.creditedTo, value: <Price fen={amount} /> },
            { term: text.balanceNow, value: <Price fen={balance} /> },
          ]}
        />
      </Stack>
    </DialogResult>
  );
}

/** How a recharge came to nothing. */
function Over({ actor }: { actor: Recharge }) {
  const { ending } = useFields(actor, 'ending');
  const icon = ending === 'expired' ? 'clock' : 'warning';
  return <DialogResult icon={icon} tone="warning" {...endingTexts[ending]} />;
}

interface ActionsProps {
  actor: Recharge;
  screen: Screen;
  formId: string;
  back: (() => void) | null;
  close: () => void;
}

function Actions({ actor, screen, formId, back, close }: ActionsProps) {
  const busy = useTag(actor, 'busy');
  const checking = useTag(actor, 'checking');
  const isElsewhere = useSelector(actor, selectIsElsewhere);
  const { text: typed, manual } = useFields(actor, 'text', 'manual');
  const again = () => actor.send({ type: 'recharge.again' });
  const ask = () => actor.send({ type: 'payment.ask' });
  const fen = parseYuan(typed);
  const leave = { label: text.close, onClick: close };
  const actions: Record<Screen, ComponentProps<typeof DialogActions>> = {
    windowClosed: {},
    opening: {},
    loadFailed: {
      other: leave,
      main: { label: text.retry, onClick: () => actor.send({ type: 'terms.reload' }) },
    },
    unavailable: { other: leave },
    form: {
      other: { label: text.cancel, disabled: busy, onClick: close },
      main: { label: fen ? text.pay(fen) : text.next, form: formId, loading: busy, disabled: isElsewhere },
    },
    waiting: {
      other: { label: text.again, disabled: busy, onClick: again },
      main: { label: text.iHavePaid, loading: busy || (checking && manual), onClick: ask },
    },
    settled: back
      ? { other: { label: text.finish, onClick: close }, main: { label: text.back, onClick: back } }
      : { other: { label: text.once, onClick: again }, main: { label: text.finish, onClick: close } },
    over: {
      other: { label: text.askAgain, loading: checking, onClick: ask },
      main: { label: text.restart, onClick: again },
    },
  };
  return <DialogActions {...actions[screen]} />;
}
