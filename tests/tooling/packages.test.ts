import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** What the tarball of a workspace would hold; it is built for that. */
async function packed(workspace: string): Promise<string[]> {
  const args = ['pack', '--dry-run', '--json', '--workspace', workspace];
  const { stdout } = await run('npm', args, { shell: process.platform === 'win32' });
  // npm answers a list, or since version 11 what it packed by name.
  const [{ files }] = Object.values(JSON.parse(stdout.slice(stdout.search(/^[[{]/m)))) as [
    { files: { path: string }[] },
  ];
  return files.map(({ path }) => path);
}

it('the client is packed as JavaScript with its types, and Node imports it without anything else', async () => {
  const files = await packed('clients/typescript');
  const others = files.filter((path) => !/^dist\/(generated\/)?\w+\.(js|d\.ts)$/.test(path)).sort();
  expect(others).toEqual([
    'README.md',
    'examples/followParcels.ts',
    'examples/orderParcels.ts',
    'examples/refundFailed.ts',
    'examples/takeWebhooks.ts',
    'package.json',
    'src/generated/manifest.json',
  ]);
  expect(files).toEqual(expect.arrayContaining(['dist/index.js', 'dist/index.d.ts']));
  const said = `import('./clients/typescript/dist/index.js').then((all) => console.log(typeof all.createClient, all.LoadOrder.id.length))`;
  expect((await run(process.execPath, ['-e', said])).stdout).toBe('function 64\n');
});

it('the machines are packed with their charts', async () => {
  const files = await packed('clients/machines');
  const others = files.filter((path) => !/^(dist\/\w+\.(js|d\.ts)|charts\/\w+\.json)$/.test(path)).sort();
  const examples = ['examples/codeButton.test.ts', 'examples/codeButton.ts'];
  expect(others).toEqual(['README.md', ...examples, 'package.json']);
  expect(files).toEqual(expect.arrayContaining(['charts/recharge.json', 'dist/index.js', 'dist/index.d.ts']));
});
