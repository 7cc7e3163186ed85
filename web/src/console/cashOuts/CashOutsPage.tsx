import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { useMay } from '../consoleActors.ts';
import { BankAnswersTab } from './BankAnswersTab.tsx';
import { BatchesTab } from './BatchesTab.tsx';
import { CashOutList } from './CashOutList.tsx';
import { type CashOutTab, tabNames, listText as text } from './cashOuts.text.ts';
import { tabParams } from './cashOutsQuery.ts';
import { SplitDaysTab } from './SplitDaysTab.tsx';

/** Cash-outs by where they stand, the lists for the bank, and what it answers. */
export default function CashOutsPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { tab } = tabParams.read(search);
  const mayPay = useMay('cashOuts.pay');
  const tabs = (Object.keys(tabNames) as CashOutTab[])
    .filter((key) => key !== 'answers' || mayPay)
    .map((key) => ({ key, label: tabNames[key] }));
  const show = (to: CashOutTab) => void navigate({ search: tabParams.write({ tab: to, page: 1 }) });
  return (
    <>
      <PageHeader below={4} title={text.title} hint={text.hint} />
      <Tabs below={16} label={text.tabs} active={tab} items={tabs} onChange={show} />
      {tab === 'batches' ? (
        <BatchesTab />
      ) : tab === 'answers' ? (
        <BankAnswersTab />
      ) : tab === 'splits' ? (
        <SplitDaysTab />
      ) : (
        <CashOutList key={tab} onMade={() => show('batches')} />
      )}
    </>
  );
}
