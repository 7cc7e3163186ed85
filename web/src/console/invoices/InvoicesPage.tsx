import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { type InvoicesTab, tabNames, listText as text } from './invoices.text.ts';
import { tabParams } from './invoicesQuery.ts';
import { NumbersTab } from './NumbersTab.tsx';
import { TaxTab } from './TaxTab.tsx';

const tabs = (Object.keys(tabNames) as InvoicesTab[]).map((key) => ({ key, label: tabNames[key] }));

/** Invoices by who issues them, their numbers, and the report for the tax office. */
export default function InvoicesPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { tab } = tabParams.read(search);
  const show = (to: InvoicesTab) => void navigate({ search: tabParams.write({ tab: to, page: 1 }) });
  return (
    <>
      <PageHeader below={4} title={text.title} hint={text.hint} />
      <Tabs below={16} label={text.tabs} active={tab} items={tabs} onChange={show} />
      {tab === 'numbers' ? <NumbersTab /> : tab === 'tax' ? <TaxTab /> : <InvoiceList key={tab} />}
    </>
  );
}
