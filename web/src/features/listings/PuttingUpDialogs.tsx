import { PutUpDialog } from './PutUpDialog.tsx';
import { ShopChoiceDialog } from './ShopChoiceDialog.tsx';
import { ShopListingsList } from './ShopListingsList.tsx';
import type { PuttingUp } from './usePuttingUp.ts';

interface Props {
  puttingUp: PuttingUp;
  /** The one whose goods are shown; null for none. */
  shop: { id: number; shopName: string } | null;
  onClose: () => void;
}

/** What putting goods up shows, step by step, and what becomes of them. */
export function PuttingUpDialogs({ puttingUp: { choosing, form, mend }, shop, onClose }: Props) {
  return (
    <>
      {shop && <ShopListingsList shop={shop} onClose={onClose} onMend={(listing) => mend(shop, listing)} />}
      <ShopChoiceDialog actor={choosing} />
      <PutUpDialog actor={form} />
    </>
  );
}
