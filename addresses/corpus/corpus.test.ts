import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areas } from '../src/areas.ts';
import { generate } from './corpus.ts';
import { type ExpectedReading, kinds } from './corpusLine.ts';
import { devTemplates } from './devTemplates.ts';
import { regionOfCode } from './generator/regions.ts';
import { heldTemplates } from './heldTemplates.ts';
import { bare } from './score.ts';

const textFields = [
  'name',
  'phone',
  'extension',
  'detail',
  'specification',
  'remark',
  'thirdOrderNo',
] as const;

/** The characters of `part` that `whole` does not have often enough. */
function missing(part: string, whole: string): string {
  const left = [...bare(whole)];
  return [...bare(part)]
    .filter((char) => {
      const index = left.indexOf(char);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    })
    .join('');
}

const labelled = (recipient: ExpectedReading) => textFields.map((field) => recipient[field] ?? '').join('');

const paths = new Set(
  areas
    .filter(({ level }) => level === 3)
    .map(({ code }) => regionOfCode(code))
    .map((region) => `${region?.province}/${region?.city}/${region?.district}`),
);
const names = new Set(areas.map(({ name }) => name));

const templates = { dev: devTemplates, held: heldTemplates };

describe('the generator', () => {
  it('gives the same lines for the same seed', () => {
    expect(generate(devTemplates, 'a', 200)).toEqual(generate(devTemplates, 'a', 200));
  });

  it('gives other lines for another seed', () => {
    const first = generate(devTemplates, 'a', 50).map(({ text }) => text);
    const second = generate(devTemplates, 'b', 50).map(({ text }) => text);
    expect(first.filter((text) => second.includes(text))).toEqual([]);
  });

  it('writes every labelled character into the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('dev' as const, 'held' as const), (seed, half) => {
        for (const line of generate(templates[half], seed, 20, half)) {
          expect([line.template, missing(line.recipients.map(labelled).join(''), line.text)]).toEqual([
            line.template,
            '',
          ]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it.each([...devTemplates, ...heldTemplates].map((template) => [template.name, template] as const))(
    'labels regions by the table of today: %s',
    (_, template) => {
      const regions = generate([template], 'regions', 20).flatMap(({ recipients }) =>
        recipients.flatMap(({ region }) => (region ? [region] : [])),
      );
      const unknown = regions.filter((region) => {
        const [province = '', city = '', district = ''] = region.split('/');
        return district === '' ? !names.has(city || province) : !paths.has(region);
      });
      expect(unknown).toEqual([]);
    },
  );

  it('flags every recipient without name, phone, region or detail', () => {
    const incomplete = generate(devTemplates, 'flags', 2000)
      .flatMap(({ recipients }) => recipients)
      .filter(({ name, phone, region, detail }) => !name || !phone || !region || !detail);
    expect(incomplete.length).toBeGreaterThan(0);
    expect(incomplete.filter(({ flag }) => !flag)).toEqual([]);
  });

  it.each(Object.entries(templates))(
    'has a template of every kind that is written, under a name of its own: %s',
    (_, all) => {
      const written = new Set(all.map(({ kind }) => kind));
      expect(kinds.filter((kind) => !written.has(kind))).toEqual([]);
      const names = all.map(({ name }) => name);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    },
  );
});
