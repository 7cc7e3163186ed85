import { useSelector } from '@xstate/react';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { ReviewNotices } from '../../shared/review/ReviewNotices.tsx';
import notices from '../../shared/wizard/notices.module.css';
import { useSteering } from '../../shared/wizard/wizard.selectors.ts';
import { COMPOSED } from '../flow/batchInput.ts';
import { type AutoWizard, isUnpriced, selectBlocked } from '../flow/shipAuto.selectors.ts';
import { batchReviewText as text } from '../flow/shipAuto.text.ts';
import { partGoods, QuotedPart } from './QuotedPart.tsx';

/** Step 4: every part with its parcels and prices, and what stands in the way of paying. */
export function AutoReviewStep({ wizard }: { wizard: AutoWizard }) {
  const { quote } = useFields(wizard, 'quote');
  const draft = useFields(wizard, ...COMPOSED);
  const pending = useSelector(wizard, isUnpriced);
  const good = useChosenGood(draft.mode === 'one' ? draft.goodId : null);
  const sent = partGoods(draft, good?.name ?? '');
  return (
    <Card title={text.title}>
      <div className={notices.notices}>
        <ReviewNotices wizard={wizard} quote={quote} closed={text.closed}>
          <BlockedNotice wizard={wizard} />
        </ReviewNotices>
      </div>
      {pending && <Skeleton height={240} />}
      {quote?.parts.map((part) => (
        <QuotedPart key={part.part} part={part} sent={sent[part.part]} />
      ))}
    </Card>
  );
}

/** Rows that cannot be shipped: excluded at once, or fixed in an earlier step. */
function BlockedNotice({ wizard }: { wizard: AutoWizard }) {
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
