import type { Resolvers } from '../../resolvers.generated.ts';
import { readAfterWrite } from '../../rest/readAfterWrite.ts';
import { selectionOf } from '../../rest/selection.ts';
import { labelField, labelFontSize, labelPaper, printedOf, printKind } from './labels.mapping.ts';

export const resolvers = {
  LabelPaper: labelPaper,
  LabelField: labelField,
  LabelFontSize: labelFontSize,
  PrintKind: printKind,
  Query: {
    printSettings: (_, __, { apis }, info) => apis.labels.settings(selectionOf(info)),
    labelPreview: (_, { input }, { apis }) => apis.labels.preview(input),
    printTasks: (_, { ids }, { apis }) => apis.labels.tasks(ids),
  },
  Mutation: {
    savePrintSetting: (_, { input }, { apis }) => apis.labels.saveSetting(input),
    copyPrintSetting: (_, { id, courierIds }, { apis }) => apis.labels.copySetting(id, courierIds),
    deletePrintSetting: (_, { id }, { apis }) => apis.labels.deleteSetting(id),
    printParcels: (_, { ids, kind }, { apis }) => apis.labels.print({ packageIds: ids, kind }),
    markPrinted: (_, { ids }, { apis }) => apis.labels.markPrinted(ids),
  },
  PrintParcelsPayload: {
    parcels: (payload, _, { apis }) => readAfterWrite(apis.parcels.findThose(printedOf(payload))),
  },
} satisfies Resolvers;
