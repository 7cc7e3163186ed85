import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { reportName, reportUnit } from './reports.mapping.ts';

export const resolvers = {
  ReportName: reportName,
  ReportUnit: reportUnit,
  Query: {
    report: (_, asked, { apis }, info) => apis.reports.find(asked, selectionOf(info)),
  },
} satisfies Resolvers;
