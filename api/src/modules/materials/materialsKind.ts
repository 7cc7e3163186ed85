import { WRITE_SHEET } from '../../jobs/kinds/exports.ts';
import type { FileKind } from '../exports/fileKinds.ts';

export const MAX_GOODS = 50;

/** What a buyer needs to sell goods elsewhere (素材包). With the lists: it must not stand before labels. */
export const MATERIALS: FileKind<{ goodIds: number[] }> = { name: 'materials', job: WRITE_SHEET };
