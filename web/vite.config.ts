import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { documentManifest } from './vite/documentManifest.ts';
import { firstScreens } from './vite/firstScreens.ts';
import { inlineDocuments } from './vite/inlineDocuments.ts';
import { inspectActors } from './vite/inspectActors.ts';
import { minifyPublic } from './vite/minifyPublic.ts';
import { precompress } from './vite/precompress.ts';
import { printByIds } from './vite/printByIds.ts';
import { routerForProduction } from './vite/routerForProduction.ts';
import { semanticSubset } from './vite/semanticSubset.ts';

const gateway = `http://127.0.0.1:${process.env.GATEWAY_PORT ?? 4000}`;

const REACT = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;
const APOLLO = /node_modules\/(@apollo|graphql|rxjs|optimism|@wry)\//;
const FIELDS =
  /\/src\/(ui\/\w+\/(Field|Input|Message|PasswordInput|Segmented|Checkbox|useSecondsUntil)|fields\/(CaptchaField|fields\.text))\.tsx?$/;
/** Small parts of many pages: a script for each would make the list of scripts longer than the parts. */
const PARTS =
  /\/src\/(flows\/useFlow|graphql\/accountBalance|lib\/(selectors|given|useFields|days|errorKey|unprovidedAction)|shop\/courierFee|ui\/\w+\/(Layout|Tabs|Text|PageHeader|Panel|StatusDot|placePanel|fieldsLock|Form|FormCard|TextField|TextArea|DialogActions|DescriptionList|Figures|ResultList|OptionCards)|fields\/(platform\.text|courier\.text|refusedField|region))\.tsx?$/;
/** What list pages have in common: on a slow line the number of files counts for as much as their size. */
const LISTS =
  /\/web\/src\/(list|exports|fields\/DayRange|ui\/(columns|selection|copy|overlays\/Drawer|data\/(Table|Pagination|DueCountdown|dueCountdown|cells)))/;
/** Questions, forms and what came of many: pages that have one soon have another. */
const FLOWS =
  /\/src\/(flows\/(ConfirmActionDialog|confirmAction|FormDialog|editRecord|BatchResults|batchAction)|ui\/(overlays\/ConfirmDialog|data\/RowList|feedback\/Progress)|features\/answerTemplates\/(AnswerTextArea|TemplateChooser|answerTemplates))[.\w]*\.tsx?$/;
/** What a sign-in has in common with other forms that a picture or a code guards. */
const PROOFS =
  /\/src\/.*\/(loginDialog\.(graphql|rules|requests)|credentials|runMutationWithProof|drawCaptcha|captcha\.graphql|LegalLink|legal\.text|codeCountdown\.actors|problems)\.tsx?$/;
const STARTED = /\/(start|react|apollo|rolldown-runtime)-[\w-]{8}\.js$/;

export default defineConfig({
  base: '/t3/',
  plugins: [
    inspectActors(),
    react(),
    routerForProduction(),
    inlineDocuments(),
    printByIds(),
    documentManifest(),
    firstScreens(),
    minifyPublic(),
    precompress(),
  ],
  resolve: {
    // rxjs without its helpers for old browsers.
    conditions: ['es2015', ...defaultClientConditions],
    // React has had it since 18.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?/, replacement: 'use-sync-external-store' }],
  },
  builder: {},
  environments: {
    // What the gateway runs of the app (src/server.tsx), whole, so that the gateway needs none of its libraries.
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        ssr: true,
        outDir: 'dist/server',
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: {
          input: 'src/server.tsx',
          output: { entryFileNames: 'home.js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
  css: { postcss: { plugins: [semanticSubset] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      // Whatever a page is loaded from has these already.
      resolveDependencies: (_, deps, { hostType }) =>
        hostType === 'js' ? deps.filter((file) => !STARTED.test(file)) : deps,
    },
    assetsDir: 'assets',
    // A data: address would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page starts with, by how often it changes.
            { name: 'react', tags: ['$initial'], test: REACT, priority: 3 },
            { name: 'apollo', tags: ['$initial'], test: APOLLO, priority: 2 },
            { name: 'start', tags: ['$initial'], priority: 1 },
            // The fields of a sign-in are those of many pages.
            { name: 'fields', test: FIELDS },
            { name: 'parts', test: PARTS },
            { name: 'flows', test: FLOWS },
            { name: 'proofs', test: PROOFS },
            { name: 'lodash', test: /node_modules\/lodash-es\// },
            { name: 'lists', minShareCount: 3, test: LISTS },
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
