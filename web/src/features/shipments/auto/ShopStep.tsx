import { useSelector } from '@xstate/react';
import { refusalText } from '../../../fields/refusal.text.ts';
import { isBusy } from '../../../lib/selectors.ts';
import { useFields } from '../../../lib/useFields.ts';
import { Message } from '../../../ui/Message.tsx';
import { ProblemsPointer } from '../../problems/ProblemsPointer.tsx';
import { ShopsPart } from '../../shops/ShopsPart.tsx';
import { useShopFlows } from '../../shops/shopFlows.ts';
import { RetryMessage } from '../shared/wizard/RetryMessage.tsx';
import { type AutoWizard, isShopFailed } from './flow/shipAuto.selectors.ts';
import { shopText } from './flow/shipAuto.text.ts';

/** Step 1: whose orders. */
export function ShopStep({ wizard }: { wizard: AutoWizard }) {
  const { shop, shopId, refusal } = useFields(wizard, 'shop', 'shopId', 'refusal');
  const busy = useSelector(wizard, isBusy);
  const failed = useSelector(wizard, isShopFailed);
  const flows = useShopFlows();
  // A shop that was refused stays unchosen, so that it can be chosen again once it is renewed.
  const chosenId = shop || busy ? shopId : null;
  return (
    <>
      {refusal && <Message tone="danger">{refusalText(refusal)}</Message>}
      {failed && <RetryMessage send={wizard.send}>{shopText.failed}</RetryMessage>}
      <ProblemsPointer />
      <ShopsPart
        flows={flows}
        chosenId={chosenId}
        onChoose={(id) => wizard.send({ type: 'shop.choose', shopId: id })}
      />
    </>
  );
}
