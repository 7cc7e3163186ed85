import { type ChosenExtras, chosenExtras } from './labelExtras.ts';
import type { PrintSettingDto } from './labels.schemas.ts';
import type { Paper } from './layout.ts';

type Chosen = { paper: Paper; extras: ChosenExtras; printerName: string };

const DEFAULT: Chosen = {
  paper: '76x130',
  extras: chosenExtras({ showGoods: true, showNum: true, text: '' }),
  printerName: '',
};

/** By which setting a parcel's label is printed: platform and courier, then courier, then platform, then any. */
export function chosenSetting(
  settings: readonly PrintSettingDto[],
  { platform, courierId }: { platform: number; courierId: number },
): Chosen {
  const requested = [
    { platform, courierId },
    { platform: null, courierId },
    { platform, courierId: null },
    { platform: null, courierId: null },
  ];
  for (const names of requested) {
    const found = settings.find(
      (setting) => setting.platform === names.platform && setting.courierId === names.courierId,
    );
    if (found) return found;
  }
  return DEFAULT;
}
