import { describe, expect, it } from 'vitest';
import { createApp } from '../../api/src/app.ts';
import { openDatabase } from '../../api/src/db/client.ts';
import { secretBox } from '../../api/src/shared/secretBox.ts';
import { readCluster } from '../../deploy/src/cluster.ts';
import { createConsole } from '../../gateway/src/console/createConsole.ts';
import { createGateway } from '../../gateway/src/createGateway.ts';
import { imageEnv } from '../../scripts/lib/imageRun.mjs';
import { settings, withoutSecrets } from '../../scripts/lib/settings.mjs';
import { faultsOf } from '../support/kubernetesSchema.ts';
import { ARGS, filesOf, type Manifest, podsOf } from '../support/manifests.ts';

const EVERY_OPTION = [
  ...ARGS,
  ...['--data-network', '10.9.0.0/16', '--storage-class', 'shared'],
  ...['--otlp-endpoint', 'http://collector.monitoring:4318'],
];
const files = filesOf();
const manifests = files.flatMap((file) => file.manifests);
const pods = podsOf(manifests);
const servingPods = pods.filter(({ kind }) => kind === 'Deployment');
const configs = new Map(
  manifests.flatMap(({ kind, metadata, data = {} }) => (kind === 'ConfigMap' ? [[metadata.name, data]] : [])),
);

/** The variables that a container gets from ConfigMaps, over those of the image. */
function variablesOf({ envFrom }: (typeof pods)[number]['container']): Record<string, string> {
  const given = envFrom.map(({ configMapRef }) => configs.get(configMapRef?.name ?? '') ?? {});
  return Object.assign({ ...imageEnv() }, ...given);
}

describe('the manifests', () => {
  it.each([
    ['of an ordinary installation', ARGS],
    ['with every option', EVERY_OPTION],
  ])('%s have nothing that the schemas of Kubernetes refuse or do not know', (_name, args) => {
    const faults = filesOf(args).flatMap((file) =>
      file.manifests.flatMap((one) =>
        faultsOf(one).map((fault) => `${one.kind} ${one.metadata.name}: ${fault}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('are held to schemas that tell of a wrong, a missing and an unknown field', () => {
    const [deployment] = filesOf()[2]?.manifests ?? [];
    const spec = { ...deployment?.spec, selector: undefined, minReadySeconds: 'soon', replica: 2 };
    expect(faultsOf({ ...(deployment as Manifest), spec })).toEqual([
      '/spec {"missingProperty":"selector"}',
      '/spec/minReadySeconds {"type":"integer"}',
      '/spec/replica is unknown',
    ]);
  });

  it('are three files in the order in which they are applied', () => {
    const kindsOf = (list: Manifest[]) => [...new Set(list.map(({ kind }) => kind))].sort();
    expect(files.map(({ name, manifests: list }) => [name, kindsOf(list)])).toEqual([
      ['1-base', ['ConfigMap', 'NetworkPolicy', 'PersistentVolumeClaim']],
      ['2-migrate', ['Job']],
      ['3-release', ['Deployment', 'HorizontalPodAutoscaler', 'Ingress', 'PodDisruptionBudget', 'Service']],
    ]);
  });

  it('give each release a migration of its own', () => {
    const jobOf = (image: string) =>
      filesOf(['--image', image, '--host', 'shop.example'])[1]?.manifests.map(
        ({ metadata }) => metadata.name,
      );
    expect(jobOf('registry.example:5000/chengcang:1.2.3')).toEqual(['chengcang-migrate-1-2-3']);
    expect(jobOf('registry.example:5000/chengcang:1.2.4_RC1')).toEqual(['chengcang-migrate-1-2-4-rc1']);
  });

  it.each([
    ['--host is missing', ['--image', 'chengcang:1']],
    ['--image is missing', ['--host', 'shop.example']],
    [
      '--image needs a tag of its own, or --release beside it',
      ['--image', 'x/chengcang:latest', '--host', 'a'],
    ],
    [
      '--image needs a tag of its own, or --release beside it',
      ['--image', 'x:5000/chengcang', '--host', 'a'],
    ],
  ])('are not written when %s', (message, args) => {
    expect(() => readCluster(args)).toThrow(message);
  });
});

describe('a pod', () => {
  it('runs a role that the image knows', () => {
    expect(pods.map(({ kind, role }) => [kind, role])).toEqual([
      ['Job', 'migrate'],
      ['Deployment', 'api'],
      ['Deployment', 'worker'],
      ['Deployment', 'gateway'],
      ['Deployment', 'console'],
    ]);
  });

  it.each(pods)('of $role has no root, no writable root file system and no rights in the cluster', (pod) => {
    const { spec } = pod.template;
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(pod.container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect([spec.initContainers, spec.hostNetwork]).toEqual([undefined, undefined]);
  });

  it('may write what FILES_DIR names, where it has files', () => {
    const writable = pods.map(({ role, container }) => [
      role,
      container.volumeMounts.filter(({ readOnly }) => !readOnly).map(({ mountPath }) => mountPath),
    ]);
    const { FILES_DIR } = imageEnv();
    expect(Object.fromEntries(writable)).toEqual({
      migrate: ['/tmp'],
      api: ['/tmp', FILES_DIR],
      worker: ['/tmp', FILES_DIR],
      gateway: ['/tmp'],
      console: ['/tmp'],
    });
  });

  it.each(servingPods)('of $role has time to drain and to finish', ({ template, container }) => {
    const drain = Number(variablesOf(container).DRAIN_SECONDS);
    expect(drain).toBeGreaterThan(0);
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 10);
  });

  it.each(servingPods)('of $role listens where it is asked, on every address', ({ role, container }) => {
    const variables = variablesOf(container);
    const { API_PORT, GATEWAY_PORT, CONSOLE_PORT, METRICS_PORT } = variables;
    const own = { api: API_PORT, gateway: GATEWAY_PORT, console: CONSOLE_PORT }[role];
    expect(container.ports).toEqual([
      ...(own ? [{ name: 'http', containerPort: Number(own) }] : []),
      { name: 'metrics', containerPort: Number(METRICS_PORT) },
    ]);
    const { API_HOST, GATEWAY_HOST, CONSOLE_HOST, METRICS_HOST } = variables;
    expect(new Set([API_HOST, GATEWAY_HOST, CONSOLE_HOST, METRICS_HOST])).toEqual(new Set(['0.0.0.0']));
  });

  it.each([
    { role: 'api', served: apiServes },
    { role: 'gateway', served: gatewayServes },
    { role: 'console', served: consoleServes },
  ])('of $role is asked for its health where it answers', async ({ role, served }) => {
    const probes = probesOf(role);
    expect(probes).toEqual([
      ['http', '/health/live'],
      ['http', '/health/live'],
      ['http', '/health/ready'],
    ]);
    expect(await served(probes.map(([, path]) => path))).toEqual([true, true, true]);
  });

  it('of worker is asked for its health at the port of the metrics', () => {
    expect(probesOf('worker')).toEqual([
      ['metrics', '/health/live'],
      ['metrics', '/health/live'],
      ['metrics', '/health/ready'],
    ]);
  });
});

function probesOf(role: string): [string, string][] {
  const { container } = servingPods.find((pod) => pod.role === role) ?? {};
  return [container?.startupProbe, container?.livenessProbe, container?.readinessProbe].map((probe) => [
    probe?.httpGet.port ?? '',
    probe?.httpGet.path ?? '',
  ]);
}

async function apiServes(paths: string[]): Promise<boolean[]> {
  const database = openDatabase('postgres://unused', secretBox(Buffer.alloc(32)));
  const app = await createApp({ database, demo: false });
  const served = paths.map((url) => app.hasRoute({ method: 'GET', url }));
  await app.close();
  await database.close();
  return served;
}

async function consoleServes(paths: string[]): Promise<boolean[]> {
  const app = await createConsole({ apiBaseUrl: 'http://127.0.0.1:9', webDist: '/nonexistent' });
  const served = paths.map((url) => app.hasRoute({ method: 'GET', url }));
  await app.close();
  return served;
}

async function gatewayServes(paths: string[]): Promise<boolean[]> {
  const app = await createGateway({ apiBaseUrl: 'http://127.0.0.1:9', webDist: '/nonexistent' });
  const served = paths.map((url) => app.hasRoute({ method: 'GET', url }));
  await app.close();
  return served;
}

describe('the environment of a pod', () => {
  const declared = new Set(settings.flatMap((group) => group.settings.map(({ name }) => name)));

  it('has no variable that the list of settings does not know', () => {
    const named = filesOf(EVERY_OPTION).flatMap((file) =>
      file.manifests.flatMap(({ kind, data = {} }) => (kind === 'ConfigMap' ? Object.keys(data) : [])),
    );
    const all = [...new Set([...named, ...Object.keys(imageEnv())])];
    expect(all.length).toBeGreaterThan(12);
    expect(all.filter((name) => !declared.has(name))).toEqual([]);
  });

  it('has its secrets from Secrets alone, and of gateway and console has none', () => {
    const plain = [...configs.values()].flatMap((data) => Object.keys(data));
    expect(plain.filter((name) => name in withoutSecrets)).toEqual([]);
    const secretsOf = Object.fromEntries(
      pods.map(({ role, container }) => [
        role,
        container.envFrom.flatMap((from) => from.secretRef?.name ?? []),
      ]),
    );
    expect(secretsOf).toEqual({
      migrate: ['chengcang-database'],
      api: ['chengcang-database', 'chengcang-api'],
      worker: ['chengcang-database', 'chengcang-api'],
      gateway: [],
      console: [],
    });
  });

  it('is that of production, which does not migrate', () => {
    for (const { container } of pods)
      expect(variablesOf(container)).toMatchObject({ NODE_ENV: 'production', MIGRATE_ON_START: 'false' });
  });
});
