import { WRITE_PDF } from '../../jobs/kinds/exports.ts';
import type { FileKind } from '../exports/fileKinds.ts';

/** Parcels that could be printed when they were asked for, in the order of the pages. */
type PrintRequest = { packageIds: number[] };

export const LABELS: FileKind<PrintRequest> = { name: 'labels', job: WRITE_PDF };
export const PICKING: FileKind<PrintRequest> = { name: 'picking', job: WRITE_PDF };
/** A file of each parcel's label, for the local print component. */
export const LABEL_FILES: FileKind<PrintRequest> = { name: 'labelFiles', job: WRITE_PDF };

/** The name of such a file. */
export function labelFileOf(packageId: number): string {
  return `${packageId}.pdf`;
}
