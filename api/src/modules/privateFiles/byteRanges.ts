import type { ByteRange } from '../../adapters/storage/storage.ts';

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** What a header `Range` asks for of so many bytes: null for all of it, also where several or other units are asked for. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [whole, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (!whole || (first === '' && last === '')) return null;
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (first !== '' && last !== '' && Number(first) > Number(last)) return null;
  return range.start > range.end ? 'unsatisfiable' : range;
}
