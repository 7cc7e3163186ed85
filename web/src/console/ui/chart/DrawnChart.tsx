import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useConsole } from '../../consoleActors.ts';
import { type ChartData, drawChart } from './drawChart.ts';

/** The chart itself, with the library that draws it: `Chart` loads it. */
export default function DrawnChart({ data }: { data: ChartData }) {
  const { theme } = useConsole();
  const isDark = useSyncExternalStore(theme.subscribe, theme.isDark);
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    function draw() {
      // Its colours are read anew when the theme is another one.
      void isDark;
      return place.current ? drawChart(place.current, data) : undefined;
    },
    [data, isDark],
  );
  return <div ref={place} style={{ height: '100%' }} />;
}
