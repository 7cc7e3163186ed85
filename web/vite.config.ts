import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documentManifest } from './vite/documentManifest.ts';
import { firstScreens, joinedScreens } from './vite/firstScreens.ts';
import { inlineDocuments } from './vite/inlineDocuments.ts';
import { inspectActors } from './vite/inspectActors.ts';
import { leanLibraries, startGroups, withoutStarted } from './vite/libraries.ts';
import { minifyPublic } from './vite/minifyPublic.ts';
import { namedWidths } from './vite/namedWidths.ts';
import { offlineFiles } from './vite/offlineFiles.ts';
import { precompress } from './vite/precompress.ts';
import { printByIds } from './vite/printByIds.ts';
import { routerForProduction } from './vite/routerForProduction.ts';
import { scriptsAfterPaint } from './vite/scriptsAfterPaint.ts';
import { semanticSubset } from './vite/semanticSubset.ts';
import { shortClasses } from './vite/shortClasses.ts';

const gateway = `http://127.0.0.1:${process.env.GATEWAY_PORT ?? 4000}`;

const FIELDS =
  /\/src\/(ui\/\w+\/(Field|Input|Message|PasswordInput|Segmented|Checkbox|useSecondsUntil)|fields\/(CaptchaField|fields\.text))\.tsx?$/;
/** Small parts of many pages: a script for each would make the list of scripts longer than the parts. */
const PARTS =
  /\/src\/(flows\/useFlow|graphql\/accountBalance|lib\/(selectors|given|useFields|days|errorKey|unprovidedAction)|shop\/courierFee|ui\/\w+\/(Layout|Tabs|Text|PageHeader|Panel|StatusDot|placePanel|fieldsLock|Form|FormCard|TextField|TextArea|DialogActions|DescriptionList|Figures|ResultList|OptionCards)|fields\/(platform\.text|courier\.text|refusedField|region))\.tsx?$/;
/** Such parts that the sign-in does without. */
const OF_GOODS =
  /\/src\/(graphql\/warehouses\.graphql|lib\/(oneLine|searchParams|toggled|requestNumbers)|shop\/(delivery|prices|ownFees|shipPromise|warehouse\.|WarehouseBar)|ui\/inputs\/(NumberInput|clampWhole)|features\/goods\/goods\.text)[.\w]*\.tsx?$/;
/** Pictures that people add and look at, and reviews, which have them. */
const PICTURES =
  /\/src\/(lib\/(thumbnailUrl|useObjectUrl|blobOf|uploadPicture|uploadFile)|features\/(pictures\/(evidence\/evidenceFiles|holdsExif|pictureFiles|squares|pictures|PicturesView|PickTiles|PictureTile)|reviews\/(reviews|ReviewPictures|Stars|ReviewBody|writeReview)))[.\w]*\.tsx?$/;
/** What list pages have in common: on a slow line the number of files counts for as much as their size. */
const LISTS =
  /\/web\/src\/(list|fields\/DayRange|ui\/(columns|selection|copy|overlays\/Drawer|data\/(Table|Pagination|DueCountdown|dueCountdown|cells)))/;
/** Questions, forms and what came of many: pages that have one soon have another. */
const FLOWS =
  /\/src\/(flows\/(ConfirmActionDialog|confirmAction|FormDialog|editRecord|BatchResults|batchAction)|ui\/(overlays\/ConfirmDialog|data\/RowList|feedback\/Progress)|features\/answerTemplates\/(AnswerTextArea|TemplateChooser|answerTemplates))[.\w]*\.tsx?$/;
/** What a sign-in has in common with other forms that a picture or a code guards. */
const PROOFS =
  /\/src\/.*\/(loginDialog\.(graphql|rules|requests)|credentials|runMutationWithProof|drawCaptcha|captcha\.graphql|LegalLink|legal\.text|codeCountdown\.actors|problems)\.tsx?$/;
export default defineConfig({
  base: '/t3/',
  plugins: [
    inspectActors(),
    react(),
    routerForProduction(),
    inlineDocuments(),
    printByIds(),
    documentManifest({ others: () => joinedScreens().map(({ operation }) => operation) }),
    firstScreens(),
    scriptsAfterPaint(),
    minifyPublic(),
    shortClasses(),
    offlineFiles(),
    precompress(),
  ],
  resolve: leanLibraries,
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
          output: { entryFileNames: 'pages.js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
  css: { postcss: { plugins: [semanticSubset, namedWidths()] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: withoutStarted,
    },
    assetsDir: 'assets',
    // A data: address would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...startGroups,
            // The fields of a sign-in are those of many pages.
            { name: 'fields', test: FIELDS },
            { name: 'parts', test: PARTS },
            { name: 'flows', test: FLOWS },
            { name: 'proofs', test: PROOFS },
            { name: 'goods', test: OF_GOODS },
            { name: 'pictures', test: PICTURES },
            { name: 'exports', test: /\/web\/src\/exports\// },
            { name: 'lists', minShareCount: 3, test: LISTS },
            // With what its parts are made of, so that pages that share some of it do not have the rest in their files.
            { name: 'member', test: /\/shell\/memberParts\.ts$/ },
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
