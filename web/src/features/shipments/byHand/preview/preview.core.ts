import {
  type AddressReading,
  isWarning,
  type PartKind,
  readAddressLines,
  reassign,
} from '@chengcang/addresses';
import { firstChunk } from './chunkText.ts';
import type { Corrections, PreviewReading, PreviewRequest } from './preview.types.ts';

/** The recipients of a pasted text as this computer reads them: part by part, cut where the api's readings are. */
export function* previewParts({ text, corrections }: PreviewRequest): Generator<PreviewReading[]> {
  let at = 0;
  while (at < text.length) {
    const chunk = firstChunk(text.slice(at));
    const start = at;
    yield readAddressLines(chunk).map((reading) =>
      corrected({ ...reading, start: start + reading.start }, corrections),
    );
    at += chunk.length;
  }
}

/** All of them at once. */
export function previewOf(request: PreviewRequest): PreviewReading[] {
  return [...previewParts(request)].flat();
}

function corrected(reading: AddressReading, corrections: Corrections): PreviewReading {
  const made = (corrections[reading.text] ?? []).reduce(
    (made, correction) => reassign(made, correction, correction.kind),
    reading,
  );
  const { problems, confidence: _, ...rest } = made;
  return {
    ...rest,
    problems: problems.map((problem) => ({ ...problem, blocking: !isWarning(problem) })),
    corrected: kinds.filter((kind) => heldBy(reading, kind) !== heldBy(made, kind)),
  };
}

const kinds: readonly PartKind[] = [
  ...(['name', 'phone', 'extension', 'region', 'detail'] as const),
  ...(['quantity', 'specification', 'remark', 'thirdOrderNo', 'ignored', 'rest'] as const),
];

function heldBy(reading: AddressReading, kind: PartKind): string | number | null {
  if (kind === 'label' || kind === 'separator') return null;
  if (kind !== 'region') return reading[kind];
  return [reading.provinceCode, reading.cityCode, reading.districtCode].join();
}
