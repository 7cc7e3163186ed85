import { useFlow } from '../../../flows/useFlow.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useSession } from '../../session/useSession.ts';
import { FillBackDialog } from './FillBackDialog.tsx';
import { fillBackLogic } from './fillBack.actors.ts';
import { fillBackText as text } from './fillBack.text.ts';

interface Props {
  orderId: number | undefined;
  size?: 'small' | 'medium';
}

/** Opens the dialog in which a buyer's own sheet gets its waybills: of all parcels, or those of one order. */
export function FillBackButton({ orderId, size = 'medium' }: Props) {
  const fillBack = useFlow(fillBackLogic);
  const { user } = useSession();
  const subject = { account: user?.uuid ?? '', orderId: orderId ?? null };
  return (
    <>
      <Button size={size} icon="arrowUp" onClick={() => fillBack.send({ type: 'dialog.open', subject })}>
        {text.open}
      </Button>
      <FillBackDialog actor={fillBack} />
    </>
  );
}
