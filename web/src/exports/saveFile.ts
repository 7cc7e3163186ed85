import type { ExportFile } from './exporting.machine.ts';

/** Begins the download of a file of this site. */
export function saveFile({ url, fileName }: ExportFile): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
