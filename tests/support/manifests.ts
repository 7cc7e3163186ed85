import { readCluster } from '../../deploy/src/cluster.ts';
import { manifestsOf } from '../../deploy/src/manifests.ts';

type Probe = { httpGet: { path: string; port: string } };
type Container = {
  name: string;
  args: string[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  env?: { name: string }[];
  ports?: { name: string; containerPort: number }[];
  securityContext: object;
  volumeMounts: { mountPath: string; readOnly?: boolean }[];
} & Partial<Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', Probe>>;
type Selector = { matchLabels?: Record<string, string> };
type Peer = { podSelector?: Selector; namespaceSelector?: Selector; ipBlock?: { cidr: string } };
type Rule = { from?: Peer[]; to?: Peer[]; ports: { protocol: string; port: number }[] };

/** What the tests read of a manifest. */
export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace: string; labels?: Record<string, string> };
  data?: Record<string, string>;
  spec: {
    type?: string;
    podSelector?: Selector;
    policyTypes?: string[];
    ingress?: Rule[];
    egress?: Rule[];
    rules?: { http: { paths: { path: string; backend: { service: { name: string } } }[] } }[];
    template?: {
      metadata: { labels: Record<string, string> };
      spec: {
        containers: Container[];
        initContainers?: Container[];
        securityContext: object;
        automountServiceAccountToken: boolean;
        terminationGracePeriodSeconds: number;
        hostNetwork?: boolean;
      };
    };
  };
};

export const ARGS = ['--image', 'registry.example/chengcang:1.2.3', '--host', 'shop.example'];

/** The manifests of an installation, file by file in the order in which they are applied. */
export function filesOf(args = ARGS): { name: string; manifests: Manifest[] }[] {
  const charts = manifestsOf(readCluster(args)).charts;
  return charts.map((chart) => ({ name: chart.node.id, manifests: chart.toJson() as Manifest[] }));
}

/** Pods by the role that they run. */
export function podsOf(manifests: Manifest[]) {
  return manifests.flatMap(({ kind, spec: { template } = {} }) =>
    template
      ? template.spec.containers.map((container) => ({
          kind,
          template,
          container,
          role: container.args[0] ?? '',
        }))
      : [],
  );
}
