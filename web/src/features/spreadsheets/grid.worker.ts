import type { WorkerMessage } from './askWorker.ts';
import { openFile } from './openFile.ts';
import type { Grid, ReadOptions } from './sheets.types.ts';

/** What the worker is asked. */
export interface GridRequest {
  bytes: Uint8Array<ArrayBuffer>;
  /** With its ending, which must fit the content. */
  name: string;
  options: ReadOptions;
}

const say = (message: WorkerMessage<Grid>) => self.postMessage(message);

self.addEventListener('message', ({ data: { bytes, name, options } }: MessageEvent<GridRequest>) => {
  openFile(bytes, name, options).then(
    (answer) => say({ answer }),
    (error: unknown) => say({ broken: String(error) }),
  );
});
