import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useSession } from '../../app/system.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ByHandPage } from './ByHandPage.tsx';
import type { Entry } from './draft.ts';
import { OpeningSkeleton } from './parts/OpeningSkeleton.tsx';
import styles from './ShipmentsPage.module.css';
import { shipText } from './shipByHand.text.ts';

/** Shipping; the address may name goods, a courier (-1: none) and, as `wid`, a warehouse. */
export default function ShipmentsPage() {
  usePageTitle(shipText.title);
  const { user } = useSession();
  // Kept when the session ends, so that the page stays behind the login dialog.
  const [account, setAccount] = useState(user?.uuid ?? null);
  if (user && user.uuid !== account) setAccount(user.uuid);
  const entry = useEntry();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{shipText.title}</h1>
        <Tabs
          label={shipText.modes}
          active="byHand"
          items={[{ key: 'byHand', label: shipText.byHand }]}
          onChange={() => {}}
        />
      </header>
      {account ? (
        <ByHandPage key={[account, ...Object.values(entry)].join()} account={account} entry={entry} />
      ) : (
        <OpeningSkeleton />
      )}
    </div>
  );
}

function useEntry(): Entry {
  const { id, cid } = useParams();
  const [search] = useSearchParams();
  const number = (text: string | null | undefined) => (text && Number(text) > 0 ? Number(text) : null);
  return { goodId: number(id), courierId: number(cid), warehouseId: number(search.get('wid')) };
}
