import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { PaymentList } from './PaymentList.tsx';
import { ProblemList } from './ProblemList.tsx';
import { type PaymentTab, tabNames, listText as text } from './payments.text.ts';
import { tabParams } from './paymentsQuery.ts';
import { RefundList } from './RefundList.tsx';

const tabs = (Object.keys(tabNames) as PaymentTab[]).map((key) => ({ key, label: tabNames[key] }));

/** Payments, what was wrong with them, and what goes back. */
export default function PaymentsPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { tab } = tabParams.read(search);
  return (
    <>
      <PageHeader below={4} title={text.title} hint={text.hint} />
      <Tabs
        below={16}
        label={text.tabs}
        active={tab}
        items={tabs}
        onChange={(to) => void navigate({ search: tabParams.write({ tab: to }) })}
      />
      {tab === 'payments' && <PaymentList />}
      {tab === 'problems' && <ProblemList />}
      {tab === 'refunds' && <RefundList />}
    </>
  );
}
