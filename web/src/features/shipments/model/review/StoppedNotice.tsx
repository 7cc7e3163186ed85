import { useSelector } from '@xstate/react';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { useSteering } from '../../shared/wizard/wizard.selectors.ts';
import { type ModelWizard, selectCounts } from '../flow/shipModel.selectors.ts';
import { modelReviewText as text } from '../flow/shipModel.text.ts';

/** Rows that cannot be shipped: excluded at once, sent again on request, or fixed in an earlier step. */
export function StoppedNotice({ wizard }: { wizard: ModelWizard }) {
  const { quoted, skipInvalid, allowDuplicate } = useFields(
    wizard,
    'quoted',
    'skipInvalid',
    'allowDuplicate',
  );
  const { stopped, ordered } = useSelector(wizard, selectCounts);
  const steering = useSteering(wizard);
  if (!quoted) return null;
  const going = quoted.quote.packageCount;
  const skip = (on: boolean, label: string) => (
    <Button size="small" onClick={() => wizard.send({ type: 'invalid.skip', skip: on })}>
      {label}
    </Button>
  );
  const allow = (on: boolean, label: string) => (
    <Button size="small" onClick={() => wizard.send({ type: 'duplicates.allow', allow: on })}>
      {label}
    </Button>
  );
  const fix = (
    <>
      <Button size="small" onClick={() => steering.send({ type: 'step.go', step: 'check' })}>
        {text.fix}
      </Button>
      <Button size="small" onClick={() => steering.send({ type: 'step.go', step: 'goods' })}>
        {text.toGoods}
      </Button>
    </>
  );
  return (
    <>
      {(ordered > 0 || allowDuplicate) && (
        <Message
          tone="warning"
          action={allowDuplicate ? allow(false, text.stopAgain) : allow(true, text.allow)}
        >
          {allowDuplicate ? text.allowed : text.ordered(ordered)}
        </Message>
      )}
      {going === 0 && (
        <Message tone="danger" action={fix}>
          {text.allStopped}
        </Message>
      )}
      {going > 0 && stopped > 0 && skipInvalid && (
        <Message tone="warning" action={skip(false, text.unskip)}>
          {text.skipped(going)}
        </Message>
      )}
      {going > 0 && stopped > 0 && !skipInvalid && (
        <Message
          tone="danger"
          action={
            <>
              {fix}
              {skip(true, text.skip(going))}
            </>
          }
        >
          {text.stopped(stopped)}
        </Message>
      )}
    </>
  );
}
