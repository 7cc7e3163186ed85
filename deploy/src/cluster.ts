import { parseArgs } from 'node:util';

/** What one installation differs in from another. */
export type Cluster = {
  /** The image with its tag or digest. */
  image: string;
  /** Names the release in the migration's Job, so that each release has one. */
  release: string;
  /** The site's host, without a scheme. */
  host: string;
  namespace: string;
  ingressClass: string;
  /** Where the ingress controller runs: nothing else reaches the gateway. */
  ingressNamespace: string;
  /** Where operators come from, such as a VPN's proxy: nothing else reaches the console. Null for nowhere but the node. */
  operatorNamespace: string | null;
  /** Where the database, Valkey and the object storage run. */
  dataNamespace: string;
  /** A network in their place, for services that the cluster does not run. */
  dataNetwork: string | null;
  /** Who scrapes metrics and takes traces. */
  monitoringNamespace: string;
  /** The addresses of pods: their word of the caller's address is believed. */
  podNetwork: string;
  /** A class with ReadWriteMany; null for the cluster's own choice. */
  storageClass: string | null;
  /** Where traces go; null for nowhere. */
  otlpEndpoint: string | null;
};

/** Reads `--image registry.example/chengcang:1.2.3 --host shop.example …`; throws what is missing or unknown. */
export function readCluster(args: string[]): Cluster {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      image: text,
      release: text,
      host: text,
      namespace: { ...text, default: 'chengcang' },
      'ingress-class': { ...text, default: 'nginx' },
      'ingress-namespace': { ...text, default: 'ingress-nginx' },
      'operator-namespace': text,
      'data-namespace': { ...text, default: 'chengcang-data' },
      'data-network': text,
      'monitoring-namespace': { ...text, default: 'monitoring' },
      'pod-network': { ...text, default: '10.0.0.0/8' },
      'storage-class': text,
      'otlp-endpoint': text,
    },
  });
  const image = required('image', values.image);
  return {
    image,
    release: releaseName(values.release ?? tagOf(image)),
    host: required('host', values.host),
    namespace: values.namespace,
    ingressClass: values['ingress-class'],
    ingressNamespace: values['ingress-namespace'],
    operatorNamespace: values['operator-namespace'] ?? null,
    dataNamespace: values['data-namespace'],
    dataNetwork: values['data-network'] ?? null,
    monitoringNamespace: values['monitoring-namespace'],
    podNetwork: values['pod-network'],
    storageClass: values['storage-class'] ?? null,
    otlpEndpoint: values['otlp-endpoint'] ?? null,
  };
}

function required(name: string, value: string | undefined): string {
  if (value) return value;
  throw new Error(`--${name} is missing`);
}

function tagOf(image: string): string {
  const [, tag] = /:([\w.-]+)$/.exec(image) ?? [];
  if (tag && tag !== 'latest' && !image.includes('@')) return tag;
  throw new Error('--image needs a tag of its own, or --release beside it');
}

/** As names in Kubernetes are written. */
function releaseName(text: string): string {
  const name = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (name && name.length <= 40) return name;
  throw new Error(`${text} cannot name a release`);
}
