import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { documentManifest } from './vite/documentManifest.ts';
import { inlineDocuments } from './vite/inlineDocuments.ts';
import { inspectActors } from './vite/inspectActors.ts';
import { precompress } from './vite/precompress.ts';
import { semanticSubset } from './vite/semanticSubset.ts';

const gateway = `http://127.0.0.1:${process.env.GATEWAY_PORT ?? 4000}`;

export default defineConfig({
  base: '/t3/',
  plugins: [inspectActors(), react(), inlineDocuments(), documentManifest(), precompress()],
  // rxjs without its helpers for old browsers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  css: { postcss: { plugins: [semanticSubset] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsDir: 'assets',
    // A data: address would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            { name: 'apollo', test: /node_modules\/(@apollo|graphql|rxjs|optimism|@wry)\// },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(['/graphql', '/api', '/files'].map((path) => [path, gateway])),
  },
});
