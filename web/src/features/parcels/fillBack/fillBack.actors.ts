import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { saveBlob } from '../../../exports/saveFile.ts';
import { runQuery } from '../../../graphql/runOperation.ts';
import { isRefusal } from '../../../lib/refusal.ts';
import { browserStorage } from '../../../lib/storage.ts';
import { type BackSheet, readBackSheet, writeBackSheet } from '../../spreadsheets/fillBack/backSheet.ts';
import { mappingStore } from '../../spreadsheets/recipients/mappings.ts';
import type { FileRefusal } from '../../spreadsheets/sheets.types.ts';
import { FindParcelsOfRows } from '../parcels.graphql.ts';
import { backName } from './backName.ts';
import {
  type BackInput,
  type FileSaved,
  type FillBackSubject,
  fillBackMachine,
  type MatchAnswer,
  type SaveInput,
} from './fillBack.machine.ts';
import { type Question, waybillsOf } from './matchRows.ts';

/** Fills files on the real graph. The files themselves stay in the browser. */
export function fillBackLogic(client: ApolloClient) {
  return fillBackMachine.provide({
    actors: {
      readSheet: fromPromise<BackSheet | FileRefusal, BackInput>(
        ({ input: { subject, file, sheet }, signal }) =>
          readBackSheet(
            file as File,
            {
              sheet: sheet ?? undefined,
              mappings: mappingStore(browserStorage(), subject?.account ?? '').load() ?? {},
            },
            signal,
          ),
      ),
      matchPart: fromPromise<MatchAnswer, { subject: FillBackSubject | null; part: readonly Question[] }>(
        async ({ input: { subject, part }, signal }) => {
          const rows = part.map(({ lines, thirdOrderNo, receiver }) => ({
            row: lines[0] ?? 0,
            ...(thirdOrderNo === undefined ? {} : { thirdOrderNo }),
            ...(receiver ? { receiver } : {}),
          }));
          const variables = { rows, orderId: subject?.orderId ?? null };
          const answer = await runQuery(client, FindParcelsOfRows, variables, {
            uncached: 'private',
            signal,
          });
          if (isRefusal(answer)) return answer;
          return { kind: 'found', rows: answer.parcelsOfRows };
        },
      ),
      saveFile: fromPromise<FileSaved, SaveInput>(async ({ input: { file, back, results }, signal }) => {
        if (!file || !back) throw new Error('no file to save');
        const { sheet, headerLine } = back;
        const waybills = waybillsOf(results);
        const bytes = await writeBackSheet(file, { sheet, headerLine, waybills }, signal);
        if (!(bytes instanceof Uint8Array)) return bytes;
        const fileName = backName(file.name);
        saveBlob(new Blob([bytes], { type: file.type }), fileName);
        return { kind: 'saved', fileName };
      }),
    },
  });
}
