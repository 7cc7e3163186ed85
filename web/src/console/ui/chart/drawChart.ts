import { BarChart, LineChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

use([BarChart, LineChart, AriaComponent, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

export interface Series {
  name: string;
  values: readonly (number | null)[];
}

export interface ChartData {
  kind: 'bar' | 'line';
  /** What the values stand above, in their order. */
  names: readonly string[];
  series: readonly Series[];
  /** How a value reads. */
  format: (value: number) => string;
}

/** The colours of series, as custom properties of the theme. */
const COLOURS = ['--orange', '--info', '--success', '--quiet'];
const SHOWN_NAME = 14;

/** Draws a chart into an element, in the colours that hold there now; answers with the way to remove it. */
export function drawChart(element: HTMLElement, { kind, names, series, format }: ChartData): () => void {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const chart = init(element, null, { renderer: 'svg' });
  const text = { color: colour('--text-2'), fontFamily: style.fontFamily };
  const short = (name: string) => (name.length > SHOWN_NAME ? `${name.slice(0, SHOWN_NAME - 1)}…` : name);
  chart.setOption({
    animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    animationDuration: 160,
    aria: { enabled: true },
    color: COLOURS.map(colour),
    // Half of the last date stands beyond the axis.
    grid: { left: 8, right: 36, top: series.length > 1 ? 36 : 16, bottom: 4, containLabel: true },
    legend: { show: series.length > 1, top: 0, left: 0, textStyle: text, itemWidth: 14, itemHeight: 8 },
    tooltip: {
      trigger: 'axis',
      backgroundColor: colour('--raised'),
      borderColor: colour('--line'),
      textStyle: { color: colour('--text'), fontFamily: style.fontFamily },
      valueFormatter: (value: unknown) => (typeof value === 'number' ? format(value) : '—'),
    },
    xAxis: {
      type: 'category',
      data: names,
      axisLabel: { ...text, hideOverlap: true, formatter: short },
      axisLine: { lineStyle: { color: colour('--line') } },
      axisTick: { show: false },
    },
    yAxis: {
      type: 'value',
      axisLabel: { ...text, formatter: format },
      splitLine: { lineStyle: { color: colour('--line') } },
    },
    series: series.map(({ name, values }) => ({
      ...{ name, type: kind, data: values },
      ...(kind === 'bar' ? { barMaxWidth: 32 } : { showSymbol: names.length < 32, smooth: false }),
    })),
  });
  const watch = new ResizeObserver(() => chart.resize());
  watch.observe(element);
  return () => {
    watch.disconnect();
    chart.dispose();
  };
}
