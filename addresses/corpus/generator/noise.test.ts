import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { devTemplates } from '../devTemplates.ts';
import { heldTemplates } from '../heldTemplates.ts';
import { bare } from '../score.ts';
import { addNoise, traditional } from './noise.ts';
import { paste, piece, readingsOf, textOf } from './paste.ts';
import { createRandom } from './random.ts';
import { writeOne } from './template.ts';

const compared = (pieces: Parameters<typeof readingsOf>[0]) =>
  readingsOf(pieces).map((reading) =>
    Object.fromEntries(
      Object.entries(reading).map(([field, value]) => [
        field,
        typeof value === 'string' && field !== 'region' ? bare(value) : value,
      ]),
    ),
  );

describe('noise', () => {
  it('changes nothing of what is expected', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...devTemplates, ...heldTemplates), (seed, template) => {
        const random = createRandom(seed);
        const pieces = writeOne(template, random);
        expect(compared(addNoise(random, pieces))).toEqual(compared(pieces));
      }),
      { numRuns: 500 },
    );
  });

  it('expects traditional characters as they are written, and the region as it is called today', () => {
    const pieces = paste`${piece('name', '刘伟')} ${piece('region', '广东省广州市', '广东省/广州市/')}`;
    const texts = Array.from({ length: 20 }, (_, i) => traditional(createRandom(String(i)), pieces));
    const whole = texts.find((one) => textOf(one) === '劉偉 廣東省廣州市');
    expect(whole && readingsOf(whole)).toEqual([{ name: '劉偉', region: '广东省/广州市/', flag: true }]);
  });
});
