import { shallowEqual, useSelector } from '@xstate/react';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { GoodsMode } from '../autoDraft.ts';
import { Card } from '../parts/Card.tsx';
import notices from '../parts/notices.module.css';
import { SenderPart } from '../parts/SenderPart.tsx';
import { type AutoWizard, selectContext, selectFitting, selectWriting } from '../shipAuto.selectors.ts';
import { autoRefusalText, autoText, goodsText as text } from '../shipAuto.text.ts';
import styles from './goods.module.css';
import { PlanPart } from './PlanPart.tsx';
import { SinglePart } from './SinglePart.tsx';
import { TellingPart } from './TellingPart.tsx';

const MODES: readonly GoodsMode[] = ['mapped', 'one'];

/** Step 3: which goods stand for the orders, who sends them, and what the shop is told. */
export function AutoGoodsStep({ wizard }: { wizard: AutoWizard }) {
  const { mode, refusal, senderId, senderForm } = useSelector(wizard, selectContext);
  const fitting = useSelector(wizard, selectFitting);
  const writing = useSelector(wizard, selectWriting, shallowEqual);
  const shown = mode ?? 'mapped';
  return (
    <>
      <Card
        title={text.title}
        side={
          // Undecided, it would change under the click.
          (mode !== null || fitting !== 'working') && (
            <span className={styles.mode}>
              <Segmented
                label={text.mode}
                value={shown}
                choices={MODES.map((value) => ({ value, label: text.modes[value] }))}
                onChange={(value) => wizard.send({ type: 'mode.choose', mode: value })}
              />
            </span>
          )
        }
      >
        <div className={notices.notices}>
          {refusal && !senderForm && <Message tone="danger">{autoRefusalText(refusal)}</Message>}
          {(fitting === 'broken' || fitting === 'refused') && (
            <Message
              tone="danger"
              action={
                <Button size="small" onClick={() => wizard.send({ type: 'retry' })}>
                  {autoText.retry}
                </Button>
              }
            >
              {shown === 'mapped' ? text.planBroken : text.goodsBroken}
            </Message>
          )}
        </div>
        {shown === 'one' && <SinglePart wizard={wizard} />}
        {shown === 'mapped' &&
          (fitting === 'working' ? <Skeleton height={160} /> : <PlanPart wizard={wizard} />)}
      </Card>
      <SenderPart senderId={senderId} senderForm={senderForm} writing={writing} send={wizard.send} />
      <TellingPart wizard={wizard} />
    </>
  );
}
