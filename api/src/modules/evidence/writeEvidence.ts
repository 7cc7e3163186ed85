import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { Db } from '../../db/client.ts';
import { csvText } from '../../shared/cellText.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import { inTemporaryFolder } from '../../shared/temporaryFolder.ts';
import { fileNameOf, timeText } from '../exports/exportWords.ts';
import { type FileWriter, writes } from '../exports/fileKinds.ts';
import { type PackedFile, writeZip } from '../exports/writeZip.ts';
import type { PrintThread } from '../labels/printThread.ts';
import type { TimelineDto } from '../tracking/tracking.schemas.ts';
import { evidenceOf } from './evidence.repository.ts';
import { gatherFiles } from './evidenceFiles.ts';
import { EVIDENCE } from './evidenceKind.ts';
import { evidencePack } from './evidencePack.ts';

type Dependencies = { db: Db; storage: Storage | null; thread: PrintThread };

const BOM = '\uFEFF';

/** How a parcel's evidence is written: what its party may see when it is written. */
export function evidenceWriter({ db, storage, thread }: Dependencies): FileWriter {
  return writes(EVIDENCE, async ({ packageId, format }, { actor, folder, at, signal }) => {
    const evidence = await evidenceOf(db, actor, packageId);
    if (!evidence) throw new Refusal('NOT_FOUND');
    const { packageNo } = evidence.parcel;
    await inTemporaryFolder('chengcang-evidence-', async (parts) => {
      const { files, ...attached } = await gatherFiles(storage, evidence.files, parts, signal);
      const pack = evidencePack(evidence, attached, shanghaiIso(at));
      const isAlone = format === 'pdf';
      const path = join(isAlone ? folder : parts, fileNameOf(`举证包-${packageNo}`, at, 'pdf'));
      await thread.write([{ kind: 'evidence', path, pack }]);
      if (isAlone) return;
      const packed: PackedFile[] = [
        { name: 'evidence.pdf', open: () => createReadStream(path) },
        { name: 'track.csv', open: () => Readable.from([trackCsv(evidence.timeline)]) },
        ...files,
      ];
      await writeZip(join(folder, fileNameOf(`举证包-${packageNo}`, at, 'zip')), packed, signal);
    });
    return undefined;
  });
}

/** Every entry of the timeline, the oldest first, as a csv for Chinese Excel. */
function trackCsv({ courierName, waybillNo, list }: TimelineDto): string {
  const rows = list
    .toReversed()
    .map(({ at, type, text }) => [
      timeText(at),
      type === 'trace' ? courierName : '橙仓',
      waybillNo ?? '',
      text,
    ]);
  return (
    BOM +
    [['时间', '来源', '运单号', '内容'], ...rows]
      .map((row) => `${row.map((text) => `"${csvText(text).replaceAll('"', '""')}"`).join(',')}\r\n`)
      .join('')
  );
}
