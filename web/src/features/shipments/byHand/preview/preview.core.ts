import {
  type AddressReading,
  isWarning,
  type PartKind,
  readEachAddress,
  reassign,
} from '@chengcang/addresses';
import { firstChunk } from './chunkText.ts';
import type { Corrections, PreviewReading, PreviewRequest } from './preview.types.ts';

/** Recipients that are said together. */
const TOGETHER = 40;

/** The recipients of a pasted text as this computer reads them: some at a time, cut where the api's readings are. */
export function* previewParts({ text, corrections }: PreviewRequest): Generator<PreviewReading[]> {
  let at = 0;
  let head = '';
  while (at < text.length) {
    const chunk = firstChunk(head + text.slice(at));
    const start = at - head.length;
    let readings: PreviewReading[] = [];
    for (const reading of readEachAddress(chunk.text)) {
      readings.push(corrected({ ...reading, start: start + reading.start }, corrections));
      if (readings.length < TOGETHER) continue;
      yield readings;
      readings = [];
    }
    if (readings.length > 0) yield readings;
    at = start + chunk.text.length;
    head = chunk.head;
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
