import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AccountKind } from '../../graphql/generated/graphql.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { CashOutDialogs } from '../cashOuts/CashOutDialogs.tsx';
import { useCashOut } from '../cashOuts/useCashOut.ts';
import { DepositCard } from '../deposits/DepositCard.tsx';
import { InvoicesTab } from '../invoices/InvoicesTab.tsx';
import { Recharge } from '../payments/Recharge.tsx';
import { SplitReceiverCard } from '../splits/SplitReceiverCard.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { CashOutList } from './CashOutList.tsx';
import { MoneyLogList } from './MoneyLogList.tsx';
import { RechargeList } from './RechargeList.tsx';
import { Statement } from './Statement.tsx';
import { WalletChart } from './WalletChart.tsx';
import { tabNames, walletText as text } from './wallet.text.ts';
import { tabParams, type WalletTab } from './walletQuery.ts';

/** The lists that each kind of account has; suppliers earn what they have, and do not recharge. */
const TABS: Record<AccountKind, readonly WalletTab[]> = {
  BUYER: ['logs', 'recharges', 'cashOuts', 'statement', 'invoices'],
  SELLER: ['logs', 'cashOuts', 'statement', 'invoices'],
};

/** What is in the wallet, how it came and went, and the ways in and out. */
export default function WalletPage({ kind }: { kind: AccountKind }) {
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const actors = useCashOut();
  const { tab: wanted } = tabParams.read(params);
  const tab = TABS[kind].includes(wanted) ? wanted : 'logs';
  const go = (to: WalletTab) => void navigate({ search: tabParams.write({ tab: to }) });
  return (
    <>
      <h1>{text.title}</h1>
      <BalanceCard kind={kind} cashOut={actors.cashOut} />
      {kind === 'SELLER' && <DepositCard />}
      {kind === 'SELLER' && <SplitReceiverCard />}
      {kind === 'BUYER' && <Recharge />}
      <WalletChart />
      <Tabs
        below={16}
        label={text.lists}
        active={tab}
        items={TABS[kind].map((key) => ({ key, label: tabNames[key] }))}
        onChange={go}
      />
      {tab === 'logs' && <MoneyLogList kind={kind} />}
      {tab === 'recharges' && <RechargeList />}
      {tab === 'cashOuts' && <CashOutList kind={kind} revoking={actors.revoking} />}
      {tab === 'statement' && <Statement />}
      {tab === 'invoices' && <InvoicesTab kind={kind} />}
      <CashOutDialogs actors={actors} onRecords={() => go('cashOuts')} />
    </>
  );
}
