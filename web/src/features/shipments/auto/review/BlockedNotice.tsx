import { useSelector } from '@xstate/react';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { useSteering } from '../../shared/wizard/wizard.selectors.ts';
import { type AutoWizard, selectBlocked } from '../flow/shipAuto.selectors.ts';
import { batchReviewText as text } from '../flow/shipAuto.text.ts';

/** Rows that cannot be shipped: excluded at once, or fixed in an earlier step. */
export function BlockedNotice({ wizard }: { wizard: AutoWizard }) {
  const { quote, skipInvalid } = useFields(wizard, 'quote', 'skipInvalid');
  const { rows, parts, stuck } = useSelector(wizard, selectBlocked);
  const steering = useSteering(wizard);
  if (!quote || rows + parts + stuck === 0) return null;
  const fix = (
    <>
      <Button size="small" onClick={() => steering.send({ type: 'step.go', step: 'orders' })}>
        {text.toOrders}
      </Button>
      <Button size="small" onClick={() => steering.send({ type: 'step.go', step: 'goods' })}>
        {text.toGoods}
      </Button>
    </>
  );
  if (quote.packageCount === 0) {
    return (
      <Message tone="danger" action={fix}>
        {text.allBlocked}
      </Message>
    );
  }
  if (stuck > 0) {
    return (
      <Message tone="danger" action={fix}>
        {text.stuck(stuck)}
      </Message>
    );
  }
  if (skipInvalid) {
    return (
      <Message
        tone="warning"
        action={
          <Button size="small" onClick={() => wizard.send({ type: 'invalid.skip', skip: false })}>
            {text.unskip}
          </Button>
        }
      >
        {text.skipped}
      </Message>
    );
  }
  const words = [rows > 0 && text.blocked(rows), parts > 0 && text.blockedParts(parts)];
  return (
    <Message
      tone="danger"
      action={
        <>
          {fix}
          <Button size="small" onClick={() => wizard.send({ type: 'invalid.skip', skip: true })}>
            {text.skip}
          </Button>
        </>
      }
    >
      {words.filter(Boolean).join('，')}
    </Message>
  );
}
