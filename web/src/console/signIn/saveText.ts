import { saveBlob } from '../../exports/saveFile.ts';

/** Begins the download of a text that only this page knows. */
export function saveText(fileName: string, text: string): void {
  saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), fileName);
}
