import { tmpdir } from 'node:os';
import { Fleet } from '../support/Fleet.ts';
import { freePort } from '../support/freePort.ts';

const DOCUMENTS = 60_000;
/** Until then memory grows for other reasons. */
const WARM_UP = 6_000;
const AT_ONCE = 16;
const FIELDS = ['name', 'pic', 'price', 'unit', 'shipFrom', 'warehouseId', 'sold', 'goodsNo', 'weight'];

/** Resident megabytes of a gateway that takes texts, after some and after many different documents, each asked twice. */
export async function manyDocuments(): Promise<{ before: number; after: number }> {
  await using fleet = new Fleet();
  const [rest, own] = await Promise.all([freePort(), freePort()]);
  const at = (port: number) => `http://127.0.0.1:${port}`;
  await fleet.start(new URL('upstream.ts', import.meta.url), [String(rest)], `${at(rest)}/health/ready`);
  const gateway = await fleet.start(
    new URL('../../gateway/src/server.ts', import.meta.url),
    [],
    `${at(own)}/health/ready`,
    { GATEWAY_PORT: String(own), API_BASE_URL: at(rest), WEB_DIST: tmpdir(), NODE_ENV: 'development' },
  );
  const ask = async (number: number) => {
    const selected = FIELDS.filter((_, bit) => (number >> bit) & 1).join(' ');
    const query = `query Q${number} { goods(page: 1, pageSize: ${1 + (number % 30)}) { total list { id ${selected} } } }`;
    for (let time = 0; time < 2; time++) {
      const answer = await fetch(`${at(own)}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-token': 'a-token-of-the-benchmark' },
        body: JSON.stringify({ query }),
      });
      if (!(await answer.text()).includes('"total"')) throw new Error(query);
    }
  };
  const askAll = async (from: number, to: number) => {
    const numbers = Array.from({ length: to - from }, (_, index) => from + index).values();
    const worker = async () => {
      for (const number of numbers) await ask(number);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return (await gateway.usage()).residentMb;
  };
  return { before: await askAll(0, WARM_UP), after: await askAll(WARM_UP, DOCUMENTS) };
}
