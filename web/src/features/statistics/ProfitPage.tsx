import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { hasScope, useScopes } from '../session/useSession.ts';
import { AfterSalesTab } from './AfterSalesTab.tsx';
import { afterSalesParams } from './afterSalesQuery.ts';
import { ProfitTab } from './ProfitTab.tsx';
import { profitParams } from './profitQuery.ts';
import { type StatisticsTab, tabNames, statisticsText as text } from './statistics.text.ts';

const tabs = (Object.keys(tabNames) as StatisticsTab[]).map((key) => ({ key, label: tabNames[key] }));

/** What a supplier earns, and what of its sales ends in after-sales. */
export default function ProfitPage() {
  usePageTitle(text.title);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const seesMoney = hasScope(useScopes(), 'wallet:read');
  const tab = search.get('tab') === 'afterSales' || !seesMoney ? 'afterSales' : 'profit';
  const show = (to: StatisticsTab) => {
    const { from, to: until, warehouseId, goodId } = profitParams.read(search);
    const kept = { from, to: until, warehouseId, goodId };
    void navigate({
      search:
        to === 'profit'
          ? profitParams.write({ ...profitParams.initial, ...kept })
          : afterSalesParams.write({ ...afterSalesParams.initial, ...kept }),
    });
  };
  return (
    <>
      <h1>{text.title}</h1>
      <Tabs
        label={text.tabs}
        active={tab}
        items={seesMoney ? tabs : tabs.filter(({ key }) => key !== 'profit')}
        onChange={show}
      />
      {tab === 'afterSales' ? <AfterSalesTab /> : <ProfitTab />}
    </>
  );
}
