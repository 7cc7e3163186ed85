import { useSelector } from '@xstate/react';
import { useAppActor } from '../../lib/appActors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import styles from './CustomerServiceDialog.module.css';
import { isDialogOpen } from './customerService.selectors.ts';
import { serviceText } from './customerService.text.ts';

/** The customer service's QR picture; `picture` is its address, empty when there is none. */
export default function CustomerServiceDialog({ picture }: { picture: string }) {
  const actor = useAppActor('customerService');
  const acknowledge = () => actor.send({ type: 'dialog.acknowledge' });
  return (
    <Dialog
      open={useSelector(actor, isDialogOpen)}
      title={serviceText.title}
      onClose={acknowledge}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'dialog.silence' })}>{serviceText.silence}</Button>
          <Button variant="primary" onClick={acknowledge} data-autofocus>
            {serviceText.acknowledge}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {picture === '' ? (
          <div className={styles.words}>
            <h3>{serviceText.noPicture}</h3>
            <p>{serviceText.noPictureWords}</p>
          </div>
        ) : (
          <>
            <ImageWithFallback src={picture} alt={serviceText.picture} className={styles.picture} eager />
            <div className={styles.words}>
              <h3>{serviceText.lead}</h3>
              {serviceText.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
