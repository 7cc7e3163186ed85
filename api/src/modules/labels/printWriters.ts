import { join } from 'node:path';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { fileNameOf } from '../exports/exportWords.ts';
import { type FileWriter, writes } from '../exports/fileKinds.ts';
import { chosenSetting } from './chosenSetting.ts';
import type { PrintKind } from './labels.schemas.ts';
import { labelOf, pickingListsOf } from './labelTexts.ts';
import { sortedForPrint, waveOf } from './printable.ts';
import { countPrints, type PrintedParcel } from './printing.repository.ts';
import { LABEL_FILES, LABELS, labelFileOf, PICKING } from './printKinds.ts';
import { listPrintSettings } from './printSettings.repository.ts';
import type { PrintThread } from './printThread.ts';
import { shelvesOf } from './shelves.repository.ts';

/** How the PDFs of parcels are written; parcels that cannot be printed any more are left out. */
export function printWriters({ db, thread }: { db: Db; thread: PrintThread }): FileWriter[] {
  async function readyOf(
    actor: Actor,
    packageIds: readonly number[],
    kind: PrintKind,
  ): Promise<PrintedParcel[]> {
    const { ready, failed } = await sortedForPrint(db, actor, packageIds, kind);
    const [first] = failed;
    if (ready.length === 0 && first) throw first.refusal;
    return ready;
  }

  /** The parcels' labels, each with its paper. */
  async function labelsOf(actor: Actor, ready: readonly PrintedParcel[], at: Date, inOneFile: boolean) {
    const settings = await listPrintSettings(db, actor.accountId);
    return ready.map((parcel, place) => {
      const { paper, extras } = chosenSetting(settings, parcel);
      const pages = inOneFile ? { page: place + 1, pages: ready.length } : { page: 1, pages: 1 };
      return { paper, label: labelOf(parcel, extras, { at, ...pages }) };
    });
  }

  return [
    writes(PICKING, async ({ packageIds }, { actor, folder, at }) => {
      const ready = await readyOf(actor, packageIds, 'picking');
      const path = join(folder, fileNameOf('拣货单', at, 'pdf'));
      const shelves = await shelvesOf(db, actor.accountId, ready);
      const lists = pickingListsOf(ready, { at, shelves, waveNo: waveOf(ready) });
      await thread.write([{ kind: 'picking', path, lists }]);
      return undefined;
    }),

    writes(LABELS, async ({ packageIds }, { actor, folder, at }) => {
      const ready = await readyOf(actor, packageIds, 'labels');
      const path = join(folder, fileNameOf('面单', at, 'pdf'));
      await thread.write([{ kind: 'labels', path, labels: await labelsOf(actor, ready, at, true) }]);
      return async (tx) => {
        const ids = ready.map(({ id }) => id);
        await countPrints(tx, actor, ids);
      };
    }),

    writes(LABEL_FILES, async ({ packageIds }, { actor, folder, at }) => {
      const ready = await readyOf(actor, packageIds, 'labels');
      const labels = await labelsOf(actor, ready, at, false);
      const files = labels.map((label, place) => ({
        kind: 'labels' as const,
        path: join(folder, labelFileOf(ready[place]?.id ?? 0)),
        labels: [label],
      }));
      await thread.write(files);
      return undefined;
    }),
  ];
}
