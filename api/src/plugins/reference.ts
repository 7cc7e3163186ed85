import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** The page's styles are inline elements and attributes; everything else comes from here. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";
const BRAND =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 170 30"><text y="22" font-family="sans-serif" font-size="18" font-weight="600" fill="#ff8a3d">橙仓 · 试用图谱</text></svg>';
const STYLE = `
  .swagger-ui .topbar { background: #1d1f22; padding: 6px 0; }
  .swagger-ui .topbar-wrapper .link { max-width: 160px; }
  .swagger-ui .topbar .download-url-wrapper { display: none; }
  .swagger-ui .info { margin: 24px 0; }
  .swagger-ui .scheme-container { padding: 16px 0; }
`;

type Options = {
  /** The target of the page's link. */
  explorerUrl: string;
};

/** `GET /reference/`: an interactive page of the OpenAPI document, from this origin only. */
export const reference = fp<Options>(
  async (app: FastifyInstance, { explorerUrl }) => {
    await app.register(swaggerUi, {
      routePrefix: '/reference',
      staticCSP: POLICY,
      logo: { type: 'image/svg+xml', content: Buffer.from(BRAND), href: explorerUrl },
      theme: { title: '橙仓 · REST 参考', css: [{ filename: 'chengcang.css', content: STYLE }] },
      uiConfig: {
        deepLinking: true,
        displayRequestDuration: true,
        docExpansion: 'none',
        filter: true,
        persistAuthorization: true,
        tagsSorter: 'alpha',
        // Not to be asked about by the page.
        validatorUrl: null,
      },
    });
  },
  { name: 'reference', dependencies: ['openapi'] },
);
