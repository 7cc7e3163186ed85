import { useFlow } from '../flows/useFlow.ts';
import { exportingLogic } from './exporting.actors.ts';
import type { Exporting } from './exporting.machine.ts';

/** The export of a page; it ends with the page. */
export function useExporting(): Exporting {
  return useFlow(exportingLogic);
}
