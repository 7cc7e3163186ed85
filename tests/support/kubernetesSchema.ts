import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as autoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as job } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job';
import { validate as configMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as claim } from 'kubernetes-models/_schemas/IoK8sApiCoreV1PersistentVolumeClaim';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as budget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';

type Fault = { instancePath: string; message?: string; params: object };
/** As ajv compiles it: the faults of the last call lie beside the function. */
type Validate = { (data: unknown): boolean; errors?: Fault[] | null };

const SCHEMAS = new Map(
  Object.entries<Validate>({
    'apps/v1 Deployment': deployment,
    'autoscaling/v2 HorizontalPodAutoscaler': autoscaler,
    'batch/v1 Job': job,
    'networking.k8s.io/v1 Ingress': ingress,
    'networking.k8s.io/v1 NetworkPolicy': networkPolicy,
    'policy/v1 PodDisruptionBudget': budget,
    'v1 ConfigMap': configMap,
    'v1 PersistentVolumeClaim': claim,
    'v1 Service': service,
  }),
);

/**
 * What the schema of its kind has against a manifest: wrong and missing values, and fields that it does not know, which
 * are those that the compiled schema never looks at.
 */
export function faultsOf(manifest: { apiVersion: string; kind: string; spec?: object }): string[] {
  const validate = SCHEMAS.get(`${manifest.apiVersion} ${manifest.kind}`);
  if (!validate) return [`no schema of ${manifest.apiVersion} ${manifest.kind}`];
  const watched = new WatchedValue(manifest);
  validate(watched.proxy);
  const wrong = (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message ?? JSON.stringify(params)].join(' '),
  );
  return [...wrong, ...watched.unread().map((path) => `${path} is unknown`)];
}

/** An object that knows which of its fields, at any depth, have been read. */
class WatchedValue {
  readonly #root: object;
  readonly #read = new Map<object, Set<string>>();
  readonly proxy: object;

  constructor(root: object) {
    this.#root = root;
    this.proxy = this.#watch(root);
  }

  #watch(value: object): object {
    const read = this.#read.get(value) ?? new Set();
    this.#read.set(value, read);
    return new Proxy(value, {
      get: (target, name) => {
        read.add(String(name));
        const found: unknown = Reflect.get(target, name);
        return typeof found === 'object' && found !== null ? this.#watch(found) : found;
      },
    });
  }

  unread(value: object = this.#root, path = ''): string[] {
    const read = this.#read.get(value);
    return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
      if (!read?.has(name)) return [`${path}/${name}`];
      return typeof inner === 'object' && inner !== null ? this.unread(inner, `${path}/${name}`) : [];
    });
  }
}
