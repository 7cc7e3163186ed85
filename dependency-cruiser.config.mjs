/** @import { IConfiguration } from 'dependency-cruiser' */

/** What a feature of the web app offers to other features; the rest of it is its own. */
const PUBLIC_FILES = {
  addressBook: ['addressBook.text.ts', 'bookActions.ts', 'KeepReceiversButton.tsx', 'PickDialog.tsx'],
  accounts: ['realName.actors.ts', 'realName.selectors.ts', 'RealNameDialog.tsx'],
  afterSales: ['dismissSuggestion.ts', 'openCase.ts', 'OpenCaseDialog.tsx'],
  answerTemplates: ['AnswerTextArea.tsx'],
  basketLines: ['AddToBasket.tsx'],
  bulkEdits: [
    'bulkEdit.actors.ts',
    'bulkEdit.machine.ts',
    'bulkEdits.text.ts',
    'BulkEditDialog.tsx',
    'bulkEditsQuery.ts',
    'BulkEditsPage.tsx',
  ],
  cashOuts: [
    'cashOut.selectors.ts',
    'cashOut.text.ts',
    'CashOutDialogs.tsx',
    'CashOutDrawer.tsx',
    'revokeCashOut.ts',
    'useCashOut.ts',
  ],
  closings: ['ClosingCard.tsx'],
  codeCountdown: ['CodeProofFields.tsx', 'useCodeCountdown.ts'],
  courierClaims: ['ClaimsPart.tsx', 'openClaim.ts', 'OpenClaimDialog.tsx'],
  customerService: ['CustomerServiceSlot.tsx', 'useCustomerService.ts'],
  deposits: ['DepositCard.tsx'],
  favourites: ['useHeart.ts'],
  goods: ['goods.text.ts', 'PlatformChoices.tsx', 'RichText.tsx'],
  goodsPicker: [
    'chosenGood.ts',
    'goods.graphql.ts',
    'goodsFacts.ts',
    'GoodsPicker.tsx',
    'goodsStep.text.ts',
    'GoodSummary.tsx',
    'loadGoodsFacts.ts',
  ],
  invoices: ['InvoicesTab.tsx'],
  joins: ['leagueLevels.ts'],
  labels: [
    'accounts/AccountDialog.tsx',
    'accounts/accountFlows.ts',
    'accounts/accountForm.ts',
    'AutoPrint.tsx',
    'printAsSet.ts',
    'PrintButton.tsx',
  ],
  legal: ['ConsentPrompt.tsx', 'legal.graphql.ts', 'legal.text.ts', 'LegalLink.tsx'],
  loginDialog: ['useOpenLogin.ts'],
  orders: ['orderActions.ts', 'OrderDialog.tsx', 'orders.graphql.ts', 'orders.text.ts', 'ordersQuery.ts'],
  packing: [
    'BenchTab.tsx',
    'buyerNote.ts',
    'BuyerNoteDialog.tsx',
    'packingPaths.ts',
    'WaveButton.tsx',
    'waves.text.ts',
    'WavesTab.tsx',
  ],
  licences: ['LicencesCard.tsx', 'StoreLicences.tsx'],
  parcels: [
    'ActionsNotice.tsx',
    'chosenParcel.ts',
    'fillBack/FillBackButton.tsx',
    'parcelStatus.ts',
    'receiver.actors.ts',
    'receiver.machine.ts',
    'ReceiverDialog.tsx',
    'revealing/RevealDialog.tsx',
    'revealing/revealing.text.ts',
    'revealing/revealReceiver.ts',
    'runParcelAction.ts',
  ],
  payments: ['Recharge.tsx'],
  pictures: [
    'evidence/EvidenceField.tsx',
    'evidence/PrivatePicture.tsx',
    'evidence/PrivateVideo.tsx',
    'pictureFiles.ts',
    'PicturesField.tsx',
    'pictures.text.ts',
    'squares.ts',
    'WholePicturesField.tsx',
  ],
  problems: ['ProblemsPointer.tsx', 'problemCount.graphql.ts'],
  promotion: ['LevelBadge.tsx'],
  reroutes: ['RuleButton.tsx', 'StopsPointer.tsx'],
  refunds: [
    'forecastRefund.ts',
    'PieceChoice.tsx',
    'RefundDialog.tsx',
    'refundPart.ts',
    'refunds.text.ts',
    'RefundsPart.tsx',
    'requestRefunds.ts',
    'RevokeDialog.tsx',
  ],
  reviews: [
    'GoodReviews.tsx',
    'OrderReviews.tsx',
    'reviews.graphql.ts',
    'reviews.text.ts',
    'SellerReviews.tsx',
    'Stars.tsx',
  ],
  session: ['useSession.ts'],
  shipmentTemplates: ['KeepTemplateButton.tsx', 'TemplateShelf.tsx'],
  shipments: [
    'shared/recipients/recipient.ts',
    'shared/recipients/recipientRules.ts',
    'shared/recipients/rowNotes.text.ts',
    'shared/recipients/verdicts.ts',
  ],
  shops: [
    'binding/bindShop.actors.ts',
    'binding/BindShopDialog.tsx',
    'goods/ShopGoodsDialog.tsx',
    'goods/shopItem.ts',
    'RenewBar.tsx',
    'settings/editShopSettings.ts',
    'settings/ShopSettingsDialog.tsx',
    'shared/shops.graphql.ts',
    'SupplierShops.tsx',
    'shopFlows.ts',
    'ShopsPart.tsx',
  ],
  spreadsheets: [
    'fieldText.ts',
    'fillBack/backSheet.ts',
    'importing/ImportDialog.tsx',
    'importing/ImportRows.tsx',
    'importing/importSheet.text.ts',
    'importing/importSheet.ts',
    'importing/importSheet.types.ts',
    'importing/saveTable.ts',
    'importing/sheetRows.ts',
    'pictureZip.ts',
    'plainSheet.ts',
    'readGrid.ts',
    'recipients/groupRows.ts',
    'recipients/mapColumns.ts',
    'recipients/mappings.ts',
    'recipients/readSheet.ts',
    'recipients/template.ts',
    'sheets.text.ts',
    'sheets.types.ts',
  ],
  splits: ['SplitReceiverCard.tsx'],
  statistics: [
    'afterSales.graphql.ts',
    'figures.text.ts',
    'profit.graphql.ts',
    'profit.text.ts',
    'ProfitFigures.tsx',
  ],
  stockTransfers: ['TransfersTab.tsx'],
  stocktakes: ['StocktakesTab.tsx'],
  tracking: ['Timeline.tsx'],
  noticeWays: ['NoticeWaysTab.tsx'],
  webhooks: ['developerQuery.ts', 'WebhooksTab.tsx'],
};

const publicFiles = Object.entries(PUBLIC_FILES).flatMap(([feature, files]) =>
  files.map((file) => `^web/src/features/${feature}/${file.replaceAll('.', '\\.')}$`),
);

/** Modules at `from` may import nothing at `to`. */
const never = (name, from, to, comment) => ({ name, comment, severity: 'error', from: { path: from }, to });

/** Modules at `from` import of the same tree only what is at one of `targets`. */
const only = (name, tree, from, targets) =>
  never(
    name,
    `^${tree}/${from}`,
    { path: `^${tree}/`, pathNot: targets.map((target) => `^${tree}/${target}`) },
    `${from} imports ${targets.join(', ')}.`,
  );

/**
 * Who may import whom, types included; docs/ARCHITECTURE.md draws it.
 *
 * @type {IConfiguration}
 */
export default {
  forbidden: [
    { name: 'no-cycle-of-files', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-cycle-of-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },

    only('web-lib', 'web/src', 'lib/', ['lib/']),
    only('web-ui', 'web/src', 'ui/', ['ui/', 'lib/']),
    only('web-graphql', 'web/src', 'graphql/', ['graphql/', 'ui/', 'lib/']),
    only('web-fields', 'web/src', 'fields/', ['fields/', 'graphql/', 'ui/', 'lib/']),
    only('web-list', 'web/src', 'list/', ['list/', 'fields/', 'graphql/', 'ui/', 'lib/']),
    only('web-flows', 'web/src', 'flows/', ['flows/', 'fields/', 'graphql/', 'ui/', 'lib/']),
    only('web-shop', 'web/src', 'shop/', ['shop/', 'flows/', 'list/', 'fields/', 'graphql/', 'ui/', 'lib/']),
    only('web-exports', 'web/src', 'exports/', ['exports/', 'flows/', 'fields/', 'graphql/', 'ui/', 'lib/']),
    only('web-console', 'web/src', 'console/', [
      ...['console/', 'exports/', 'flows/', 'list/', 'fields/', 'graphql/', 'ui/', 'lib/'],
      ...['features/spreadsheets/readGrid.ts', 'features/spreadsheets/sheets.text.ts'],
    ]),
    never(
      'web-features',
      '^web/src/features/',
      { path: '^web/src/(app/|console/|main)' },
      'Only main.tsx imports app/, and nothing of the public app the console.',
    ),
    never('web-app', '^web/src/(app/|main|server)', { path: '^web/src/console/' }),
    never(
      'web-feature-to-feature',
      '^web/src/features/([^/]+)/',
      { path: '^web/src/features/', pathNot: ['^web/src/features/$1/', ...publicFiles] },
      'A feature imports of another one only what PUBLIC_FILES lists.',
    ),

    only('api-shared', 'api/src', 'shared/', ['shared/']),
    only('api-adapters', 'api/src', 'adapters/', ['adapters/', 'shared/']),
    only('api-db', 'api/src', 'db/', ['db/', 'shared/', 'adapters/']),
    only('api-jobs', 'api/src', 'jobs/', ['jobs/', 'db/', 'shared/']),
    only('api-plugins', 'api/src', 'plugins/', ['plugins/', 'db/', 'adapters/', 'shared/']),
    only('api-connector', 'api/src', 'connector/', ['connector/', 'adapters/', 'shared/']),
    never('api-modules', '^api/src/modules/', {
      path: '^api/src/(app|server|connector|openapi\\.emit|ops/|seed/)',
    }),
    never('api-repositories', '\\.repository\\.ts$', {
      path: '^api/src/modules/.*\\.(service|routes)\\.ts$',
    }),
    never('api-services', '\\.service\\.ts$', { path: '^api/src/modules/.*\\.routes\\.ts$' }),
    never(
      'api-routes',
      '\\.routes\\.ts$',
      { path: '^api/src/db/', dependencyTypesNot: ['type-only'] },
      'No handler queries.',
    ),

    only('addresses', 'addresses', 'src/', ['src/']),
    never(
      'streets',
      '^(?:addresses|explorer|gateway|web)/',
      { path: '^streets/' },
      'Only the api loads the streets.',
    ),

    only('gateway-rest', 'gateway/src', 'rest/', ['rest/', 'money', 'scalars']),
    never('gateway-domains', '^gateway/src/domains/', {
      path: '^gateway/src/(http/|graph/|server|createGateway)',
    }),
    never('gateway-graph', '^gateway/src/graph/', { path: '^gateway/src/(http/|server|createGateway)' }),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Generated files and the wiring of a module name everything; styles import nothing.
    exclude: {
      path: '(^|/)(node_modules|dist|generated)/|\\.generated\\.ts$|\\.css$|\\.test\\.|\\.module\\.ts$',
    },
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs'] },
  },
};
