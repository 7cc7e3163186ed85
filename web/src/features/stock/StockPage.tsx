import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { StockOnHand } from './StockOnHand.tsx';
import { stockText as text, viewNames } from './stock.text.ts';

type View = keyof typeof viewNames;

const TransfersTab = lazy(() => import('../stockTransfers/TransfersTab.tsx'));
const StocktakesTab = lazy(() => import('../stocktakes/StocktakesTab.tsx'));
const views = (Object.keys(viewNames) as View[]).map((key) => ({ key, label: viewNames[key] }));
const TABS = { stock: StockOnHand, transfers: TransfersTab, stocktakes: StocktakesTab };

/** Stock, what moves between warehouses, and what is counted. */
export default function StockPage() {
  usePageTitle(text.title);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const named = search.get('view');
  const view = named === 'transfers' || named === 'stocktakes' ? named : 'stock';
  const Tab = TABS[view];
  const head = (actions: ReactNode) => (
    <>
      <PageHeader title={text.title} below={8} actions={actions} />
      <Tabs
        below={16}
        label={text.views}
        active={view}
        items={views}
        onChange={(to) => void navigate({ search: to === 'stock' ? '' : `view=${to}` })}
      />
    </>
  );
  return (
    <Suspense fallback={head(null)}>
      <Tab head={head} />
    </Suspense>
  );
}
