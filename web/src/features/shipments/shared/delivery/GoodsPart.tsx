import { type ReactNode, useState } from 'react';
import { refusalText } from '../../../../fields/refusal.text.ts';
import type { Refusal } from '../../../../lib/refusal.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Message } from '../../../../ui/Message.tsx';
import type { ShipmentGood } from '../../../goodsPicker/chosenGood.ts';
import { GoodSummary } from '../../../goodsPicker/GoodSummary.tsx';
import { GoodsPicker } from '../../../goodsPicker/GoodsPicker.tsx';
import { goodsStepText as text } from '../../../goodsPicker/goodsStep.text.ts';
import type { GoodsEvent } from '../wizard/wizard.types.ts';

interface Props {
  title: string;
  goodId: number | null;
  good: ShipmentGood | null;
  refusal: Refusal | null;
  /** No answer came to what is known of the goods. */
  failed: boolean;
  send: (event: GoodsEvent | { type: 'retry' }) => void;
  /** What else is chosen with the goods. */
  children: ReactNode;
}

/** Which goods; below, once some are chosen, what belongs to them. */
export function GoodsPart({ title, goodId, good, refusal, failed, send, children }: Props) {
  const [changing, setChanging] = useState(false);
  const picking = changing || goodId === null;
  const choose = (id: number) => {
    setChanging(false);
    send({ type: 'goods.choose', goodId: id });
  };
  return (
    <>
      <Card
        title={title}
        side={
          goodId !== null && (
            <Button variant="text" onClick={() => setChanging(!changing)} aria-expanded={changing}>
              {changing ? text.keep : text.change}
            </Button>
          )
        }
      >
        {refusal && <Message tone="warning">{refusalText(refusal)}</Message>}
        {picking ? <GoodsPicker chosen={goodId} onChoose={choose} /> : <GoodSummary good={good} />}
      </Card>
      {failed && <ErrorState title={text.failed} onRetry={() => send({ type: 'retry' })} />}
      {!picking && !failed && children}
    </>
  );
}
