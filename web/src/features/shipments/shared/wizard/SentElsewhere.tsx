import { useSelector } from '@xstate/react';
import { batchOrdersPath, orderPath } from '../../../../lib/pagePaths.ts';
import { paths } from '../../../../lib/paths.ts';
import { Button, LinkButton } from '../../../../ui/buttons/Button.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import type { Placed } from '../checkout/checkout.types.ts';
import { selectSentElsewhere } from './wizard.selectors.ts';
import { sentElsewhereText as text } from './wizard.text.ts';
import type { WizardRef } from './wizard.types.ts';

interface Props {
  wizard: WizardRef;
  /** Of the order as it stands here, in fen; where there is one, it can be placed once more. */
  quote?: { packageCount: number; totalFee: number } | null;
}

/** That another tab has ordered what is put together here: as what, and what ordering it once more would do. */
export function SentElsewhere({ wizard, quote = null }: Props) {
  const sent = useSelector(wizard, selectSentElsewhere);
  const canRepeat = useSelector(wizard, (snapshot) => snapshot.can({ type: 'draft.repeat' }));
  if (!sent) return null;
  const { placed } = sent;
  return (
    <Message
      tone="warning"
      action={
        <>
          <LinkButton size="small" to={addressOf(placed)}>
            {text.toOrder}
          </LinkButton>
          <Button size="small" onClick={() => window.location.reload()}>
            {text.reopen}
          </Button>
          {quote && (
            <Button size="small" disabled={!canRepeat} onClick={() => wizard.send({ type: 'draft.repeat' })}>
              {text.repeat}
            </Button>
          )}
        </>
      }
    >
      {placed ? text.placed(numberOf(placed), placed.packageCount, placed.totalFee) : text.underWay}
      {quote && text.again(quote.packageCount, quote.totalFee)}
    </Message>
  );
}

function numberOf(placed: Placed): string {
  return 'batchNo' in placed ? text.batch(placed.batchNo) : text.order(placed.orderNo);
}

function addressOf(placed: Placed | null): string {
  if (!placed) return paths.orders;
  return 'batchNo' in placed ? batchOrdersPath(placed.batchNo) : orderPath(placed.orderNo);
}
