/**
 * A variable of the environment. `standard`: what holds without it. `sample`: a value to show where there is none.
 * `secret`: never to be logged, and to be kept as a password is.
 * @typedef {{ name: string, words: string, standard?: string, sample?: string, secret?: true }} Setting
 *
 * Variables that are told together.
 * @typedef {{ title: string, words?: string, settings: Setting[] }} SettingGroup
 */

const platform = (slug, title, more = []) => [
  { name: `SHOP_${slug}_APP_KEY`, words: `${title}: the application's key.` },
  { name: `SHOP_${slug}_APP_SECRET`, words: `${title}: the application's secret.`, secret: true },
  ...more,
];
const host = (slug) => ({
  name: `SHOP_${slug}_URL`,
  words: 'One host in the place of the platform’s own ones; the simulators use it.',
});

const connector = (slug) => [
  {
    name: `SHOP_${slug}_CONNECTOR_URL`,
    sample: `https://${slug.toLowerCase()}-connector.example`,
    words: 'Its connector, in the place of the application’s variables.',
  },
  {
    name: `SHOP_${slug}_CONNECTOR_SECRET`,
    words: 'The connector’s CONNECTOR_SECRET.',
    secret: true,
  },
];

/** Every variable of the product: `.env.example` and docs/CONFIGURATION.md are generated from this list. */
export const settings = /** @type {SettingGroup[]} */ ([
  {
    title: 'How it runs',
    settings: [
      {
        name: 'NODE_ENV',
        standard: 'development',
        words:
          '`development`: demo data, messages to the console, /dev/outbox, explorer, any operation of the graph. `production`: none of these. `test`: as development.',
      },
      {
        name: 'LOG_LEVEL',
        standard: 'info',
        words: '`trace`, `debug`, `info`, `warn` or `error`; logs are JSON lines.',
      },
      {
        name: 'GATEWAY_HOST',
        standard: '127.0.0.1',
        words: 'Address that the gateway listens on; the public one.',
      },
      { name: 'GATEWAY_PORT', standard: '4000', words: 'Its port.' },
      {
        name: 'CONSOLE_HOST',
        standard: '127.0.0.1',
        words: 'Address that the operator’s console listens on; never public.',
      },
      { name: 'CONSOLE_PORT', standard: '4002', words: 'Its port.' },
      { name: 'API_HOST', standard: '127.0.0.1', words: 'Address that the api listens on; never public.' },
      { name: 'API_PORT', standard: '4001', words: 'Its port.' },
      {
        name: 'SIMULATORS_HOST',
        standard: '127.0.0.1',
        words: 'Address of the simulated platforms; demo only.',
      },
      { name: 'SIMULATORS_PORT', standard: '4003', words: 'Their port.' },
      {
        name: 'COURIER_HOUR_SECONDS',
        standard: '15',
        words:
          'How many seconds an hour of the simulated couriers lasts, whose parcels go a step every four hours.',
      },
      {
        name: 'METRICS_PORT',
        sample: '9464',
        words:
          'Port on which a process serves `/metrics`, `/health/live` and `/health/ready` besides its own; never public. Under `npm start` the api takes it, the gateway the next one and the console the one after. Without it there is none.',
      },
      { name: 'METRICS_HOST', standard: '127.0.0.1', words: 'Address of that port.' },
      {
        name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
        sample: 'http://127.0.0.1:4318',
        words:
          'Where traces are exported to, by OTLP over HTTP in JSON; without it none are made. The exporter reads OpenTelemetry’s other variables too, such as `OTEL_EXPORTER_OTLP_HEADERS`.',
      },
      {
        name: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
        sample: 'http://127.0.0.1:4318/v1/traces',
        words: 'The same with its path.',
      },
      {
        name: 'OTEL_TRACES_SAMPLER',
        standard: 'parentbased_traceidratio',
        words:
          'Which traces are recorded: `always_on`, `always_off` or `traceidratio`, also with `parentbased_` before.',
      },
      { name: 'OTEL_TRACES_SAMPLER_ARG', standard: '0.05', words: 'The share of them, 0 to 1.' },
      {
        name: 'DRAIN_SECONDS',
        standard: '0',
        words:
          'How long a process that is told to end goes on, not ready any more, so that a balancer stops sending to it; then it has 9 seconds to finish.',
      },
      { name: 'WEB_PORT', standard: '5173', words: 'Port of Vite in `npm run dev`.' },
      {
        name: 'API_BASE_URL',
        sample: 'http://127.0.0.1:4001',
        words:
          'Where a gateway finds its api, such as `http://10.0.0.5:4001`, without `/api/v1`: the balancer before the apis in a cluster. `npm start` with it starts neither api nor database of its own, and any back end that speaks the contract will do.',
      },
      {
        name: 'PUBLIC_URL',
        sample: 'https://shop.example',
        words:
          'Where people’s browsers reach the site, without a path: platforms send people and notices back to it. Needed by shops, recharges and tracking; a demo takes the gateway’s address.',
      },
      {
        name: 'LIMIT_BY_ADDRESS',
        standard: 'false',
        words: 'Whether calls are limited by the caller’s address too. Always in production.',
      },
      {
        name: 'WEBHOOKS_TO_THIS_MACHINE',
        standard: 'false',
        words:
          'Whether webhooks may be sent to addresses of this machine, to try a receiver out; not in production, where they go by https to the internet alone.',
      },
      {
        name: 'LIMIT_RATES',
        words:
          'Whether the gateway limits requests and points a minute by session, account and address (`true`, `false`). Without it in production only: in a demo everybody has one address.',
      },
      {
        name: 'HSTS_SECONDS',
        standard: '0',
        words:
          'How long browsers come back by TLS alone (`Strict-Transport-Security`); 0 sends no such header. Set it, such as 31536000, when every host of the site has TLS for good.',
      },
      {
        name: 'TRUSTED_PROXIES',
        sample: '127.0.0.1,10.0.0.0/8',
        words:
          'Addresses or networks of the proxies in front of the gateway, whose `X-Forwarded-For` is believed. Without it the address of the connection counts, and behind a proxy everyone would be one caller. Whoever asks from one of them may name any address: list proxies alone.',
      },
      {
        name: 'TRUSTED_GATEWAYS',
        standard: '127.0.0.1',
        words: 'The same for the api: addresses or networks of the gateways that ask it.',
      },
      {
        name: 'INSPECT',
        sample: '1',
        words: '`1` with `npm run dev`: every machine is shown in Stately’s inspector.',
      },
    ],
  },
  {
    title: 'Data',
    settings: [
      {
        name: 'DATABASE_URL',
        sample: 'postgresql://user:password@127.0.0.1:5432/chengcang',
        words: 'A PostgreSQL of your own (15 or later) instead of the one that comes with the project.',
        secret: true,
      },
      {
        name: 'DATABASE_POOLER',
        standard: 'none',
        words:
          '`transaction` where `DATABASE_URL` is that of a pooler in transaction mode, such as PgBouncer: no statement is prepared by name, and the settings of a session are those of the role, which migrating sets.',
      },
      {
        name: 'DATABASE_DIRECT_URL',
        sample: 'postgresql://user:password@127.0.0.1:5432/chengcang',
        words:
          'With a pooler: the database itself, for migrations and for the one connection of a process that listens. Required then, and refused without.',
        secret: true,
      },
      { name: 'DATABASE_POOL', standard: '10', words: 'Most connections of one api process, 1 to 200.' },
      {
        name: 'REDIS_URL',
        sample: 'redis://127.0.0.1:6379',
        secret: true,
        words:
          'A Valkey or Redis (6.2 or later) for what processes share and can do without for a while: changes for open pages, request rates, captchas, places. Without it they are in the database.',
      },
      {
        name: 'MIGRATE_ON_START',
        standard: 'true',
        words:
          'Whether an api process migrates the database when it starts. With `false`, `npm run migrate` does, and a process refuses to start before.',
      },
      {
        name: 'DATA_DIR',
        standard: '.data',
        words:
          'Where data, pictures and logs lie; the PostgreSQL that comes with the project keeps its cluster here.',
      },
      { name: 'FILES_DIR', standard: '.data/files', words: 'Uploaded pictures and exports.' },
      {
        name: 'DATA_KEY',
        words:
          'Seals people’s data in the database: 32 bytes in base64 (`openssl rand -base64 32`). Required in production, where neither a demo’s nor one of zeros is taken; `npm run ops -- data-key rotate` exchanges it. A demo has a fixed one, `Y2hlbmdjYW5nIGRlbW8gZGF0YSBrZXkgMzIgYnl0ZXM=`, which everybody knows.',
        secret: true,
      },
      {
        name: 'OTHER_DATA_KEYS',
        words:
          'Keys that open what they have sealed and seal nothing, with commas between: while DATA_KEY is exchanged.',
        secret: true,
      },
      {
        name: 'TEST_DATABASE_URL',
        sample: 'postgresql://user:password@127.0.0.1:5432/postgres',
        words:
          'The server on which the tests make their databases; absent, they start one and throw it away.',
        secret: true,
      },
      {
        name: 'TEST_REDIS',
        words:
          'The program of a Valkey or Redis, in which what processes share then lies while the tests run.',
      },
      {
        name: 'TEST_DATABASE_POOLER',
        sample: 'pgbouncer',
        words: 'The program of a PgBouncer, through which the tests of api and gateway then go.',
      },
    ],
  },
  {
    title: 'Pictures and exports in object storage',
    words: 'S3 or what speaks its protocol, instead of FILES_DIR: all of the first four, or none.',
    settings: [
      { name: 'S3_BUCKET', words: 'The bucket.' },
      { name: 'S3_REGION', words: 'Its region.' },
      { name: 'S3_ACCESS_KEY_ID', words: 'The key.' },
      { name: 'S3_SECRET_ACCESS_KEY', words: 'Its secret.', secret: true },
      { name: 'S3_ENDPOINT', sample: 'https://s3.example', words: 'Of another service than Amazon’s.' },
      {
        name: 'S3_PATH_STYLE',
        standard: 'false',
        words: 'Whether it wants the bucket in the path (`true`) or in the host.',
      },
    ],
  },
  {
    title: 'The web app and its operations',
    settings: [
      {
        name: 'WEB_DIST',
        standard: 'web/dist',
        words: 'The built web app with the manifests of the operations that it sends.',
      },
      {
        name: 'CONSOLE_DIST',
        standard: 'web/dist-console',
        words: 'The built console with the manifest of the operations that it sends.',
      },
      {
        name: 'EXPLORER_DIST',
        standard: 'explorer/dist',
        words: 'The built explorer; never served in production.',
      },
      {
        name: 'PARTNER_DOCUMENTS',
        sample: 'partners',
        words:
          'Folder with the manifests of operations that partners may send in production, each named after its partner; those of the web app lie in its build.',
      },
      {
        name: 'TOKEN_TEXTS',
        standard: 'false',
        words:
          'Whether the tokens of programs may send texts of operations in production, within the limits, and not only the ids of those that they have registered.',
      },
      {
        name: 'PRINT_COMPONENTS',
        standard: 'on',
        words:
          'A demo stands in for the platforms’ print components where the real ones listen, but for ports that are taken; `off`: not.',
      },
    ],
  },
  {
    title: 'Short messages by Alibaba Cloud',
    words:
      'All of the first four, or none (a demo then shows them in /dev/outbox). Templates have the one variable `code`.',
    settings: [
      { name: 'ALIYUN_SMS_ACCESS_KEY_ID', words: 'Of a RAM user who may do `dysms:SendSms`.' },
      { name: 'ALIYUN_SMS_ACCESS_KEY_SECRET', words: 'Its secret.', secret: true },
      { name: 'ALIYUN_SMS_SIGN_NAME', words: 'The approved signature.' },
      { name: 'ALIYUN_SMS_TEMPLATE', words: 'The approved template for whatever has none of its own.' },
      { name: 'ALIYUN_SMS_TEMPLATE_REGISTER', words: 'For registering.' },
      { name: 'ALIYUN_SMS_TEMPLATE_FIND', words: 'For a forgotten password.' },
      { name: 'ALIYUN_SMS_TEMPLATE_LOGIN', words: 'For signing in.' },
      { name: 'ALIYUN_SMS_TEMPLATE_CHANGE', words: 'For changing the password.' },
      { name: 'ALIYUN_SMS_TEMPLATE_CASH_OUT', words: 'For cash-outs.' },
      {
        name: 'ALIYUN_SMS_TEMPLATE_SHIPPING',
        words:
          'Of notices about shipping, with the variable `count`. Each group of notices has its own; without one people cannot choose short messages for it.',
      },
      { name: 'ALIYUN_SMS_TEMPLATE_AFTER_SALES', words: 'About refunds and after-sales.' },
      { name: 'ALIYUN_SMS_TEMPLATE_MONEY', words: 'About money.' },
      { name: 'ALIYUN_SMS_TEMPLATE_SHOPS', words: 'About shops.' },
      { name: 'ALIYUN_SMS_TEMPLATE_GOODS', words: 'About goods and stock.' },
      { name: 'ALIYUN_SMS_TEMPLATE_ACCOUNT', words: 'About the account.' },
      {
        name: 'ALIYUN_SMS_TEMPLATE_DIGEST',
        words: 'The digest of a day, with `orders`, `shipped`, `problems` and `refunds`.',
      },
      {
        name: 'NOTICE_SMS_PER_DAY',
        standard: '10',
        words: 'Short messages that a person is sent of notices in a day, at most; 0 for none.',
      },
      {
        name: 'ALIYUN_SMS_ENDPOINT',
        standard: 'https://dysmsapi.aliyuncs.com',
        words: 'The service’s address.',
      },
    ],
  },
  {
    title: 'Alipay',
    words:
      'Real names, and with a merchant recharges: all of the first three, or none (a demo then simulates Alipay). The files hold PEM. Notices arrive at `PUBLIC_URL/api/v1/pay/notify/alipay`.',
    settings: [
      { name: 'ALIPAY_APP_ID', words: 'The application.' },
      { name: 'ALIPAY_PRIVATE_KEY_FILE', words: 'The application’s own private key.', secret: true },
      { name: 'ALIPAY_PUBLIC_KEY_FILE', words: 'Alipay’s public key, which is not the application’s.' },
      {
        name: 'ALIPAY_GATEWAY',
        standard: 'https://openapi.alipay.com/gateway.do',
        words: 'Alipay’s gateway.',
      },
      {
        name: 'ALIPAY_RETURN_URL',
        sample: 'https://shop.example/t3/',
        words: 'Where Alipay sends people when a real-name check is through.',
      },
      {
        name: 'ALIPAY_SELLER_ID',
        words: 'The merchant of recharges, 16 digits beginning with 2088; with it PUBLIC_URL is needed.',
      },
    ],
  },
  {
    title: 'WeChat Pay',
    words:
      'Recharges by APIv3: all of the first seven with PUBLIC_URL, or none (a demo then simulates it). Notices arrive at `PUBLIC_URL/api/v1/pay/notify/wechat`.',
    settings: [
      { name: 'WECHATPAY_APP_ID', words: 'The application.' },
      { name: 'WECHATPAY_MCH_ID', words: 'The merchant.' },
      { name: 'WECHATPAY_SERIAL', words: 'Serial of the merchant’s certificate.' },
      { name: 'WECHATPAY_PRIVATE_KEY_FILE', words: 'The merchant’s apiclient_key.pem.', secret: true },
      { name: 'WECHATPAY_API_V3_KEY', words: 'The APIv3 key, 32 characters.', secret: true },
      {
        name: 'WECHATPAY_PUBLIC_KEY_ID',
        sample: 'PUB_KEY_ID_…',
        words: 'Number of the platform’s public key.',
      },
      { name: 'WECHATPAY_PUBLIC_KEY_FILE', words: 'The platform’s public key, in PEM.' },
      { name: 'WECHATPAY_URL', standard: 'https://api.mch.weixin.qq.com', words: 'WeChat Pay’s address.' },
      {
        name: 'WECHATPAY_APP_SECRET',
        words:
          'The application’s own secret; with it people pay within WeChat (JSAPI), whose pages are those of `PUBLIC_URL/t3/`.',
        secret: true,
      },
      {
        name: 'WECHATPAY_OPEN_URL',
        standard: 'https://open.weixin.qq.com',
        words: 'Where WeChat’s browser says who pays.',
      },
      {
        name: 'WECHATPAY_LOGIN_URL',
        standard: 'https://api.weixin.qq.com',
        words: 'Where WeChat tells who pays.',
      },
    ],
  },
  {
    title: 'Shop platforms',
    words:
      'All the variables of a platform and PUBLIC_URL, or its connector’s two, or none (a demo then simulates that platform).',
    settings: [
      ...platform('TAOBAO', 'Taobao'),
      ...platform('PINDUODUO', 'Pinduoduo'),
      ...platform('JD', 'JD'),
      ...platform('DOUYIN', 'Douyin', [
        { name: 'SHOP_DOUYIN_SERVICE_ID', words: 'The service in Douyin’s market that shops buy.' },
      ]),
      ...platform('KUAISHOU', 'Kuaishou', [
        { name: 'SHOP_KUAISHOU_SIGN_SECRET', words: 'The secret that signs.', secret: true },
      ]),
      ...platform('WEIXIN', 'WeChat (第三方平台)', [
        { name: 'SHOP_WEIXIN_PUSH_TOKEN', words: 'Its message token (消息校验Token).', secret: true },
        {
          name: 'SHOP_WEIXIN_PUSH_KEY',
          words: 'Its EncodingAESKey of 43 characters (消息加解密Key).',
          secret: true,
        },
      ]),
      ...platform('JUSHUITAN', '聚水潭 (an ERP)'),
      ...platform('ALI1688', '1688, where accounts buy'),
      ...['TAOBAO', 'PINDUODUO', 'JD', 'DOUYIN', 'KUAISHOU', 'WEIXIN', 'JUSHUITAN', 'ALI1688'].map(host),
      ...['TAOBAO', 'PINDUODUO', 'JD', 'DOUYIN', 'KUAISHOU'].flatMap(connector),
    ],
  },
  {
    title: 'A connector',
    words:
      'Of `node api/src/connector.ts` alone, beside the variables of its platform, PUBLIC_URL and LOG_LEVEL: OPERATING.md says when.',
    settings: [
      {
        name: 'CONNECTOR_PLATFORM',
        sample: 'taobao',
        words:
          'The platform: `taobao` (1), `pinduoduo` (2), `jd` (3), `douyin` (4) or `kuaishou` (5). WeChat has no connector.',
      },
      {
        name: 'CONNECTOR_SECRET',
        words:
          'Signs requests and answers, shared with api and workers: 32 bytes or more (`openssl rand -base64 32`).',
        secret: true,
      },
      {
        name: 'CONNECTOR_KEY',
        words:
          'Seals the shops’ tokens, and never leaves the connector: 32 bytes in base64 (`openssl rand -base64 32`).',
        secret: true,
      },
      {
        name: 'OTHER_CONNECTOR_KEYS',
        words:
          'Former keys that open and seal nothing, with commas between: while CONNECTOR_KEY is exchanged.',
        secret: true,
      },
      { name: 'CONNECTOR_HOST', standard: '127.0.0.1', words: 'Address that it listens on.' },
      { name: 'CONNECTOR_PORT', standard: '4002', words: 'Its port.' },
    ],
  },
  {
    title: 'Robots of group chats',
    words:
      'Nothing is needed: people paste the addresses of their robots, which are taken at these hosts alone. A demo reaches the simulators, unless one of them is set.',
    settings: [
      { name: 'WECOM_ROBOT_URL', standard: 'https://qyapi.weixin.qq.com', words: 'Of 企业微信.' },
      { name: 'DINGTALK_ROBOT_URL', standard: 'https://oapi.dingtalk.com', words: 'Of 钉钉.' },
      { name: 'FEISHU_ROBOT_URL', standard: 'https://open.feishu.cn', words: 'Of 飞书.' },
    ],
  },
  {
    title: 'ERPs of suppliers',
    words:
      'Nothing is needed: suppliers enter what 旺店通 gave them. A demo reaches the simulators, unless it is set.',
    settings: [
      {
        name: 'WANGDIAN_URL',
        standard: 'https://api.wangdian.cn/openapi2',
        words: 'The interfaces of 旺店通 企业版.',
      },
    ],
  },
  {
    title: 'Waybills and tracking by Kuaidi100',
    words:
      'Waybills: all of the first three, or none (a demo then simulates it). Tracking: customer and salt with key and PUBLIC_URL; pushes arrive at `PUBLIC_URL/api/v1/tracking/push`.',
    settings: [
      { name: 'KUAIDI100_KEY', words: 'The account’s key.', secret: true },
      { name: 'KUAIDI100_SECRET', words: 'Its secret.', secret: true },
      {
        name: 'KUAIDI100_PARTNERS_FILE',
        words:
          'JSON with the account at each courier: `{"YTO":{"partnerId":"…","partnerKey":"…","platforms":{"4":{"partnerId":"…","net":"douyin"}}}}`. `requestsAtOnce` beside an account: most requests that one api process has in flight at the courier, 1 to 200, by default 40.',
        secret: true,
      },
      {
        name: 'KUAIDI100_URL',
        standard: 'https://api.kuaidi100.com/label/order',
        words: 'Where waybills are asked for.',
      },
      { name: 'KUAIDI100_CUSTOMER', words: 'The customer number of tracking.' },
      {
        name: 'KUAIDI100_SALT',
        words: 'Any secret text of up to 32 letters; pushes are signed with it.',
        secret: true,
      },
      {
        name: 'KUAIDI100_POLL_URL',
        standard: 'https://poll.kuaidi100.com/poll',
        words: 'Where parcels are subscribed.',
      },
    ],
  },
]);

/** For processes that need no secrets: removes each of them. */
export const withoutSecrets = Object.fromEntries(
  settings.flatMap((group) =>
    group.settings.flatMap(({ name, secret }) => (secret ? [[name, undefined]] : [])),
  ),
);
