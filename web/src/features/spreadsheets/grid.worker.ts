import { openFile } from './openFile.ts';
import type { FileRefusal, Grid, ReadOptions } from './sheets.types.ts';

/** What the worker is asked. */
export interface GridRequest {
  bytes: Uint8Array<ArrayBuffer>;
  /** With its ending, which must fit the content. */
  name: string;
  options: ReadOptions;
}

export type GridMessage = { grid: Grid | FileRefusal } | { broken: string };

const say = (message: GridMessage) => self.postMessage(message);

self.addEventListener('message', ({ data: { bytes, name, options } }: MessageEvent<GridRequest>) => {
  openFile(bytes, name, options).then(
    (grid) => say({ grid }),
    (error: unknown) => say({ broken: String(error) }),
  );
});
