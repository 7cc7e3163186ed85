import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { imageEnv } from '../../scripts/lib/imageRun.mjs';
import { settings, withoutSecrets } from '../../scripts/lib/settings.mjs';

type Service = {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  env_file?: { path: string; required: boolean }[];
  networks: string[];
  ports?: string[];
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  privileged?: boolean;
  stop_grace_period: string;
  healthcheck?: { test: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
};

const dockerfile = readFileSync('Dockerfile', 'utf8');
const { services, networks } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
};
const named = Object.entries(services).map(([name, service]) => ({ name, ...service }));
const roles = named.filter(({ image }) => image.includes('chengcang'));
const declared = new Set(settings.flatMap((group) => group.settings.map(({ name }) => name)));

describe('the Dockerfile', () => {
  it('copies the package.json of every workspace, without which npm installs nothing', () => {
    const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
    const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, folder]) => folder);
    expect(copied.sort()).toEqual(workspaces.sort());
  });

  it('names the version that the project has', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(/^ARG VERSION=(.*)$/m.exec(dockerfile)?.[1]).toBe(version);
  });

  it('runs as a user that is not root, and says when it is ready', () => {
    expect(/^USER (.*)$/m.exec(dockerfile)?.[1]).toBe('10001:10001');
    expect(/^HEALTHCHECK .* CMD (.*)$/m.exec(dockerfile)?.[1]).toBe('["chengcang", "ready"]');
  });

  it('sets variables that the list of settings knows, and no secret', () => {
    const names = Object.keys(imageEnv());
    expect(names).toContain('FILES_DIR');
    expect(names.filter((name) => !declared.has(name) || name in withoutSecrets)).toEqual([]);
  });
});

describe('the entry point', () => {
  const entry = readFileSync('deploy/image/entrypoint.sh', 'utf8');

  it('has the roles that the manifests and compose.yaml run', () => {
    const cases = [...entry.matchAll(/^([a-z| ]+)\)/gm)].flatMap(([, names = '']) => names.split(' | '));
    const used = [...new Set(roles.flatMap(({ command = [] }) => command))].sort();
    expect(used).toEqual(['api', 'console', 'gateway', 'migrate', 'worker']);
    expect(cases).toEqual(expect.arrayContaining(used));
  });
});

describe('compose.yaml', () => {
  it.each(named)('lets $name write nothing but its volumes, and gain no rights', (service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service.privileged).toBeUndefined();
  });

  it('opens the proxy alone to the outside, the console to this machine, and gateways to nothing but the proxy', () => {
    const open = named.flatMap(({ name, ports = [] }) => ports.map((one) => [name, one]));
    expect(open).toEqual([
      ['console', '127.0.0.1:${CONSOLE_PORT:-4002}:4002'],
      ['proxy', '${PORT:-8080}:8080'],
    ]);
    expect(services.gateway?.networks).toEqual(['front']);
    expect(networks.front?.internal).toBe(true);
    const inFront = named.filter((service) => service.networks.includes('front'));
    expect(inFront.map(({ name }) => name)).toEqual(['gateway', 'console', 'proxy']);
  });

  it('names variables that the list of settings knows, and gives gateway and console no secret', () => {
    const names = roles.flatMap(({ environment = {} }) => Object.keys(environment));
    expect(names.filter((name) => !declared.has(name))).toEqual([]);
    for (const service of [services.gateway, services.console]) {
      const secrets = Object.keys(service?.environment ?? {}).filter((name) => name in withoutSecrets);
      expect([secrets, service?.env_file]).toEqual([[], undefined]);
    }
  });

  it('asks for secrets, and has none of its own', () => {
    const secrets = named.flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => name in withoutSecrets || /PASSWORD/.test(name)),
    );
    expect(secrets.length).toBeGreaterThan(5);
    // An address without a password is none.
    for (const [name, value] of secrets)
      if (name !== 'REDIS_URL') expect(value).toMatch(/\$\{[A-Z0-9_]+:\?\}/);
  });

  it('has an example of every variable that it needs', () => {
    const example = readFileSync('deploy/compose/secrets.env.example', 'utf8');
    const given = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    const needed = readFileSync('compose.yaml', 'utf8').matchAll(/\$\{([A-Z0-9_]+):\?\}/g);
    expect(given.sort()).toEqual([...new Set([...needed].map(([, name]) => name))].sort());
  });

  it('waits for the migration before what needs the schema', () => {
    for (const name of ['api', 'worker'])
      expect(services[name]?.depends_on?.migrate).toEqual({ condition: 'service_completed_successfully' });
    expect(services.gateway?.depends_on?.api).toEqual({ condition: 'service_healthy' });
  });

  it.each(roles.filter(({ name }) => name !== 'migrate'))(
    'gives $name time to drain and to finish, and asks the image whether it is ready',
    (service) => {
      const drain = Number(service.environment?.DRAIN_SECONDS);
      expect(drain).toBeGreaterThan(0);
      expect(Number.parseInt(service.stop_grace_period, 10)).toBeGreaterThanOrEqual(drain + 10);
      expect(service.healthcheck?.test).toEqual(['CMD', 'chengcang', 'ready']);
    },
  );

  it('has no service that nothing checks, but for those that end by themselves and the proxy', () => {
    const unchecked = named.filter(({ healthcheck }) => !healthcheck || healthcheck.disable);
    expect(unchecked.map(({ name }) => name)).toEqual(['migrate', 'proxy', 'bucket']);
  });
});

describe('.dockerignore', () => {
  const patterns = readFileSync('.dockerignore', 'utf8').split('\n');

  it('keeps secrets and installed packages out of the image', () => {
    expect(patterns).toEqual(expect.arrayContaining(['**/node_modules', '.env', '.env.*', '.git', '.data']));
    expect(patterns).toEqual(expect.arrayContaining(['deploy/compose/*.env', 'deploy/compose/keys']));
  });

  it('keeps nothing out that the image’s steps copy', () => {
    const [, list = ''] = /^WORKSPACES='(.*)'$/m.exec(readFileSync('deploy/image/install.sh', 'utf8')) ?? [];
    const needed = list.split(' ').flatMap((folder) => globSync(`${folder}/src/*.ts`));
    expect(list.split(' ').length).toBeGreaterThan(4);
    expect(needed.length).toBeGreaterThan(10);
    const kept = patterns.filter((pattern) => /^[a-z]+$/.test(pattern));
    expect(kept.filter((folder) => needed.some((file) => file.startsWith(`${folder}/`)))).toEqual([]);
  });
});
