import type { Db, Tx } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { chosenExtras } from './labelExtras.ts';
import type { PrintSettingDto, PrintSettingInput } from './labels.schemas.ts';
import { labelOf } from './labelTexts.ts';
import { layOutLabel, type Paper } from './layout.ts';
import {
  courierCodeOf,
  listPrintSettings,
  removePrintSetting,
  savePrintSetting,
} from './printSettings.repository.ts';
import { sampleParcel } from './sampleParcel.ts';

/**
 * Couriers whose labels come in a paper; every courier has those that are not named. SF publishes labels of 130, 150 and
 * 210 mm; for EMS at 150 mm no published size was found.
 */
const COURIERS_OF_PAPER: Partial<Record<Paper, readonly string[]>> = { '100x150': ['SF', 'EMS'] };

/** How a supplier prints labels; one setting for a platform and a courier. */
export function printSettingService(db: Db, now: () => Date) {
  return {
    list: (sellerId: number): Promise<PrintSettingDto[]> => listPrintSettings(db, sellerId),

    save: (sellerId: number, input: PrintSettingInput): Promise<PrintSettingDto> =>
      db.transaction(async (tx) => {
        const id = await keep(tx, sellerId, input);
        const kept = (await listPrintSettings(tx, sellerId)).find((setting) => setting.id === id);
        if (!kept) throw new Error('the setting was not written');
        return kept;
      }),

    /** Keeps a setting for other couriers too, over those that there are; all or none. */
    copy: (sellerId: number, id: number, courierIds: readonly number[]): Promise<PrintSettingDto[]> =>
      db.transaction(async (tx) => {
        const from = (await listPrintSettings(tx, sellerId)).find((setting) => setting.id === id);
        if (!from) throw new Refusal('NOT_FOUND');
        const { platform, paper, extras, printerName, autoPrint } = from;
        const ids: number[] = [];
        for (const courierId of courierIds.toSorted((one, other) => one - other))
          ids.push(await keep(tx, sellerId, { platform, courierId, paper, extras, printerName, autoPrint }));
        return (await listPrintSettings(tx, sellerId)).filter((setting) => ids.includes(setting.id));
      }),

    async remove(sellerId: number, id: number): Promise<void> {
      if (!(await removePrintSetting(db, sellerId, id))) throw new Refusal('NOT_FOUND');
    },

    /** The label of a parcel that never was; the font is opened only here and in the thread that prints. */
    async preview({
      paper,
      extras,
    }: PrintSettingInput): Promise<{ svg: string; width: number; height: number }> {
      const [{ labelFont }, { paintSvg }] = await Promise.all([
        import('../../shared/labelFont.ts'),
        import('./paintSvg.ts'),
      ]);
      const label = labelOf(sampleParcel, chosenExtras(extras), { at: now(), page: 1, pages: 1 });
      const drawing = layOutLabel(labelFont(), label, paper);
      const { width, height } = drawing;
      return { svg: paintSvg(drawing), width, height };
    },
  };
}

export type PrintSettingService = ReturnType<typeof printSettingService>;

/** @throws Refusal NOT_FOUND, LABEL_PAPER where the courier's labels do not come in the paper */
async function keep(tx: Tx, sellerId: number, input: PrintSettingInput): Promise<number> {
  const { courierId = null, paper } = input;
  const code = courierId === null ? undefined : await courierCodeOf(tx, courierId);
  if (courierId !== null && code === undefined) throw new Refusal('NOT_FOUND');
  const couriers = COURIERS_OF_PAPER[paper];
  if (couriers && (code === undefined || !couriers.includes(code)))
    throw new Refusal('LABEL_PAPER', {}, { field: 'paper' });
  return savePrintSetting(tx, sellerId, input);
}
