import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { ProblemsPointer } from '../../problems/ProblemsPointer.tsx';
import { ShopsPart } from '../../shops/ShopsPart.tsx';
import { useShopFlows } from '../../shops/shopFlows.ts';
import { type AutoWizard, selectBusy, selectContext, selectShopBroken } from './flow/shipAuto.selectors.ts';
import { autoRefusalText, autoText } from './flow/shipAuto.text.ts';

/** Step 1: whose orders. */
export function ShopStep({ wizard }: { wizard: AutoWizard }) {
  const { shop, shopId, refusal } = useSelector(wizard, selectContext);
  const busy = useSelector(wizard, selectBusy);
  const broken = useSelector(wizard, selectShopBroken);
  const flows = useShopFlows();
  // A shop that was refused stays unchosen, so that it can be chosen again once it is renewed.
  const chosenId = shop || busy ? shopId : null;
  return (
    <>
      {refusal && <Message tone="danger">{autoRefusalText(refusal)}</Message>}
      {broken && (
        <Message
          tone="danger"
          action={
            <Button size="small" onClick={() => wizard.send({ type: 'retry' })}>
              {autoText.retry}
            </Button>
          }
        >
          {autoText.shopBroken}
        </Message>
      )}
      <ProblemsPointer />
      <ShopsPart
        flows={flows}
        chosenId={chosenId}
        onChoose={(id) => wizard.send({ type: 'shop.choose', shopId: id })}
      />
    </>
  );
}
