import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { MobileGate } from '../features/mobile/MobileGate.tsx';
import { Guard } from './Guard.tsx';
import { Numeric } from './Numeric.tsx';
import { PageSlot } from './PageSlot.tsx';
import { paths } from './paths.ts';
import { ShipmentsEntry } from './ShipmentsEntry.tsx';
import { HomeFrame } from './shell/HomeFrame.tsx';
import { Shell } from './shell/Shell.tsx';
import { SideFrame } from './shell/SideFrame.tsx';

const HomePage = lazy(() => import('../features/goods/HomePage.tsx'));
const GoodsInfoPage = lazy(() => import('../features/goods/GoodsInfoPage.tsx'));
const SearchPage = lazy(() => import('../features/search/SearchPage.tsx'));
const StorePage = lazy(() => import('../features/store/StorePage.tsx'));
const FavouritesPage = lazy(() => import('../features/favouritesPage/FavouritesPage.tsx'));
const OrdersPage = lazy(() => import('../features/orders/OrdersPage.tsx'));
const ParcelsPage = lazy(() => import('../features/parcels/ParcelsPage.tsx'));
const WalletPage = lazy(() => import('../features/wallet/WalletPage.tsx'));
const MePage = lazy(() => import('../features/account/MePage.tsx'));
const SendersPage = lazy(() => import('../features/senders/SendersPage.tsx'));
const ShipmentsPage = lazy(() => import('../features/shipments/ShipmentsPage.tsx'));
const SellerInPage = lazy(() => import('../features/sellerIn/SellerInPage.tsx'));
const JoinPage = lazy(() => import('../features/join/JoinPage.tsx'));
const ExperienceScorePage = lazy(() => import('../features/experienceScore/ExperienceScorePage.tsx'));
const OldSitePage = lazy(() => import('../features/oldSite/OldSitePage.tsx'));
const MobileFrame = lazy(() => import('../features/mobile/MobileFrame.tsx'));
const MobileHomePage = lazy(() => import('../features/mobile/MobileHomePage.tsx'));
const MobileSearchPage = lazy(() => import('../features/mobile/MobileSearchPage.tsx'));
const MobileGoodsPage = lazy(() => import('../features/mobile/MobileGoodsPage.tsx'));
const MobileOrdersPage = lazy(() => import('../features/mobile/MobileOrdersPage.tsx'));
const MobileMePage = lazy(() => import('../features/mobile/MobileMePage.tsx'));
const NotFoundPage = lazy(() => import('../features/notFound/NotFoundPage.tsx'));

/** On a phone, the desktop pages stand behind a question. */
const gatedShell = (
  <MobileGate>
    <Shell />
  </MobileGate>
);

/** The routes of the product; a page's code comes with its first visit. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PageSlot />}>
        <Route path={paths.mobile} element={<MobileFrame />}>
          <Route index element={<MobileHomePage />} />
          <Route path={paths.mobileSearch} element={<MobileSearchPage />} />
          <Route path={paths.mobileOrders} element={<MobileOrdersPage />} />
          <Route path={paths.mobileMe} element={<MobileMePage />} />
          <Route element={<Numeric />}>
            <Route path={paths.mobileGoods} element={<MobileGoodsPage />} />
          </Route>
        </Route>
      </Route>
      <Route element={gatedShell}>
        <Route element={<HomeFrame />}>
          <Route path={paths.home} element={<HomePage />} />
          <Route path={paths.notFound} element={<NotFoundPage />} />
        </Route>
        <Route element={<SideFrame />}>
          <Route path={paths.sellerIn} element={<SellerInPage />} />
          <Route path={paths.join} element={<JoinPage />} />
          <Route path={paths.qianchuan} element={<ExperienceScorePage />} />
          <Route path={paths.oldSite} element={<OldSitePage />} />
          <Route element={<Numeric />}>
            <Route element={<Guard />}>
              <Route path={paths.search} element={<SearchPage />} />
              <Route path={paths.goods} element={<GoodsInfoPage />} />
              <Route path={paths.warehouse} element={<StorePage />} />
              <Route path={paths.favourites} element={<FavouritesPage />} />
              <Route path={paths.orders} element={<OrdersPage />} />
              <Route path={paths.parcels} element={<ParcelsPage />} />
              <Route path={paths.me} element={<MePage />} />
              <Route path={paths.senders} element={<SendersPage />} />
              <Route path={paths.shipments} element={<ShipmentsEntry />}>
                <Route index element={<Navigate to="byHand" replace />} />
                <Route path="byHand" element={<ShipmentsPage />} />
              </Route>
            </Route>
            <Route element={<Guard kind="buyer" />}>
              <Route path={paths.buyerWallet} element={<WalletPage />} />
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<Navigate to={paths.notFound} replace />} />
      </Route>
    </Routes>
  );
}
