import { useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Row } from '../../ui/layout/Layout.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { useSession, useUnreachedIdentity } from '../session/useSession.ts';
import { AutoPage } from './auto/AutoPage.tsx';
import { ByHandPage } from './byHand/ByHandPage.tsx';
import { ModelPage } from './model/ModelPage.tsx';
import type { Entry } from './shared/wizard/entry.ts';
import { OpeningSkeleton } from './shared/wizard/WizardFrame.tsx';
import { wizardText } from './shared/wizard/wizard.text.ts';

type Mode = 'byHand' | 'auto' | 'model';

const MODES: readonly Mode[] = ['byHand', 'auto', 'model'];

/** Shipping; the address may name goods, a courier (-1: none) and, as `wid`, a warehouse, as `sku` a combination; as `again` an earlier order, as `parcels` some of its parcels, as `basket` lines of the basket, as `template` a template, as `shop` whose orders to ship. */
export default function ShipmentsPage({ mode }: { mode: Mode }) {
  usePageTitle(wizardText.title);
  const { user } = useSession();
  // Without a net nobody can say who is there; drafts are those of whoever was.
  const unreached = useUnreachedIdentity();
  // Kept when the session ends, so that the page stays behind the login dialog.
  const uuid = user?.uuid ?? unreached?.uuid ?? null;
  const [account, setAccount] = useState(uuid);
  if (uuid && uuid !== account) setAccount(uuid);
  const entry = useEntry();
  const navigate = useNavigate();
  const { search } = useLocation();
  const shopId = Number(new URLSearchParams(search).get('shop')) || null;
  // A template that is used again begins anew, at the same address but for the moment of the click.
  const key = [account, ...Object.values(entry), new URLSearchParams(search).get('at')].join();
  return (
    <div style={{ maxWidth: 1440, margin: '0 auto' }}>
      <Row as="header" gap={24} below={12}>
        <h1 style={{ flex: 'none' }}>{wizardText.title}</h1>
        <Tabs
          label={wizardText.modes}
          active={mode}
          items={MODES.map((key) => ({ key, label: wizardText[key] }))}
          onChange={(key) => navigate(`../${key}${search}`, { relative: 'path' })}
        />
      </Row>
      {!account && <OpeningSkeleton />}
      {account && mode === 'byHand' && <ByHandPage key={key} account={account} entry={entry} />}
      {account && mode === 'auto' && (
        <AutoPage key={`${account},${shopId}`} account={account} shopId={shopId} />
      )}
      {account && mode === 'model' && <ModelPage key={key} account={account} entry={entry} />}
    </div>
  );
}

function useEntry(): Entry {
  const { id, cid } = useParams();
  const [search] = useSearchParams();
  const number = (text: string | null | undefined) => (text && Number(text) > 0 ? Number(text) : null);
  return {
    goodId: number(id),
    skuId: number(search.get('sku')),
    quantity: number(search.get('num')),
    courierId: number(cid),
    warehouseId: number(search.get('wid')),
    orderId: number(search.get('again')),
    parcelIds: idsIn(search.get('parcels')),
    basketIds: idsIn(search.get('basket')),
    templateId: number(search.get('template')),
    entryIds: idsIn(search.get('book')),
  };
}

/** Several ids of an address, as `1.2.3`. */
const idsIn = (text: string | null) => /^[\d.]+$/.exec(text ?? '')?.[0] ?? null;
