import { useFlow } from '../../flows/useFlow.ts';
import { uuid } from '../../lib/uuid.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { RerouteDialog } from './RerouteDialog.tsx';
import { rerouteParcels } from './rerouteParcels.ts';
import { rerouteText as text } from './reroutes.text.ts';
import { useStoppedParcels } from './useStoppedParcels.ts';

/** Points a buyer to parcels that wait although their way was stopped. */
export function StopsPointer({ canMove }: { canMove: boolean }) {
  const actor = useFlow(rerouteParcels);
  const parcels = useStoppedParcels()?.stoppedParcels ?? [];
  const able = parcels.filter(({ way }) => way !== null).map(({ parcelId }) => parcelId);
  const open = () => actor.send({ type: 'action.ask', subject: { parcels, chosen: able, clientNo: uuid() } });
  return (
    <>
      {parcels.length > 0 && (
        <Message
          tone="warning"
          below={12}
          action={
            canMove && (
              <Button size="small" onClick={open}>
                {text.see}
              </Button>
            )
          }
        >
          {text.stopped(parcels.length, able.length)}
        </Message>
      )}
      <RerouteDialog actor={actor} />
    </>
  );
}
