import { describe, expect, it } from 'vitest';
import { ARGS, filesOf, type Manifest, podsOf } from '../support/manifests.ts';

type Rule = NonNullable<Manifest['spec']['ingress']>[number];
type Peer = NonNullable<Rule['from']>[number];

const NAME = 'app.kubernetes.io/name';
const NAMESPACE = 'kubernetes.io/metadata.name';

const manifestsOf = (args: string[]) => filesOf(args).flatMap((file) => file.manifests);
const policiesOf = (manifests: Manifest[]) => manifests.filter(({ kind }) => kind === 'NetworkPolicy');

function sayPeer({ podSelector, namespaceSelector, ipBlock }: Peer): string {
  const parts = [
    ipBlock?.cidr,
    namespaceSelector?.matchLabels?.[NAMESPACE],
    podSelector && (podSelector.matchLabels?.[NAME] ?? podSelector.matchLabels?.['k8s-app']),
  ];
  return parts.filter(Boolean).join('/');
}

/** Rules as `who:port`, without what they may be in Kubernetes: a rule without peers or ports would be for all. */
const say = (rules: Rule[], side: 'from' | 'to') =>
  rules.flatMap(({ ports, ...rule }) =>
    (rule[side] ?? [{ ipBlock: { cidr: 'ALL' } }]).flatMap((peer) =>
      ports.map(({ protocol, port }) => `${sayPeer(peer)}:${protocol === 'UDP' ? 'udp ' : ''}${port}`),
    ),
  );

/** Who reaches the pods of a role and whom they reach, by all policies that select them. */
function reachOf(manifests: Manifest[], labels: Record<string, string>) {
  const selecting = policiesOf(manifests).filter(({ spec }) =>
    Object.entries(spec.podSelector?.matchLabels ?? {}).every(([name, value]) => labels[name] === value),
  );
  return {
    from: selecting.flatMap(({ spec }) => say(spec.ingress ?? [], 'from')),
    to: selecting.flatMap(({ spec }) => say(spec.egress ?? [], 'to')),
  };
}

function reachByRole(args: string[]) {
  const manifests = manifestsOf(args);
  return Object.fromEntries(
    podsOf(manifests).map(({ role, template }) => [role, reachOf(manifests, template.metadata.labels)]),
  );
}

const DNS = ['kube-system/kube-dns:udp 53', 'kube-system/kube-dns:53'];
const METRICS = 'monitoring:9464';

describe('the network', () => {
  it('refuses every pod what no policy names', () => {
    const [all] = policiesOf(manifestsOf(ARGS));
    expect(all?.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
      ingress: [],
      egress: [],
    });
  });

  it('lets only the ingress reach the gateway, and only gateway and console the api', () => {
    const data = ['chengcang-data:5432', 'chengcang-data:6379', 'chengcang-data:9000'];
    const working = [...DNS, ...data, '0.0.0.0/0:443'];
    expect(reachByRole(ARGS)).toEqual({
      gateway: { from: ['ingress-nginx:4000', METRICS], to: [...DNS, 'chengcang-api:4001'] },
      console: { from: [METRICS], to: [...DNS, 'chengcang-api:4001'] },
      api: { from: ['chengcang-gateway:4001', 'chengcang-console:4001', METRICS], to: working },
      worker: { from: [METRICS], to: working },
      migrate: { from: [], to: [...DNS, 'chengcang-data:5432'] },
    });
  });

  it('lets operators reach the console from where they are told to come, and nowhere else', () => {
    const { console: reached, gateway } = reachByRole([...ARGS, '--operator-namespace', 'vpn']);
    expect(reached?.from).toEqual(['vpn:4002', METRICS]);
    expect(gateway?.from).toEqual(['ingress-nginx:4000', METRICS]);
  });

  it('goes to data outside of the cluster, and to where traces are taken, when it is told so', () => {
    const { gateway, migrate } = reachByRole([
      ...ARGS,
      ...['--data-network', '10.9.0.0/16', '--otlp-endpoint', 'http://collector.monitoring:4318'],
    ]);
    expect(migrate?.to).toEqual([...DNS, '10.9.0.0/16:5432']);
    expect(gateway?.to).toEqual([...DNS, 'chengcang-api:4001', 'monitoring:4318']);
  });

  it('does not lead from the internet’s rule to addresses inside, such as the metadata of a cloud', () => {
    const open = policiesOf(manifestsOf(ARGS)).flatMap(({ spec }) =>
      (spec.egress ?? []).flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? [])),
    );
    expect(open).toHaveLength(2);
    for (const block of open)
      expect(block).toMatchObject({
        except: expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16']),
      });
  });

  it('has one way in: an Ingress to the gateway’s Service', () => {
    const manifests = manifestsOf(ARGS);
    const services = manifests.filter(({ kind }) => kind === 'Service');
    expect(services.map(({ metadata, spec }) => [metadata.name, spec.type])).toEqual([
      ['chengcang-api', undefined],
      ['chengcang-gateway', undefined],
      ['chengcang-console', undefined],
    ]);
    const ways = manifests.flatMap(({ spec: { rules = [] } = {} }) =>
      rules.flatMap(({ http }) => http.paths.map(({ path, backend }) => [path, backend.service.name])),
    );
    expect(ways).toEqual([
      ['/', 'chengcang-gateway'],
      ['/graphql/stream', 'chengcang-gateway'],
    ]);
  });

  it('does not hold back the change feed', () => {
    const feed = manifestsOf(ARGS).find(({ metadata }) => metadata.name === 'chengcang-stream');
    expect(feed?.metadata).toMatchObject({
      annotations: { 'nginx.ingress.kubernetes.io/proxy-buffering': 'off' },
    });
  });
});
