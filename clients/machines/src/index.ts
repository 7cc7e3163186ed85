export type { Branch, Chart, ChartState, Invoked } from './chart.ts';
export { type ChartEvent, machineOf } from './machineOf.ts';
export { type Path, type PathOptions, pathsOf, type Step } from './pathsOf.ts';
