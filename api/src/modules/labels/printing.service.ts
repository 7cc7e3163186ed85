import { join } from 'node:path';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { ExportService } from '../exports/exports.service.ts';
import { fileNameOf } from '../exports/exportWords.ts';
import { parcelsById } from '../parcels/parcels.repository.ts';
import type { ParcelDto } from '../parcels/parcels.schemas.ts';
import { chosenSetting } from './chosenSetting.ts';
import type { PrintDto, PrintKind, PrintTasksDto } from './labels.schemas.ts';
import { labelOf, pickingListsOf } from './labelTexts.ts';
import { countPrints, type PrintedParcel, printedParcels } from './printing.repository.ts';
import { printRefusal } from './printRefusal.ts';
import { listPrintSettings } from './printSettings.repository.ts';
import type { PrintThread } from './printThread.ts';
import type { PrintFile } from './printThread.types.ts';

const TITLES: Record<PrintKind, string> = { labels: '面单', picking: '拣货单' };

type Dependencies = { db: Db; exports: ExportService; thread: PrintThread; now: () => Date };
type Sorted = { ready: PrintedParcel[]; failed: { packageId: number; refusal: Refusal }[] };

/** Labels and picking lists of a supplier's parcels as PDFs. */
export function printingService({ db, exports, thread, now }: Dependencies) {
  /** Splits parcels into printable ones in the requested order and refused ones with reasons. */
  async function sorted(actor: Actor, packageIds: readonly number[], kind: PrintKind): Promise<Sorted> {
    const found = await printedParcels(db, actor, packageIds);
    const ready: Sorted['ready'] = [];
    const failed: Sorted['failed'] = [];
    for (const packageId of new Set(packageIds)) {
      const parcel = found.get(packageId);
      const key = parcel ? printRefusal(parcel, kind) : 'NOT_FOUND';
      if (parcel && key === null) ready.push(parcel);
      else if (key) failed.push({ packageId, refusal: new Refusal(key) });
    }
    return { ready, failed };
  }

  return {
    /** One PDF of the parcels; labels are counted as printed when it is complete. */
    async print(actor: Actor, packageIds: readonly number[], kind: PrintKind): Promise<PrintDto> {
      const { ready, failed } = await sorted(actor, packageIds, kind);
      const [first] = failed;
      if (ready.length === 0 && first) throw first.refusal;
      const settings = await listPrintSettings(db, actor.accountId);
      const file = await exports.file(actor, async ({ folder, at }) => {
        const path = join(folder, fileNameOf(TITLES[kind], at, 'pdf'));
        if (kind === 'picking') {
          await thread.write([{ kind, path, lists: pickingListsOf(ready, at) }]);
          return;
        }
        const labels = ready.map((parcel, place) => {
          const { paper, extras } = chosenSetting(settings, parcel);
          return { paper, label: labelOf(parcel, extras, { at, page: place + 1, pages: ready.length }) };
        });
        await thread.write([{ kind, path, labels }]);
        const ids = ready.map(({ id }) => id);
        await countPrints(db, actor, ids);
      });
      return { file, printed: ready.length, failed: failed.map(reported) };
    },

    /** A PDF of each parcel's label, for the local print component. */
    async tasks(actor: Actor, packageIds: readonly number[]): Promise<PrintTasksDto> {
      const { ready, failed } = await sorted(actor, packageIds, 'labels');
      if (ready.length === 0) return { tasks: [], failed: failed.map(reported) };
      const settings = await listPrintSettings(db, actor.accountId);
      const chosen = ready.map((parcel) => ({ parcel, setting: chosenSetting(settings, parcel) }));
      const at = now();
      const path = await exports.files(actor, (folder) =>
        thread.write(
          chosen.map(({ parcel, setting: { paper, extras } }): PrintFile => {
            const label = labelOf(parcel, extras, { at, page: 1, pages: 1 });
            return { kind: 'labels', path: join(folder, fileOf(parcel)), labels: [{ label, paper }] };
          }),
        ),
      );
      const tasks = chosen.map(({ parcel, setting: { paper, printerName } }) => ({
        packageId: parcel.id,
        packageNo: parcel.packageNo,
        waybillNo: parcel.waybillNo ?? '',
        courierCode: parcel.courierCode,
        platform: parcel.platform,
        paper,
        printerName,
        url: `${path}/${fileOf(parcel)}`,
      }));
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

function fileOf({ id }: PrintedParcel): string {
  return `${id}.pdf`;
}

function reported({ packageId, refusal }: Sorted['failed'][number]) {
  return { packageId, msg: refusal.message };
}
