import { readFileSync } from 'node:fs';
import { RESTDataSource } from '@apollo/datasource-rest';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import type { GoodPageDto } from '../../gateway/src/domains/goods/goods.dto.ts';

/** Apollo Server as its documentation sets it up, as a process of its own: `node stockApollo.ts <port> <REST address>`. */
const [, , port, apiBaseUrl] = process.argv;

class GoodsApi extends RESTDataSource {
  override baseURL = `${apiBaseUrl}/api/v1/`;

  async list(params: { page: number; pageSize: number }): Promise<GoodPageDto> {
    const { data } = await this.get('goods/list', {
      params: { page: String(params.page), pageSize: String(params.pageSize) },
    });
    return data;
  }
}

type Context = { goods: GoodsApi };

const server = new ApolloServer<Context>({
  typeDefs: readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
  resolvers: {
    GoodsSort: { GENERAL: 1, SALES: 2, PRICE_UP: 3, PRICE_DOWN: 4, NEWEST: 5 },
    Query: {
      goods: (_: unknown, args: { page: number; pageSize: number }, { goods }: Context) => goods.list(args),
    },
  },
});
await startStandaloneServer(server, {
  listen: { port: Number(port), host: '127.0.0.1' },
  context: async ({ req: _request }) => ({ goods: new GoodsApi({ cache: server.cache }) }),
});
