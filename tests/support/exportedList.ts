import type { ConsoleListName } from '../../api/src/modules/consoleExports/listNames.ts';
import type { TestApi } from './api.ts';
import { xlsxRows } from './exportedFiles.ts';
import type { TestOperator } from './operators.ts';

type Ticket = { ticket: string; fileName: string; errorKey?: string };

/** Lists of the console as files, asked for and fetched by an operator. */
export function listExports(api: () => TestApi) {
  const prepare = (who: TestOperator, list: ConsoleListName, filter: object = {}) =>
    who.call<Ticket>('POST', '/console/exports', { list, filter }).then(({ data }) => data);
  const fetched = (who: TestOperator, ticket: string) =>
    api().app.inject({
      url: `/api/v1/console/files/list?ticket=${encodeURIComponent(ticket)}`,
      headers: { 'x-token': who.token },
    });
  return {
    prepare,
    fetched,

    /** The rows of a list's file, its headers first, or why there is none. */
    async rowsOf(who: TestOperator, list: ConsoleListName, filter: object = {}) {
      const { ticket, errorKey } = await prepare(who, list, filter);
      if (errorKey) return errorKey;
      const { headers, rawPayload } = await fetched(who, ticket);
      if (String(headers['content-type']).startsWith('application/json'))
        return (JSON.parse(rawPayload.toString()) as { data: { errorKey: string } }).data.errorKey;
      const rows = await xlsxRows(new Uint8Array(rawPayload));
      return rows.map((row) => row.map((cell) => cell?.content ?? ''));
    },
  };
}
