import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { mutateOnly } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { saveConsoleFile } from '../files/saveConsoleFile.ts';
import type { ListExportInput } from '../graphql/generated/graphql.ts';
import { ExportList } from './list.graphql.ts';
import { exportText as text } from './list.text.ts';

/** Saves all rows that a list's filters find. That it was done is recorded. */
export const exportList = (client: ApolloClient) =>
  confirmAction({
    run: async (input: ListExportInput) => {
      const asked = await mutateOnly(client, ExportList, { input });
      if (isRefusal(asked)) return asked;
      const { ticket, fileName: name } = asked.exportList;
      const path = `list?ticket=${encodeURIComponent(ticket)}`;
      return saveConsoleFile({ path, name });
    },
    onDone: () => toast.success(text.done),
    lost: text.lost,
  });
