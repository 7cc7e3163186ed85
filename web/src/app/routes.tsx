import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { MobileGate } from '../features/mobile/MobileGate.tsx';
import { paths } from '../lib/paths.ts';
import { PageSlot } from '../ui/page/PageSlot.tsx';
import { NumericParams } from './NumericParams.tsx';
import { pageCode } from './pageCode.ts';
import { Shell } from './shell/Shell.tsx';

const MobileFrame = lazy(async () => (await pageCode()).MobileFrame());
const MobileHomePage = lazy(async () => (await pageCode()).MobileHomePage());
const MobileSearchPage = lazy(async () => (await pageCode()).MobileSearchPage());
const MobileGoodsPage = lazy(async () => (await pageCode()).MobileGoodsPage());
const MobileOrdersPage = lazy(async () => (await pageCode()).MobileOrdersPage());
const MobileMePage = lazy(async () => (await pageCode()).MobileMePage());

/** On a phone, the desktop pages stand behind a question. */
const gatedShell = (
  <MobileGate>
    <Shell />
  </MobileGate>
);

/** The two sites: the mobile one, and the desktop whose pages are in pages.tsx. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PageSlot />}>
        <Route path={paths.mobile} element={<MobileFrame />}>
          <Route index element={<MobileHomePage />} />
          <Route path={paths.mobileSearch} element={<MobileSearchPage />} />
          <Route path={paths.mobileOrders} element={<MobileOrdersPage />} />
          <Route path={paths.mobileMe} element={<MobileMePage />} />
          <Route element={<NumericParams />}>
            <Route path={paths.mobileGoods} element={<MobileGoodsPage />} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={gatedShell} />
    </Routes>
  );
}
