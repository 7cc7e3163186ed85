import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Guard } from './Guard.tsx';
import { Numeric } from './Numeric.tsx';
import { paths } from './paths.ts';
import { ShipmentsEntry } from './ShipmentsEntry.tsx';
import { HomeFrame } from './shell/HomeFrame.tsx';
import { Shell } from './shell/Shell.tsx';
import { SideFrame } from './shell/SideFrame.tsx';

const HomePage = lazy(() => import('../features/goods/HomePage.tsx'));
const GoodsInfoPage = lazy(() => import('../features/goods/GoodsInfoPage.tsx'));
const OrdersPage = lazy(() => import('../features/orders/OrdersPage.tsx'));
const ParcelsPage = lazy(() => import('../features/parcels/ParcelsPage.tsx'));
const WalletPage = lazy(() => import('../features/wallet/WalletPage.tsx'));
const ShipmentsPage = lazy(() => import('../features/shipments/ShipmentsPage.tsx'));
const NotFoundPage = lazy(() => import('../features/notFound/NotFoundPage.tsx'));

/** The routes of the product; a page's code comes with its first visit. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route element={<HomeFrame />}>
          <Route path={paths.home} element={<HomePage />} />
          <Route path={paths.notFound} element={<NotFoundPage />} />
        </Route>
        <Route element={<SideFrame />}>
          <Route element={<Numeric />}>
            <Route element={<Guard />}>
              <Route path={paths.goods} element={<GoodsInfoPage />} />
              <Route path={paths.orders} element={<OrdersPage />} />
              <Route path={paths.parcels} element={<ParcelsPage />} />
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
