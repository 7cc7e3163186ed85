import { usePageTitle } from '../../ui/usePageTitle.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { MoneyLogList } from './MoneyLogList.tsx';
import { walletText } from './wallet.text.ts';

/** What is in the wallet, and how it came and went. */
export default function WalletPage() {
  usePageTitle(walletText.title);
  return (
    <>
      <h1>{walletText.title}</h1>
      <BalanceCard />
      <MoneyLogList />
    </>
  );
}
