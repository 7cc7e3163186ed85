import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { getUnifiedGraphGracefully } from '@graphql-mesh/fusion-composition';
import { loadOpenAPISubgraph } from '@omnigraph/openapi';

/** Hive Gateway over the OpenAPI of the REST service, as a process of its own: `node hiveGateway.ts <port> <REST address>`. */
const [, , port, endpoint = ''] = process.argv;

const silent = () => undefined;
const logger = {
  debug: silent,
  info: silent,
  warn: silent,
  error: console.error,
  log: silent,
  child: () => logger,
};
const { name, schema$ } = loadOpenAPISubgraph('chengcang', { source: goodsContract(), endpoint })({
  fetch,
  cwd: import.meta.dirname,
  logger,
});
const supergraph = getUnifiedGraphGracefully([{ name, schema: await schema$ }]);
const gateway = createGatewayRuntime({ supergraph, logging: false, landingPage: false, graphiql: false });
createServer(gateway).listen(Number(port), '127.0.0.1');

/** A file with the one route that is asked for: the whole contract is more than its composition takes. */
function goodsContract(): string {
  const contract = JSON.parse(readFileSync(new URL('../../api/src/openapi.json', import.meta.url), 'utf8'));
  const route = '/api/v1/goods/list';
  const file = join(tmpdir(), `chengcang-bench-${process.pid}.json`);
  writeFileSync(file, JSON.stringify({ ...contract, paths: { [route]: contract.paths[route] } }));
  return file;
}
