import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { AdjustmentsTab } from './AdjustmentsTab.tsx';
import { WalletTabPage } from './WalletTab.tsx';
import { tabNames, walletText as text, type WalletTab } from './wallets.text.ts';
import { walletParams } from './walletsQuery.ts';

const tabs = (Object.keys(tabNames) as WalletTab[]).map((key) => ({ key, label: tabNames[key] }));

/** The wallet of an account, and what operators gave and took. */
export default function WalletsPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { tab } = walletParams.read(search);
  return (
    <>
      <PageHeader below={4} title={text.title} hint={text.hint} />
      <Tabs
        below={16}
        label={text.tabs}
        active={tab}
        items={tabs}
        onChange={(to) => void navigate({ search: `?tab=${to}` })}
      />
      {tab === 'wallet' ? <WalletTabPage /> : <AdjustmentsTab />}
    </>
  );
}
