import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import type { CaseStatus, ScanReturnMutation } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { CloseReturn, LinkReturn, ScanReturn } from './returns.graphql.ts';
import { closeText, linkText, scanText } from './returns.text.ts';

interface Scan {
  waybillNo: string;
}

/** A number that was scanned, at once; `onScanned` hears that it has arrived. */
export const scanReturn = (client: ApolloClient, onScanned: () => void) =>
  confirmAction({
    run: ({ waybillNo }: Scan) => runMutation(client, ScanReturn, { input: { waybillNo } }),
    isPossible: ({ waybillNo }) => waybillNo.trim() !== '',
    onDone: (_, { scanReturn: scanned }) => {
      tell(scanned);
      onScanned();
    },
    lost: scanText.lost,
  });

export type ScanningReturn = ConfirmAction<Scan>;

/** Nothing is inspected in these any more. */
const OVER: readonly CaseStatus[] = ['RESOLVED', 'CLOSED'];

function tell({ scannedBefore, returnParcel }: ScanReturnMutation['scanReturn']): void {
  const { waybillNo, cases, packageNo } = returnParcel;
  const of = (those: typeof cases) => those.map(({ caseNo, goods }) => `${caseNo} ${goods}`).join('；');
  const waiting = cases.filter(({ status }) => !OVER.includes(status));
  if (scannedBefore) toast.info(scanText.before(waybillNo, of(cases)));
  else if (waiting.length > 0) toast.success(scanText.known(waybillNo, of(waiting)));
  else if (cases.length > 0) toast.warning(scanText.over(waybillNo, of(cases)));
  else toast.warning(packageNo === null ? scanText.stray(waybillNo) : scanText.itself(waybillNo));
}

/** A parcel that nobody knew, and the case that it is said to be of. */
export interface Linking {
  id: number;
  waybillNo: string;
  caseId: number | null;
}

export const linkReturn = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, caseId }: Linking) => runMutation(client, LinkReturn, { id, caseId: caseId ?? 0 }),
    validate: ({ caseId }) => (caseId === null ? linkText.missing : null),
    onDone: () => toast.success(linkText.done),
  });

/** A parcel that nobody knows, and what was done about it. */
export interface Closing {
  id: number;
  waybillNo: string;
  note: string;
}

export const closeReturn = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, note }: Closing) => runMutation(client, CloseReturn, { id, note: note.trim() }),
    validate: ({ note }) => (note.trim() === '' ? closeText.missing : null),
    onDone: () => toast.success(closeText.done),
  });

export type ClosingReturn = ConfirmAction<Closing>;

export type LinkingReturn = ConfirmAction<Linking>;
