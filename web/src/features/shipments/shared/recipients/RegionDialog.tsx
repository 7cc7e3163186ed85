import { type SyntheticEvent, useState } from 'react';
import { RegionField } from '../../../../fields/RegionField.tsx';
import { type Region, regionOf } from '../../../../fields/region.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { regionText as text } from '../delivery/deliveryStep.text.ts';

interface Props {
  region: Region;
  /** The address below it, which may begin with the name of a place that there are several of. */
  detail: string;
  onClose: () => void;
  onChoose: (region: Region) => void;
}

/** Chooses where a recipient lives. */
export function RegionDialog({ region, detail, onClose, onChoose }: Props) {
  const [chosen, setChosen] = useState(region);
  const choose = (event: SyntheticEvent) => {
    event.preventDefault();
    if (chosen.cityCode === '') return;
    onChoose(regionOf(chosen));
    onClose();
  };
  return (
    <Dialog
      open
      title={text.choose}
      width={520}
      sticky
      onClose={onClose}
      actions={
        <Button variant="primary" disabled={chosen.cityCode === ''} onClick={choose}>
          {text.confirm}
        </Button>
      }
    >
      <form onSubmit={choose}>
        <RegionField startsOpen detail={detail} value={chosen} onChange={setChosen} />
      </form>
    </Dialog>
  );
}
