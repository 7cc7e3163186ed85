import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { ExportService } from '../exports/exports.service.ts';
import { parcelsById } from '../parcels/parcels.repository.ts';
import type { ParcelDto } from '../parcels/parcels.schemas.ts';
import { chosenSetting } from './chosenSetting.ts';
import type { PrintDto, PrintKind, PrintTasksDto } from './labels.schemas.ts';
import { type Sorted, sortedForPrint } from './printable.ts';
import { countPrints } from './printing.repository.ts';
import { LABEL_FILES, LABELS, labelFileOf, PICKING } from './printKinds.ts';
import { listPrintSettings } from './printSettings.repository.ts';

const KINDS = { labels: LABELS, picking: PICKING } as const satisfies Record<PrintKind, object>;

type Dependencies = { db: Db; exports: ExportService };

/** Labels and picking lists of a supplier's parcels as PDFs. */
export function printingService({ db, exports }: Dependencies) {
  return {
    /** One PDF of the parcels; labels are counted as printed when it is complete. */
    async print(actor: Actor, packageIds: readonly number[], kind: PrintKind): Promise<PrintDto> {
      const { ready, failed } = await sortedForPrint(db, actor, packageIds, kind);
      const [first] = failed;
      if (ready.length === 0 && first) throw first.refusal;
      const file = await exports.begin(actor, KINDS[kind], { packageIds: idsOf(ready) });
      return { file, printed: ready.length, failed: failed.map(reported) };
    },

    /** A PDF of each parcel's label, for the local print component. */
    async tasks(actor: Actor, packageIds: readonly number[]): Promise<PrintTasksDto> {
      const { ready, failed } = await sortedForPrint(db, actor, packageIds, 'labels');
      if (ready.length === 0) return { tasks: [], failed: failed.map(reported) };
      const settings = await listPrintSettings(db, actor.accountId);
      const { path, fileNames } = await exports.files(actor, LABEL_FILES, { packageIds: idsOf(ready) });
      const written = new Set(fileNames);
      const tasks: PrintTasksDto['tasks'] = [];
      for (const parcel of ready) {
        const fileName = labelFileOf(parcel.id);
        // Of a parcel that could not be printed any more when its turn came.
        if (!written.has(fileName)) {
          failed.push({ packageId: parcel.id, refusal: new Refusal('ORDER_STATE') });
          continue;
        }
        const { paper, printerName } = chosenSetting(settings, parcel);
        const { packageNo, waybillNo, courierCode, platform } = parcel;
        tasks.push({
          ...{ packageId: parcel.id, packageNo, waybillNo: waybillNo ?? '', courierCode, platform },
          ...{ paper, printerName, url: `${path}/${fileName}` },
        });
      }
      return { tasks, failed: failed.map(reported) };
    },

    /** Counts labels that the local print component has printed; refused when one belongs to another account. */
    markPrinted: (actor: Actor, packageIds: readonly number[]): Promise<ParcelDto[]> =>
      db.transaction(async (tx) => {
        const counted = await countPrints(tx, actor, packageIds);
        if (counted < new Set(packageIds).size) throw new Refusal('NOT_FOUND');
        return parcelsById(tx, actor, packageIds);
      }),
  };
}

export type PrintingService = ReturnType<typeof printingService>;

function idsOf(parcels: Sorted['ready']): number[] {
  return parcels.map(({ id }) => id);
}

function reported({ packageId, refusal }: Sorted['failed'][number]) {
  return { packageId, msg: refusal.message };
}
