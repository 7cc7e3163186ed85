import { Activity } from 'react';
import { PageSlot } from '../ui/page/PageSlot.tsx';
import { PageRoutes } from './PageRoutes.tsx';
import type { CachedPages } from './pageCache.ts';

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
