import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { AreasTab } from './areas/AreasTab.tsx';
import {
  areaText,
  type CatalogueTab,
  categoryText,
  courierText,
  levelText,
  tabNames,
  catalogueText as text,
} from './catalogue.text.ts';
import { catalogueParams } from './catalogueQuery.ts';
import { CategoriesTab } from './categories/CategoriesTab.tsx';
import { CouriersTab } from './couriers/CouriersTab.tsx';
import { LevelsTab } from './levels/LevelsTab.tsx';

const tabs = (Object.keys(tabNames) as CatalogueTab[]).map((key) => ({ key, label: tabNames[key] }));
const hints: Record<CatalogueTab, string> = {
  areas: areaText.hint,
  categories: categoryText.hint,
  couriers: courierText.hint,
  levels: levelText.hint,
};

/** Areas that are closed, categories, couriers and levels. */
export default function CataloguePage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { tab } = catalogueParams.read(search);
  return (
    <>
      <PageHeader below={4} title={text.title} hint={hints[tab]} />
      <Tabs
        below={16}
        label={text.tabs}
        active={tab}
        items={tabs}
        onChange={(to) => void navigate({ search: catalogueParams.write({ tab: to }) })}
      />
      {tab === 'areas' && <AreasTab />}
      {tab === 'categories' && <CategoriesTab />}
      {tab === 'couriers' && <CouriersTab />}
      {tab === 'levels' && <LevelsTab />}
    </>
  );
}
