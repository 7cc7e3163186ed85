import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { ChartData } from './drawChart.ts';

const DrawnChart = lazy(() => import('./DrawnChart.tsx'));
const HEIGHT = 260;

/** A chart of a page; its table says the same. `label` is read aloud; drawn again when `data` is another object. */
export function Chart({ label, data }: { label: string; data: ChartData }) {
  return (
    <figure aria-label={label} style={{ height: HEIGHT, margin: 0 }}>
      <Suspense fallback={<Skeleton height={HEIGHT} />}>
        <DrawnChart data={data} />
      </Suspense>
    </figure>
  );
}
