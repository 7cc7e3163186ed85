import { k8s } from 'cdk8s-plus-33';
import type { Construct } from 'constructs';
import type { Cluster } from './cluster.ts';
import { nameOf, PORTS, port, type Role, selects } from './labels.ts';

const DATABASE = [5432];
/** PostgreSQL, Valkey, and an object storage that the cluster runs. */
const DATA = [...DATABASE, 6379, 9000];
const OTLP = [4318];
/** What is not the internet: the cluster, its neighbours, and the metadata of clouds. */
const INSIDE = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
];

const tcp = (ports: number[]) => ports.map((one) => ({ protocol: 'TCP', port: port(one) }));
const namespace = (name: string): k8s.NetworkPolicyPeer => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
});
const role = (name: Role): k8s.NetworkPolicyPeer => ({ podSelector: { matchLabels: selects(name) } });

/** Who may reach whom; what is not named here is refused. */
export function addNetworkPolicies(scope: Construct, cluster: Cluster): void {
  const data = cluster.dataNetwork
    ? { ipBlock: { cidr: cluster.dataNetwork } }
    : namespace(cluster.dataNamespace);
  const names = {
    to: [{ ...namespace('kube-system'), podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } } }],
    ports: [
      { protocol: 'UDP', port: port(53) },
      { protocol: 'TCP', port: port(53) },
    ],
  };
  const traces = cluster.otlpEndpoint
    ? [{ to: [namespace(cluster.monitoringNamespace)], ports: tcp(OTLP) }]
    : [];
  const internet = { to: [{ ipBlock: { cidr: '0.0.0.0/0', except: INSIDE } }], ports: tcp([443]) };
  const metrics = { from: [namespace(cluster.monitoringNamespace)], ports: tcp([PORTS.metrics]) };
  const working = [names, { to: [data], ports: tcp(DATA) }, internet, ...traces];

  policy(scope, 'deny-all', { podSelector: {}, ingress: [], egress: [] });
  policy(scope, nameOf('gateway'), {
    podSelector: { matchLabels: selects('gateway') },
    ingress: [{ from: [namespace(cluster.ingressNamespace)], ports: tcp([PORTS.gateway]) }, metrics],
    egress: [names, { to: [role('api')], ports: tcp([PORTS.api]) }, ...traces],
  });
  policy(scope, nameOf('console'), {
    podSelector: { matchLabels: selects('console') },
    ingress: [
      ...(cluster.operatorNamespace
        ? [{ from: [namespace(cluster.operatorNamespace)], ports: tcp([PORTS.console]) }]
        : []),
      metrics,
    ],
    egress: [names, { to: [role('api')], ports: tcp([PORTS.api]) }, ...traces],
  });
  policy(scope, nameOf('api'), {
    podSelector: { matchLabels: selects('api') },
    ingress: [{ from: [role('gateway'), role('console')], ports: tcp([PORTS.api]) }, metrics],
    egress: working,
  });
  policy(scope, nameOf('worker'), {
    podSelector: { matchLabels: selects('worker') },
    ingress: [metrics],
    egress: working,
  });
  policy(scope, nameOf('migrate'), {
    podSelector: { matchLabels: selects('migrate') },
    ingress: [],
    egress: [names, { to: [data], ports: tcp(DATABASE) }],
  });
}

function policy(scope: Construct, name: string, spec: Omit<k8s.NetworkPolicySpec, 'policyTypes'>): void {
  new k8s.KubeNetworkPolicy(scope, `network-${name}`, {
    metadata: { name },
    spec: { policyTypes: ['Ingress', 'Egress'], ...spec },
  });
}
