import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';

const { Ruleset, Spectral } = spectral;

describe.each(['openapi.json', 'console.openapi.json'])('%s', (name) => {
  const file = fileURLToPath(new URL(`../../api/src/${name}`, import.meta.url));
  const source = readFileSync(file, 'utf8');

  it('breaks none of the rules that Redocly recommends', { timeout: 120_000 }, async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, absoluteRef: file, config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('breaks no rule of spectral:oas', { timeout: 120_000 }, async () => {
    const linter = new Spectral();
    linter.setRuleset(new Ruleset({ extends: oas }));
    const problems = await linter.run(source);
    expect(problems.map(({ code, message, path }) => `${code}: ${message} (${path.join(' ')})`)).toEqual([]);
  });
});
