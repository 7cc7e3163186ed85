import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useExporting } from '../../../exports/useExporting.ts';
import { useTag } from '../../../lib/useFields.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { LinkEditor } from './LinkEditor.tsx';
import { LinkRemoval, ShopGoodsActions, TITLES, WIDTHS } from './ShopGoodsDialog.tsx';
import { ShopSkusList } from './ShopSkusList.tsx';
import { shopGoodsLogic } from './shopGoods.actors.ts';
import { type ShopGoods, selectScreen } from './shopGoods.machine.ts';

interface Props {
  shopId: number;
  /** Begins with what is called so. */
  keyword?: string;
}

/** Which of our combinations stand for what a shop sells, on its page. */
export function ShopLinks({ shopId, keyword }: Props) {
  const client = useApolloClient();
  const logic = useMemo(() => shopGoodsLogic(client), [client]);
  const input = { shopId, item: null, ...(keyword !== undefined && { keyword }) };
  return <ShopLinksView actor={useActorRef(logic, { input })} />;
}

/** The SKUs of a shop, and in a dialog the links that are being made, changed or removed. */
function ShopLinksView({ actor }: { actor: ShopGoods }) {
  const screen = useSelector(actor, selectScreen);
  const busy = useTag(actor, 'busy');
  const exporting = useExporting();
  const leave = () => actor.send(screen === 'removal' ? { type: 'removal.dismiss' } : { type: 'link.leave' });
  return (
    <>
      <ShopSkusList actor={actor} exporting={exporting} />
      {screen !== 'list' && (
        <Dialog
          open
          title={TITLES[screen]}
          width={WIDTHS[screen]}
          sticky
          onClose={() => {
            if (!busy) leave();
          }}
          actions={<ShopGoodsActions actor={actor} screen={screen} onClose={leave} />}
        >
          {screen === 'editor' ? <LinkEditor actor={actor} /> : <LinkRemoval actor={actor} />}
        </Dialog>
      )}
    </>
  );
}
