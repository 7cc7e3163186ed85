import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { MobileGate } from '../features/mobile/MobileGate.tsx';
import { paths } from '../lib/paths.ts';
import { PageSlot } from '../ui/page/PageSlot.tsx';
import { pageCode } from './pageCode.ts';
import { Shell } from './shell/Shell.tsx';

const MobileAddress = lazy(async () => (await pageCode()).MobileAddress());

/** On a phone, the pages stand beside a question. */
const gatedShell = (
  <MobileGate>
    <Shell />
  </MobileGate>
);

/** The pages, which are in pages.tsx, and the addresses of the former mobile site. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PageSlot />}>
        <Route path={paths.mobile} element={<MobileAddress />} />
      </Route>
      <Route path="*" element={gatedShell} />
    </Routes>
  );
}
