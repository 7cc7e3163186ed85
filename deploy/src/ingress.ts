import { k8s } from 'cdk8s-plus-33';
import type { Construct } from 'constructs';
import type { Cluster } from './cluster.ts';
import { labelsOf, nameOf, PORTS } from './labels.ts';

const NGINX = 'nginx.ingress.kubernetes.io';
/** The largest upload, with room. */
const BODY = '56m';

/**
 * The site at the gateway: everything, and apart from it the change feed, an answer that does not end. The annotations
 * are those of ingress-nginx, which other controllers read as well.
 */
export function addIngress(scope: Construct, cluster: Cluster): void {
  const add = (name: string, path: string, annotations: Record<string, string>) =>
    new k8s.KubeIngress(scope, name, {
      metadata: { name, labels: labelsOf('gateway'), annotations },
      spec: {
        ingressClassName: cluster.ingressClass,
        tls: [{ hosts: [cluster.host], secretName: 'chengcang-tls' }],
        rules: [
          {
            host: cluster.host,
            http: {
              paths: [
                {
                  path,
                  pathType: path === '/' ? 'Prefix' : 'Exact',
                  backend: { service: { name: nameOf('gateway'), port: { number: PORTS.gateway } } },
                },
              ],
            },
          },
        ],
      },
    });
  // A page stays with its gateway while a release goes out: the other one may not list its operations.
  const affinity = { [`${NGINX}/affinity`]: 'cookie', [`${NGINX}/session-cookie-samesite`]: 'Lax' };
  add('chengcang', '/', { ...affinity, [`${NGINX}/proxy-body-size`]: BODY });
  add('chengcang-stream', '/graphql/stream', {
    ...affinity,
    [`${NGINX}/proxy-buffering`]: 'off',
    [`${NGINX}/proxy-read-timeout`]: '3600',
  });
}
