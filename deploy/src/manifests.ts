import { App, Chart } from 'cdk8s';
import { k8s } from 'cdk8s-plus-33';
import type { Cluster } from './cluster.ts';
import { configOf } from './config.ts';
import { addIngress } from './ingress.ts';
import { addMigration } from './migration.ts';
import { addNetworkPolicies } from './network.ts';
import { FILES, serviceOf } from './pod.ts';
import { addWorkloads } from './workloads.ts';

/** The manifests in the order in which they are applied, a file each; `outdir` is where `synth` writes them. */
export function manifestsOf(cluster: Cluster, outdir = 'dist'): App {
  const app = new App({ outdir, outputFileExtension: '.yaml' });
  const chart = (name: string) =>
    new Chart(app, name, { namespace: cluster.namespace, disableResourceNameHashes: true });

  const base = chart('1-base');
  const configs = configOf(cluster);
  for (const [role, data] of Object.entries(configs))
    new k8s.KubeConfigMap(base, `config-${role}`, { metadata: { name: `chengcang-${role}` }, data });
  new k8s.KubePersistentVolumeClaim(base, 'files', {
    metadata: { name: FILES },
    spec: {
      accessModes: ['ReadWriteMany'],
      ...(cluster.storageClass && { storageClassName: cluster.storageClass }),
      resources: { requests: { storage: k8s.Quantity.fromString('20Gi') } },
    },
  });
  addNetworkPolicies(base, cluster);

  addMigration(chart('2-migrate'), cluster);

  const release = chart('3-release');
  addWorkloads(release, cluster);
  new k8s.KubeService(release, 'api-service', serviceOf('api'));
  new k8s.KubeService(release, 'gateway-service', serviceOf('gateway'));
  // No Ingress leads to it: operators come by the way that the company gives them.
  new k8s.KubeService(release, 'console-service', serviceOf('console'));
  addIngress(release, cluster);
  return app;
}
