import { type Location, Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { Guard } from './Guard.tsx';
import { NumericParams } from './NumericParams.tsx';
import { pages } from './pages.tsx';

/** The page of a place on the desktop site. */
export function PageRoutes({ location }: { location: Location }) {
  return (
    <Routes location={location}>
      {routesFor(undefined)}
      <Route element={<NumericParams />}>
        <Route element={<Guard />}>{routesFor('member')}</Route>
        <Route element={<Guard kind="buyer" />}>{routesFor('buyer')}</Route>
        <Route element={<Guard kind="seller" />}>{routesFor('seller')}</Route>
      </Route>
      <Route path="*" element={<Navigate to={paths.notFound} replace />} />
    </Routes>
  );
}

function routesFor(wanted: (typeof pages)[number]['access']) {
  return pages
    .filter(({ access }) => access === wanted)
    .map(({ path, element, children }) => (
      <Route key={path} path={path} element={element}>
        {children}
      </Route>
    ));
}
