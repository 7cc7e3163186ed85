import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { Fen: 'number', DateTime: 'string', Date: 'string' };

/** Enumerations whose values inside the gateway are those of REST, by the noun that maps them. */
const enumsByNoun = {
  accounts: ['AccountKind', 'CodeScene', 'RealStatus'],
  couriers: ['ServiceStatus'],
  exports: ['FileFormat'],
  goods: ['GoodsSort', 'GoodsStatus'],
  notices: ['NoticeType'],
  problems: ['ProblemKind'],
  shops: ['ShopStatus', 'RemoteStatus', 'RemoteRefundStatus', 'ImportStatus', 'TagMark', 'MergeStatus'],
  parcels: ['ParcelStatus', 'OutputStatus', 'AutoSendStatus', 'RefundStatus', 'ParcelAction'],
  shipments: [
    'Platform',
    'ShipMode',
    'OrderStatus',
    'AfterSaleStatus',
    'CancelType',
    'OrderAction',
    'ConfirmAction',
    'RowState',
  ],
  wallet: ['MoneyLogType', 'MoneyDirection'],
  warehouses: ['OutputMode', 'AreaRuleType'],
};
const enumValues = Object.fromEntries(
  Object.entries(enumsByNoun).flatMap(([noun, names]) =>
    names.map((name) => [name, `./domains/${noun}/${noun}.mapping.ts#${name}`]),
  ),
);

/** Types of the graph whose parents are what REST answered: `Good` is a `GoodDto`. */
const mappedTypes = [
  'Account',
  'Buyer',
  'Seller',
  'Captcha',
  'PhoneCodeReceipt',
  'Shop',
  'ShopPage',
  'ShopPlatform',
  'ShopAuthorisation',
  'RemoteAddress',
  'ShopGood',
  'ShopGoodPage',
  'ShopOrder',
  'ShopOrderPage',
  'ShopPull',
  'ShopOrderPlan',
  'UnplannedOrder',
  'MergeOrder',
  'MergeResult',
  'RealNameCheck',
  'RealNameState',
  'Favourite',
  'FavouritePage',
  'Category',
  'GoodsArea',
  'Good',
  'GoodWarehouse',
  'GoodPage',
  'Warehouse',
  'WarehousePage',
  'WarehouseCourier',
  'AreaRule',
  'Courier',
  'Region',
  'RegionList',
  'IpRegion',
  'Sender',
  'AddressReading',
  'PlaceReading',
  'OrderedNumber',
  'RowProblem',
  'Quote',
  'QuoteRow',
  'CreatedOrder',
  'ConfirmedOrder',
  'CancelledOrder',
  'BatchQuote',
  'QuotePart',
  'CreatedBatch',
  'ConfirmedBatch',
  'ReAutoSend',
  'FailedSend',
  'OrderCallback',
  'SendArea',
  'Order',
  'OrderPage',
  'Parcel',
  'ParcelPage',
  'ExportedFile',
  'LastPurchase',
  'Problem',
  'ProblemPage',
  'MoneyLog',
  'MoneyLogPage',
  'Notice',
  'NoticePage',
  'Settings',
];
const mappers = {
  ...Object.fromEntries(mappedTypes.map((type) => [type, `./rest/dto.ts#${type}Dto`])),
  SessionGrant: './rest/dto.ts#LoginDto',
};

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'web/src/graphql/generated/': {
      documents: ['web/src/**/*.graphql.ts'],
      preset: 'client',
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { hashAlgorithm: 'sha256' },
      },
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        importExtension: '.ts',
        emitLegacyCommonJSImports: false,
      },
    },
    'gateway/src/resolvers.generated.ts': {
      plugins: ['./gateway/codegen.types.mjs', 'typescript-resolvers'],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { defaultValue: true },
        contextType: './context.ts#Context',
        enumValues,
        mappers,
      },
    },
  },
};

export default config;
