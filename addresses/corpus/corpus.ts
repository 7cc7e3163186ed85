import type { CorpusLine } from './corpusLine.ts';
import { addNoise } from './generator/noise.ts';
import { readingsOf, textOf } from './generator/paste.ts';
import { createRandom, type Half, type Random } from './generator/random.ts';
import { type Template, writeOne } from './generator/template.ts';

const noiseShare = 0.2;

function drawTemplate(templates: readonly Template[], random: Random): Template {
  const weights = templates.map(({ weight = 1 }) => weight);
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  const template = templates[index];
  if (!template) throw new RangeError('no templates to draw from');
  return template;
}

/**
 * Labelled lines from templates. Each line has a random source of its own, from seed and index: the same arguments
 * give the same lines on every machine. `half` is the half of the open word lists that is drawn from.
 */
export function generate(
  templates: readonly Template[],
  seed: string,
  count: number,
  half: Half = 'dev',
): CorpusLine[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(`${seed}/${index}`, half);
    const template = drawTemplate(templates, random);
    const written = writeOne(template, random);
    const noisy = template.noise !== false && random.chance(noiseShare);
    const pieces = noisy ? addNoise(random, written) : written;
    return {
      kind: template.kind,
      template: template.name,
      text: textOf(pieces),
      recipients: readingsOf(pieces),
    };
  });
}
