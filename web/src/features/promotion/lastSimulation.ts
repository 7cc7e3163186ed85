import { type StorageArea, type StoredValue, storedValue } from '../../lib/storage.ts';
import type { LastSimulation } from './simulator.machine.ts';
import { blankForm, type SimulatorForm } from './simulatorForm.ts';

/** What one account tried out last, kept on this computer. */
export function lastSimulationStore(area: StorageArea, account: string): StoredValue<LastSimulation> {
  return storedValue(area, { key: `chengcang.simulator.${account}`, version: 1, read });
}

/** What is kept of it: the parcel, not the amounts that were played with. */
export function lastOf(goodId: number, { warehouseId, courierId, quantity, region, userId }: SimulatorForm) {
  return { goodId, form: { ...blankForm, warehouseId, courierId, quantity, region, userId } };
}

function read(data: unknown): LastSimulation | null {
  if (!isRecord(data) || !isRecord(data.form) || !isRecord(data.form.region)) return null;
  const { warehouseId, courierId, quantity, userId, region } = data.form;
  const { provinceCode, cityCode, districtCode } = region;
  if (!isId(data.goodId) || !isId(quantity)) return null;
  if (!isCode(provinceCode, 2) || !isCode(cityCode, 4) || !isCode(districtCode, 6)) return null;
  return {
    goodId: data.goodId,
    form: {
      ...blankForm,
      ...{ warehouseId: idOrNull(warehouseId), courierId: idOrNull(courierId), userId: idOrNull(userId) },
      ...{ quantity, region: { provinceCode, cityCode, districtCode } },
    },
  };
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function idOrNull(value: unknown): number | null {
  return isId(value) ? value : null;
}

function isCode(value: unknown, length: number): value is string {
  return typeof value === 'string' && (value === '' || (/^\d+$/.test(value) && value.length === length));
}
