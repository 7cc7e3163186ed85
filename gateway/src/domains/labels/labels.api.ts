import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { ParcelDto } from '../parcels/parcels.dto.ts';
import type {
  LabelPreviewDto,
  PrintParcelsPayloadDto,
  PrintSettingDto,
  PrintTasksDto,
} from './labels.dto.ts';

export class LabelsApi extends ApiSource {
  settings(selection?: Selection): Promise<PrintSettingDto[]> {
    return this.read('post', '/printSettings/getPrintSettingsList', { selection, under: 'list' });
  }

  preview(setting: Body<'/printSettings/preview', 'post'>): Promise<LabelPreviewDto> {
    return this.read('post', '/printSettings/preview', { body: setting });
  }

  saveSetting(setting: Body<'/printSettings/savePrintSetting', 'post'>): Promise<PrintSettingDto> {
    return this.write('post', '/printSettings/savePrintSetting', { body: setting });
  }

  async copySetting(id: number, courierIds: number[]): Promise<PrintSettingDto[]> {
    return (await this.write('post', '/printSettings/copyPrintSetting', { body: { id, courierIds } })).list;
  }

  async deleteSetting(id: number): Promise<number> {
    await this.write('post', '/printSettings/deletePrintSetting', { body: { id } });
    return id;
  }

  async print(requested: Body<'/orderPackages/print', 'post'>): Promise<PrintParcelsPayloadDto> {
    return {
      ...(await this.write('post', '/orderPackages/print', { body: requested })),
      ids: requested.packageIds,
    };
  }

  /** Creates files, so it must not be shared or retried like a read. */
  tasks(packageIds: number[]): Promise<PrintTasksDto> {
    return this.write('post', '/orderPackages/printTasks', { body: { packageIds } });
  }

  async markPrinted(packageIds: number[]): Promise<ParcelDto[]> {
    return (await this.write('post', '/orderPackages/markPrinted', { body: { packageIds } })).list;
  }
}
