/** What is wrong with a text, whatever it is meant for. */
const TEXTS = [
  'a\u0000b',
  '好\ud83d',
  '张\u202e三',
  '\u001bx\uffff',
  '',
  '\u200b',
  '😀'.repeat(1_000),
  `'"\\%_{}`,
  '99999999999999999999',
];
const MOMENTS = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-12:00',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00Z',
];
const DAYS = ['0000-01-01', '9999-12-31', '2026-02-30', '0001-01-01'];
const NUMBERS = [-1, 0, 32_768, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e19, 1 - 2 ** 53, 1.5];
const OTHERS = [null, true, 'x', 7, [], {}, nested(1_000)];

type Kind = 'text' | 'moment' | 'day' | 'number' | 'other';

/** Hostile values for what should be of a kind: those of its own type, and those of another. */
export function hostileFor(kind: Kind): unknown[] {
  switch (kind) {
    case 'text':
      return [...TEXTS, ...OTHERS];
    case 'moment':
      return [...MOMENTS, ...DAYS, ...TEXTS.slice(0, 2), ...OTHERS];
    case 'day':
      return [...DAYS, ...MOMENTS.slice(0, 1), ...TEXTS.slice(0, 2), ...OTHERS];
    case 'number':
      return [...NUMBERS, ...OTHERS];
    case 'other':
      return OTHERS;
  }
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = { a: value };
  return value;
}
