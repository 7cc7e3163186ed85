import { k8s } from 'cdk8s-plus-33';
import type { Construct } from 'constructs';
import type { Cluster } from './cluster.ts';
import { fromSecret, SECRETS } from './config.ts';
import { labelsOf, nameOf } from './labels.ts';
import { podOf } from './pod.ts';

export const migrationName = (cluster: Cluster) => `${nameOf('migrate')}-${cluster.release}`;

/** Migrates before a release: a Job of its own for each, since what a Job runs cannot be changed. */
export function addMigration(scope: Construct, cluster: Cluster): void {
  const labels = labelsOf('migrate');
  new k8s.KubeJob(scope, 'migrate', {
    metadata: { name: migrationName(cluster), labels },
    spec: {
      backoffLimit: 4,
      ttlSecondsAfterFinished: 7 * 24 * 3600,
      podReplacementPolicy: 'Failed',
      podFailurePolicy: {
        rules: [
          // What is wrong with the configuration stays wrong: another try would say the same.
          { action: 'FailJob', onExitCodes: { containerName: 'migrate', operator: 'In', values: [78] } },
          { action: 'Ignore', onPodConditions: [{ type: 'DisruptionTarget', status: 'True' }] },
        ],
      },
      template: {
        metadata: { labels },
        spec: {
          ...podOf(cluster, {
            role: 'migrate',
            envFrom: [fromSecret(SECRETS.database)],
            cpu: '100m',
            memory: { request: '256Mi', limit: '512Mi' },
          }),
          restartPolicy: 'Never',
        },
      },
    },
  });
}
