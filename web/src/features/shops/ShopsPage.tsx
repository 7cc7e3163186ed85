import { useNavigate } from 'react-router-dom';
import { shopPath } from '../../lib/pagePaths.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { ShopsPart } from './ShopsPart.tsx';
import { useShopFlows } from './shopFlows.ts';
import { shopsText as text } from './shops.text.ts';

/** The shops of one's own; each leads to its page. */
export default function ShopsPage() {
  const flows = useShopFlows();
  const navigate = useNavigate();
  usePageTitle(text.ownTitle);
  const show = (id: number) => void navigate(shopPath(id));
  return <ShopsPart title={text.ownTitle} flows={flows} onChoose={show} onShowLapsing={show} />;
}
