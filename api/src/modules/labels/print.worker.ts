import { parentPort } from 'node:worker_threads';
import { labelFont } from '../../shared/labelFont.ts';
import { layOutEvidence } from './evidencePages.ts';
import { layOutLabel } from './layout.ts';
import { paintPdf } from './paintPdf.ts';
import { layOutPicking } from './pickingLayout.ts';
import type { PrintedJob, PrintFile, PrintJob } from './printThread.types.ts';

let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (message: PrintJob) => {
  // Sequentially: they share one thread.
  last = last.then(() => write(message));
});

async function write({ job, files }: PrintJob): Promise<void> {
  let failed: string | null = null;
  try {
    for (const file of files) await writeFile(file);
  } catch (error) {
    // Only the name: the message may repeat printed data.
    failed = error instanceof Error ? error.name : 'unknown';
  }
  parentPort?.postMessage({ job, failed } satisfies PrintedJob);
}

async function writeFile(file: PrintFile): Promise<void> {
  const face = labelFont();
  if (file.kind === 'labels') {
    const pages = file.labels.values().map(({ label, paper }) => layOutLabel(face, label, paper));
    await paintPdf(file.path, '面单', pages);
  } else if (file.kind === 'evidence') {
    await paintPdf(file.path, file.pack.title, layOutEvidence(face, file.pack));
  } else {
    const pages = file.lists.flatMap((list) => layOutPicking(face, list));
    await paintPdf(file.path, '拣货单', pages);
  }
}
