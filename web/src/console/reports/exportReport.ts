import { confirmAction } from '../../flows/confirmAction.ts';
import { saveConsoleFile } from '../files/saveConsoleFile.ts';
import type { Report } from './reportColumns.tsx';
import { reportText as text } from './reports.text.ts';

export interface ExportSubject extends Pick<Report, 'name' | 'unit' | 'from' | 'to'> {
  format: 'xlsx' | 'csv';
}

/** Saves a report as a file. That it was read is recorded. */
export const exportReport = () =>
  confirmAction({
    run: ({ name, unit, from, to, format }: ExportSubject) => {
      const asked = new URLSearchParams({
        ...{ name: name.toLowerCase(), unit: unit.toLowerCase() },
        ...{ from, to, format },
      });
      return saveConsoleFile({
        path: `report?${asked}`,
        name: `${text.file(name, from, to)}.${format}`,
      });
    },
    onDone: () => {},
    lost: text.failed,
  });
