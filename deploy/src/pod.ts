import { k8s } from 'cdk8s-plus-33';
import type { Cluster } from './cluster.ts';
import { labelsOf, nameOf, PORTS, port, type Role, selects } from './labels.ts';

/** The user of the image. */
const USER = 10001;
/** Until every proxy has heard that a pod ends. */
export const DRAIN_SECONDS = 5;
/** The drain, the nine seconds that a process has to finish, and one to spare. */
const GRACE_SECONDS = DRAIN_SECONDS + 10;

export const FILES = 'chengcang-files';
const KEYS = 'chengcang-keys';
const KEYS_PATH = '/run/secrets/chengcang';
const FILES_PATH = '/var/lib/chengcang/files';

export type PodOptions = {
  role: Role;
  /** The port of the role itself, beside that of the metrics. */
  ownPort?: number;
  envFrom: k8s.EnvFromSource[];
  /** Whether it reads and writes what api and worker share. */
  hasFiles?: boolean;
  memory: { request: string; limit: string };
  cpu: string;
};

/** Whatever runs: no root, nothing to write but `/tmp` and the shared files, no rights in the cluster. */
export function podOf(cluster: Cluster, { role, envFrom, ...options }: PodOptions): k8s.PodSpec {
  const { hasFiles = false, memory, cpu } = options;
  return {
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: USER,
      runAsGroup: USER,
      fsGroup: USER,
      fsGroupChangePolicy: 'OnRootMismatch',
      seccompProfile: { type: 'RuntimeDefault' },
    },
    terminationGracePeriodSeconds: GRACE_SECONDS,
    containers: [
      {
        name: role,
        image: cluster.image,
        args: [role],
        envFrom,
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: {
          requests: { cpu: k8s.Quantity.fromString(cpu), memory: k8s.Quantity.fromString(memory.request) },
          // No limit of the processor: being slowed down helps nobody who waits for an answer.
          limits: { memory: k8s.Quantity.fromString(memory.limit) },
        },
        volumeMounts: [
          { name: 'tmp', mountPath: '/tmp' },
          ...(hasFiles
            ? [
                { name: 'files', mountPath: FILES_PATH },
                { name: 'keys', mountPath: KEYS_PATH, readOnly: true },
              ]
            : []),
        ],
      },
    ],
    volumes: [
      { name: 'tmp', emptyDir: { sizeLimit: k8s.Quantity.fromString('256Mi') } },
      ...(hasFiles
        ? [
            { name: 'files', persistentVolumeClaim: { claimName: FILES } },
            { name: 'keys', secret: { secretName: KEYS, optional: true, defaultMode: 0o440 } },
          ]
        : []),
    ],
  };
}

/** The template of a role that goes on running, with its probes; `config` changes what it was started with. */
export function servingPod(cluster: Cluster, options: PodOptions, config: string): k8s.PodTemplateSpec {
  const { role, ownPort } = options;
  const { containers, ...spec } = podOf(cluster, options);
  const probed = ownPort ? 'http' : 'metrics';
  const get = (path: string) => ({ httpGet: { path, port: k8s.IntOrString.fromString(probed) } });
  const spread = (topologyKey: string): k8s.TopologySpreadConstraint => ({
    topologyKey,
    maxSkew: 1,
    whenUnsatisfiable: 'ScheduleAnyway',
    labelSelector: { matchLabels: selects(role) },
    matchLabelKeys: ['pod-template-hash'],
  });
  return {
    metadata: {
      labels: labelsOf(role),
      annotations: {
        'chengcang/config': config,
        'prometheus.io/scrape': 'true',
        'prometheus.io/port': String(PORTS.metrics),
        'prometheus.io/path': '/metrics',
      },
    },
    spec: {
      ...spec,
      topologySpreadConstraints: [spread('topology.kubernetes.io/zone'), spread('kubernetes.io/hostname')],
      containers: containers.map((container) => ({
        ...container,
        ports: [
          ...(ownPort ? [{ name: 'http', containerPort: ownPort }] : []),
          { name: 'metrics', containerPort: PORTS.metrics },
        ],
        startupProbe: { ...get('/health/live'), periodSeconds: 2, failureThreshold: 60 },
        // Only a process that does not answer at all is started again: that a database is away is no reason.
        livenessProbe: { ...get('/health/live'), periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 6 },
        readinessProbe: { ...get('/health/ready'), periodSeconds: 2, timeoutSeconds: 3, failureThreshold: 2 },
      })),
    },
  };
}

/** The Service of a role, under the role's name. */
export function serviceOf(role: 'api' | 'gateway' | 'console'): k8s.KubeServiceProps {
  return {
    metadata: { name: nameOf(role), labels: labelsOf(role) },
    spec: {
      selector: selects(role),
      ports: [{ name: 'http', port: PORTS[role], targetPort: port(PORTS[role]) }],
    },
  };
}
