import { useSelector } from '@xstate/react';
import type { Exporting } from '../../exports/exporting.machine.ts';
import { isOpen } from '../../lib/selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { PutUpDialog } from './PutUpDialog.tsx';
import { putUpText as text } from './putUp.text.ts';
import { ShopChoiceDialog } from './ShopChoiceDialog.tsx';
import { usePuttingUp } from './usePuttingUp.ts';

/** Goods that can be put up at once. */
export const MAX_GOODS = 100;

interface Props {
  /** The export of the page, which shows how far a package is. */
  exporting: Exporting;
  goodIds: readonly number[];
  /** What the button says. */
  label?: string;
}

/** Puts goods up in a shop of the buyer's (铺货), or packs them for a platform. */
export function PutUpButton({ exporting, goodIds, label = text.button }: Props) {
  const puttingUp = usePuttingUp(exporting);
  const open = useSelector(puttingUp.choosing, isOpen);
  return (
    <>
      <Button
        disabled={open || goodIds.length === 0}
        onClick={() => puttingUp.begin(goodIds.slice(0, MAX_GOODS))}
      >
        {label}
      </Button>
      <ShopChoiceDialog actor={puttingUp.choosing} />
      <PutUpDialog actor={puttingUp.form} />
    </>
  );
}
