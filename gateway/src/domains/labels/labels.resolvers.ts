import type { Resolvers } from '../../resolvers.generated.ts';
import { labelPaper, printKind } from './labels.mapping.ts';

export const labelResolvers: Resolvers = {
  LabelPaper: labelPaper,
  PrintKind: printKind,
  Query: {
    printSettings: (_, __, { apis }) => apis.labels.settings(),
    labelPreview: (_, { input }, { apis }) => apis.labels.preview(input),
    printTasks: (_, { packageIds }, { apis }) => apis.labels.tasks(packageIds),
  },
  Mutation: {
    savePrintSetting: (_, { input }, { apis }) => apis.labels.saveSetting(input),
    deletePrintSetting: (_, { id }, { apis }) => apis.labels.deleteSetting(id),
    printParcels: (_, wanted, { apis }) => apis.labels.print(wanted),
    markPrinted: (_, { packageIds }, { apis }) => apis.labels.markPrinted(packageIds),
  },
};
