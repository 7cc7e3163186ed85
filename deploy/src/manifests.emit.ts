import { fileURLToPath } from 'node:url';
import { readCluster } from './cluster.ts';
import { manifestsOf } from './manifests.ts';
import { migrationName } from './migration.ts';

const outdir = fileURLToPath(new URL('../dist', import.meta.url));

try {
  const cluster = readCluster(process.argv.slice(2));
  manifestsOf(cluster, outdir).synth();
  console.log(`deploy/dist: 1-base.yaml, 2-migrate.yaml (job/${migrationName(cluster)}), 3-release.yaml`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
