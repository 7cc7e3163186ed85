import type { RegionCodes } from '../../fields/region.ts';
import { type StorageArea, type StoredValue, storedValue } from '../../lib/storage.ts';

/** Nowhere in particular. */
export const nowhere: RegionCodes = { provinceCode: '', cityCode: '', districtCode: '' };

/** Where the fees were last looked up to; kept on this computer. */
export function destinationStore(area: StorageArea): StoredValue<RegionCodes> {
  return storedValue(area, { key: 'destination', version: 1, read: readCodes });
}

function readCodes(data: unknown): RegionCodes | null {
  if (typeof data !== 'object' || data === null) return null;
  const { provinceCode, cityCode, districtCode } = data as Record<string, unknown>;
  if (!isCode(provinceCode, 2) || !isCode(cityCode, 4) || !isCode(districtCode, 6)) return null;
  return { provinceCode, cityCode, districtCode };
}

function isCode(value: unknown, length: number): value is string {
  return typeof value === 'string' && (value === '' || (/^\d+$/.test(value) && value.length === length));
}
