import type { Db } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { PrintSettingDto, PrintSettingInput } from './labels.schemas.ts';
import { labelOf } from './labelTexts.ts';
import { layOutLabel } from './layout.ts';
import {
  courierExists,
  listPrintSettings,
  removePrintSetting,
  savePrintSetting,
} from './printSettings.repository.ts';
import { sampleParcel } from './sampleParcel.ts';

/** How a supplier prints labels; one setting for a platform and a courier. */
export function printSettingService(db: Db, now: () => Date) {
  return {
    list: (sellerId: number): Promise<PrintSettingDto[]> => listPrintSettings(db, sellerId),

    save: (sellerId: number, input: PrintSettingInput): Promise<PrintSettingDto> =>
      db.transaction(async (tx) => {
        const { courierId } = input;
        if (courierId && !(await courierExists(tx, courierId))) throw new Refusal('NOT_FOUND');
        const id = await savePrintSetting(tx, sellerId, input);
        const kept = (await listPrintSettings(tx, sellerId)).find((setting) => setting.id === id);
        if (!kept) throw new Error('the setting was not written');
        return kept;
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
      const label = labelOf(sampleParcel, extras, { at: now(), page: 1, pages: 1 });
      const drawing = layOutLabel(labelFont(), label, paper);
      const { width, height } = drawing;
      return { svg: paintSvg(drawing), width, height };
    },
  };
}

export type PrintSettingService = ReturnType<typeof printSettingService>;
