import { browserStorage, storedValue, tabStorage } from '../../lib/storage.ts';
import { uuid } from '../../lib/uuid.ts';
import type { BenchSettings } from './bench.machine.ts';

const settings = () =>
  storedValue<BenchSettings>(browserStorage(), { key: 'bench', version: 1, read: settingsIn });

function settingsIn(data: unknown): BenchSettings | null {
  if (typeof data !== 'object' || data === null) return null;
  const { packedBy, muted } = data as Record<string, unknown>;
  return typeof packedBy === 'string' && typeof muted === 'boolean' ? { packedBy, muted } : null;
}

export function loadBenchSettings(): BenchSettings {
  return settings().load() ?? { packedBy: '', muted: false };
}

export function keepBenchSettings({ packedBy, muted }: BenchSettings): void {
  settings().save({ packedBy, muted });
}

/** Number of this bench: the same for its tab, so that a page that is loaded again finds its parcel. */
export function benchNumber(): string {
  const kept = storedValue<string>(tabStorage(), {
    ...{ key: 'benchNumber', version: 1 },
    read: (data) => (typeof data === 'string' ? data : null),
  });
  const number = kept.load() ?? uuid();
  kept.save(number);
  return number;
}
