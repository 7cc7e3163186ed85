import type { ExportFile } from './exporting.machine.ts';

/** Begins the download of a file of this site. */
export function saveFile({ url, fileName }: ExportFile): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}

/** Begins the download of a file that only this page has. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  saveFile({ url, fileName });
  URL.revokeObjectURL(url);
}
