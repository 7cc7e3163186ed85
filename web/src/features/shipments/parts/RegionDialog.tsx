import { useState } from 'react';
import { RegionFields } from '../../../fields/RegionFields.tsx';
import type { Region } from '../../../fields/region.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { regionText as text } from '../deliveryStep.text.ts';

interface Props {
  region: Region;
  onClose: () => void;
  onChoose: (region: Region) => void;
}

/** Chooses where a recipient lives. */
export function RegionDialog({ region, onClose, onChoose }: Props) {
  const [chosen, setChosen] = useState(region);
  return (
    <Dialog
      open
      title={text.choose}
      width={520}
      sticky
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          disabled={chosen.cityCode === ''}
          onClick={() => {
            const { provinceCode, cityCode, districtCode, province, city, district } = chosen;
            onChoose({ provinceCode, cityCode, districtCode, province, city, district });
            onClose();
          }}
        >
          {text.confirm}
        </Button>
      }
    >
      <RegionFields value={chosen} onChange={setChosen} />
    </Dialog>
  );
}
