import { lazy } from 'react';
import { type Location, Navigate, Route, Routes } from 'react-router-dom';
import HomePage from '../features/goods/HomePage.tsx';
import { paths } from '../lib/paths.ts';
import { Guard } from './Guard.tsx';
import { NumericParams } from './NumericParams.tsx';
import { ShipmentsEntry } from './ShipmentsEntry.tsx';

const GoodsInfoPage = lazy(() => import('../features/goods/GoodsInfoPage.tsx'));
const SearchPage = lazy(() => import('../features/search/SearchPage.tsx'));
const StorePage = lazy(() => import('../features/warehouses/StorePage.tsx'));
const FavouritesPage = lazy(() => import('../features/favourites/FavouritesPage.tsx'));
const OrdersPage = lazy(() => import('../features/orders/OrdersPage.tsx'));
const ParcelsPage = lazy(() => import('../features/parcels/ParcelsPage.tsx'));
const ProblemsPage = lazy(() => import('../features/problems/ProblemsPage.tsx'));
const StockPage = lazy(() => import('../features/stock/StockPage.tsx'));
const WalletPage = lazy(() => import('../features/wallet/WalletPage.tsx'));
const PromotionPage = lazy(() => import('../features/promotion/PromotionPage.tsx'));
const ProfitPage = lazy(() => import('../features/statistics/ProfitPage.tsx'));
const PrintSettingsPage = lazy(() => import('../features/labels/PrintSettingsPage.tsx'));
const WarehousesPage = lazy(() => import('../features/sellerWarehouses/WarehousesPage.tsx'));
const MePage = lazy(() => import('../features/accounts/MePage.tsx'));
const SendersPage = lazy(() => import('../features/senders/SendersPage.tsx'));
const ShipmentsPage = lazy(() => import('../features/shipments/ShipmentsPage.tsx'));
const SellerInPage = lazy(() => import('../features/sellerIn/SellerInPage.tsx'));
const JoinPage = lazy(() => import('../features/joins/JoinPage.tsx'));
const ExperienceScorePage = lazy(() => import('../features/experienceScore/ExperienceScorePage.tsx'));
const NoticesPage = lazy(() => import('../features/notices/NoticesPage.tsx'));
const OldSitePage = lazy(() => import('../features/oldSite/OldSitePage.tsx'));
const LegalPage = lazy(() => import('../features/legal/LegalPage.tsx'));
const SellerGoodsPage = lazy(() => import('../features/sellerGoods/SellerGoodsPage.tsx'));
const GoodsEditorPage = lazy(() => import('../features/sellerGoods/GoodsEditorPage.tsx'));
const NotFoundPage = lazy(() => import('../features/notFound/NotFoundPage.tsx'));

/** The page of a place on the desktop site. The home page is there from the start, others come with their first visit. */
export function PageRoutes({ location }: { location: Location }) {
  return (
    <Routes location={location}>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.notFound} element={<NotFoundPage />} />
      <Route path={paths.sellerIn} element={<SellerInPage />} />
      <Route path={paths.join} element={<JoinPage />} />
      <Route path={paths.qianchuan} element={<ExperienceScorePage />} />
      <Route path={paths.notices} element={<NoticesPage type="PLATFORM" />} />
      <Route path={paths.oldSite} element={<OldSitePage />} />
      <Route path={paths.legal} element={<LegalPage />} />
      <Route element={<NumericParams />}>
        <Route element={<Guard />}>
          <Route path={paths.search} element={<SearchPage />} />
          <Route path={paths.goods} element={<GoodsInfoPage />} />
          <Route path={paths.warehouse} element={<StorePage />} />
          <Route path={paths.favourites} element={<FavouritesPage />} />
          <Route path={paths.orders} element={<OrdersPage />} />
          <Route path={paths.parcels} element={<ParcelsPage />} />
          <Route path={paths.problems} element={<ProblemsPage />} />
          <Route path={paths.me} element={<MePage />} />
          <Route path={paths.senders} element={<SendersPage />} />
          <Route path={paths.shipments} element={<ShipmentsEntry />}>
            <Route index element={<Navigate to="byHand" replace />} />
            <Route path="byHand" element={<ShipmentsPage mode="byHand" />} />
            <Route path="auto" element={<ShipmentsPage mode="auto" />} />
            <Route path="model" element={<ShipmentsPage mode="model" />} />
          </Route>
        </Route>
        <Route element={<Guard kind="buyer" />}>
          <Route path={paths.buyerWallet} element={<WalletPage kind="BUYER" />} />
          <Route path={paths.promotion} element={<PromotionPage />} />
        </Route>
        <Route element={<Guard kind="seller" />}>
          <Route path={paths.stock} element={<StockPage />} />
          <Route path={paths.sellerWallet} element={<WalletPage kind="SELLER" />} />
          <Route path={paths.sellerWarehouses} element={<WarehousesPage />} />
          <Route path={paths.printSettings} element={<PrintSettingsPage />} />
          <Route path={paths.sellerGoods} element={<SellerGoodsPage />} />
          <Route path={paths.publishGoods} element={<GoodsEditorPage />} />
          <Route path={paths.sellerNotices} element={<NoticesPage type="SELLER" />} />
          <Route path={paths.profit} element={<ProfitPage />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={paths.notFound} replace />} />
    </Routes>
  );
}
