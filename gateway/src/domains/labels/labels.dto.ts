import type { Answer } from '../../rest/contract.ts';

export type PrintSettingDto = Answer<'/printSettings/savePrintSetting', 'post'>;
export type LabelPreviewDto = Answer<'/printSettings/preview', 'post'>;
/** With what was asked for. */
export type PrintParcelsPayloadDto = Answer<'/orderPackages/print', 'post'> & { ids: number[] };
export type PrintTasksDto = Answer<'/orderPackages/printTasks', 'post'>;
export type PrintTaskDto = PrintTasksDto['tasks'][number];
