import { Activity } from 'react';
import { type Location, Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { PageSlot } from '../ui/page/PageSlot.tsx';
import { Guard, NeedsScope } from './Guard.tsx';
import { NumericParams } from './NumericParams.tsx';
import type { CachedPages } from './pageCache.ts';
import { pages } from './pages.tsx';

interface Props {
  pages: CachedPages;
  onBreak: (id: number) => void;
}

/**
 * The page in view, and behind it those that are kept. Out of view a page has no effects: what it listens to, polls
 * and observes rests, and its actors stand still until it is shown again.
 */
export function PageCache({ pages, onBreak }: Props) {
  // In an order that does not change: elements that are moved lose what is scrolled inside them.
  const standing = [...pages].sort((one, other) => one.id - other.id);
  return standing.map(({ id, location }) => (
    <Activity key={id} mode={id === pages[0].id ? 'visible' : 'hidden'}>
      <PageSlot onBreak={() => onBreak(id)}>
        <PageRoutes location={location} />
      </PageSlot>
    </Activity>
  ));
}

/** The page of a place on the desktop site. */
function PageRoutes({ location }: { location: Location }) {
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
    .map(({ path, element, children, scope }) => (
      <Route
        key={path}
        path={path}
        element={scope ? <NeedsScope scope={scope}>{element}</NeedsScope> : element}
      >
        {children}
      </Route>
    ));
}
