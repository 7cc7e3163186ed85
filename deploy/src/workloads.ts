import { k8s } from 'cdk8s-plus-33';
import type { Construct } from 'constructs';
import type { Cluster } from './cluster.ts';
import { configOf, digestOf, fromConfig, fromSecret, SECRETS } from './config.ts';
import { labelsOf, nameOf, PORTS, port, selects } from './labels.ts';
import { type PodOptions, servingPod } from './pod.ts';

type Workload = { pod: PodOptions; config: Record<string, string>; least: number; most: number };

function workloads(cluster: Cluster): Workload[] {
  const config = configOf(cluster);
  const ofApi = {
    envFrom: [fromConfig('chengcang-api'), fromSecret(SECRETS.database), fromSecret(SECRETS.api)],
    hasFiles: true,
    cpu: '250m',
    memory: { request: '512Mi', limit: '1536Mi' },
  };
  return [
    { pod: { ...ofApi, role: 'api', ownPort: PORTS.api }, config: config.api, least: 2, most: 8 },
    { pod: { ...ofApi, role: 'worker' }, config: config.api, least: 2, most: 4 },
    {
      // The public process has no secret, so that a break-in finds none.
      pod: {
        role: 'gateway',
        ownPort: PORTS.gateway,
        envFrom: [fromConfig('chengcang-gateway')],
        cpu: '250m',
        memory: { request: '384Mi', limit: '1Gi' },
      },
      config: config.gateway,
      least: 2,
      most: 8,
    },
    {
      pod: {
        role: 'console',
        ownPort: PORTS.console,
        envFrom: [fromConfig('chengcang-console')],
        cpu: '100m',
        memory: { request: '256Mi', limit: '768Mi' },
      },
      config: config.console,
      least: 2,
      most: 3,
    },
  ];
}

/** Deployments with what keeps them available: budgets for disruptions and numbers of pods by load. */
export function addWorkloads(scope: Construct, cluster: Cluster): void {
  for (const { pod, config, least, most } of workloads(cluster)) {
    const { role } = pod;
    const metadata = { name: nameOf(role), labels: labelsOf(role) };
    const selector = { matchLabels: selects(role) };
    new k8s.KubeDeployment(scope, role, {
      metadata,
      spec: {
        // No number of replicas: the autoscaler's would be overwritten.
        selector,
        revisionHistoryLimit: 5,
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: port(1), maxUnavailable: port(0) } },
        template: servingPod(cluster, pod, digestOf(config)),
      },
    });
    new k8s.KubePodDisruptionBudget(scope, `${role}-budget`, {
      metadata,
      spec: { selector, maxUnavailable: port(1), unhealthyPodEvictionPolicy: 'AlwaysAllow' },
    });
    new k8s.KubeHorizontalPodAutoscalerV2(scope, `${role}-autoscaler`, {
      metadata,
      spec: {
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: nameOf(role) },
        minReplicas: least,
        maxReplicas: most,
        metrics: [
          {
            type: 'Resource',
            // A process answers with one core; the others only see to garbage and pictures.
            resource: {
              name: 'cpu',
              target: { type: 'AverageValue', averageValue: k8s.Quantity.fromString('600m') },
            },
          },
        ],
        behavior: { scaleDown: { stabilizationWindowSeconds: 300 } },
      },
    });
  }
}
