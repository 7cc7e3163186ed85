import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The program of Tailcall's package; undefined where there is none for this machine. */
export function tailcallProgram(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve('@tailcallhq/core-linux-x64-gnu/package.json');
    return join(dirname(manifest), 'bin/tailcall');
  } catch {
    return undefined;
  }
}

type Served = { port: number; apiBaseUrl: string; fields: string };

/** Writes the configuration of a graph with the goods list: one worker, nothing cached. */
export function writeTailcallConfig(folder: string, { port, apiBaseUrl, fields }: Served): string {
  const file = join(folder, 'tailcall.graphql');
  const query = ['page', 'pageSize'].map((name) => `{key: "${name}", value: "{{.args.${name}}}"}`);
  if (fields) query.push(`{key: "fields", value: "${fields}"}`);
  writeFileSync(
    file,
    `schema @server(port: ${port}, hostname: "127.0.0.1", workers: 1) @upstream(httpCache: 0) { query: Query }
type Query {
  goods(page: Int!, pageSize: Int!): GoodPage
    @http(url: "${apiBaseUrl}/api/v1/goods/list", query: [${query.join(', ')}], select: "{{.data}}")
}
type GoodPage { total: Int! page: Int! list: [Good!]! }
type Good {
  id: Int! name: String! pic: String! price: Int! unit: String! shipFrom: String! warehouseId: Int sold: Int!
}
`,
  );
  return file;
}
