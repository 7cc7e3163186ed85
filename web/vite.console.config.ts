import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { NEVER } from './src/ui/base/widths.ts';
import { documentManifest } from './vite/documentManifest.ts';
import { inlineDocuments } from './vite/inlineDocuments.ts';
import { inspectActors } from './vite/inspectActors.ts';
import { leanLibraries, startGroups, withoutStarted } from './vite/libraries.ts';
import { minifyPublic } from './vite/minifyPublic.ts';
import { namedWidths } from './vite/namedWidths.ts';
import { precompress } from './vite/precompress.ts';
import { printByIds } from './vite/printByIds.ts';
import { routerForProduction } from './vite/routerForProduction.ts';
import { semanticSubset } from './vite/semanticSubset.ts';
import { shortClasses } from './vite/shortClasses.ts';

const host = `http://127.0.0.1:${process.env.CONSOLE_PORT ?? 4002}`;
const folder = 'src/console/graphql/generated';
const SHARED = /\/web\/src\/(list|flows|fields|ui\/(columns|selection|copy|overlays|inputs|data))/;

/** The operators' console: an app of its own that shares the widgets of the public one. */
export default defineConfig({
  root: 'console',
  base: '/console/',
  plugins: [
    inspectActors(),
    react(),
    routerForProduction(),
    inlineDocuments(folder),
    printByIds(),
    documentManifest({ folder }),
    minifyPublic(),
    shortClasses(),
    precompress(),
  ],
  resolve: {
    ...leanLibraries,
    alias: [
      ...(leanLibraries.alias as { find: RegExp; replacement: string }[]),
      { find: '/@console', replacement: fileURLToPath(new URL('./src/console', import.meta.url)) },
    ],
  },
  css: { postcss: { plugins: [semanticSubset, namedWidths(NEVER)] } },
  build: {
    outDir: '../dist-console',
    emptyOutDir: true,
    modulePreload: { polyfill: false, resolveDependencies: withoutStarted },
    // A data: address would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [...startGroups, { name: 'shared', minShareCount: 3, test: SHARED }] },
      },
    },
  },
  server: {
    port: 5174,
    strictPort: true,
    fs: { allow: ['..', '../..'] },
    proxy: Object.fromEntries(['/graphql', '/api', '/files'].map((path) => [path, host])),
  },
});
