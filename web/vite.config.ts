import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineDocuments } from './vite/inlineDocuments.ts';
import { precompress } from './vite/precompress.ts';
import { semanticSubset } from './vite/semanticSubset.ts';

const gateway = `http://127.0.0.1:${process.env.GATEWAY_PORT ?? 4000}`;

export default defineConfig({
  base: '/t3/',
  plugins: [react(), inlineDocuments(), precompress()],
  css: { postcss: { plugins: [semanticSubset] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
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
