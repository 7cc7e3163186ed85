import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const APP_ID = '2021000000000001';

const pem = (key, type) => key.export({ type, format: 'pem' });

function isPair({ privateFile, publicFile }) {
  try {
    const ours = createPublicKey(createPrivateKey(readFileSync(privateFile)));
    return pem(ours, 'spki') === readFileSync(publicFile, 'utf8');
  } catch {
    return false;
  }
}

// Written atomically.
function writeKey(file, text) {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** The files of an RSA key pair in `dir`, created where no complete one exists. */
function keyPair(dir, name) {
  const pair = {
    privateFile: join(dir, `${name}.private.pem`),
    publicFile: join(dir, `${name}.public.pem`),
  };
  if (isPair(pair)) return pair;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  writeKey(pair.privateFile, pem(privateKey, 'pkcs8'));
  writeKey(pair.publicFile, pem(publicKey, 'spki'));
  return pair;
}

/**
 * The environment that makes the simulators and the api Alipay and its customer for each other. Their keys are
 * stored in `dir` and created once.
 */
export function simulatedAlipay(dir, simulatorsUrl) {
  const app = keyPair(dir, 'alipay-app');
  const platform = keyPair(dir, 'alipay-platform');
  return {
    simulatorsEnv: {
      ALIPAY_APP_ID: APP_ID,
      ALIPAY_APP_PUBLIC_KEY_FILE: app.publicFile,
      ALIPAY_PLATFORM_PRIVATE_KEY_FILE: platform.privateFile,
    },
    apiEnv: {
      ALIPAY_GATEWAY: `${simulatorsUrl}/alipay/gateway.do`,
      ALIPAY_APP_ID: APP_ID,
      ALIPAY_PRIVATE_KEY_FILE: app.privateFile,
      ALIPAY_PUBLIC_KEY_FILE: platform.publicFile,
    },
  };
}

const SHOP_PLATFORMS = ['TAOBAO', 'PINDUODUO', 'JD', 'DOUYIN', 'KUAISHOU', 'WEIXIN', 'JUSHUITAN', 'ALI1688'];
const SECRETS = [
  ...SHOP_PLATFORMS.flatMap((platform) =>
    ['APP_KEY', 'APP_SECRET', 'SIGN_SECRET'].map((name) => `SHOP_${platform}_${name}`),
  ),
  'SHOP_DOUYIN_SERVICE_ID',
];

const randomText = () => randomBytes(16).toString('hex');

function shopSecretsIn(file) {
  try {
    const secrets = JSON.parse(readFileSync(file, 'utf8'));
    return typeof secrets === 'object' ? secrets : {};
  } catch {
    return {};
  }
}

function shopSecrets(dir) {
  const file = join(dir, 'shops.json');
  const kept = shopSecretsIn(file);
  const secrets = Object.fromEntries(SECRETS.map((name) => [name, kept[name] || randomText()]));
  if (SECRETS.some((name) => secrets[name] !== kept[name])) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    writeKey(file, `${JSON.stringify(secrets, null, 2)}\n`);
  }
  return secrets;
}

// The simulators derive the same value: 43 characters for 32 bytes.
const pushKeyOf = (signSecret) => createHash('sha256').update(signSecret).digest('base64').replace(/=+$/, '');

/** What the api needs of each platform besides key, secret and address of the application. */
const MORE = {
  DOUYIN: ({ SHOP_DOUYIN_SERVICE_ID }) => ({ SHOP_DOUYIN_SERVICE_ID }),
  KUAISHOU: ({ SHOP_KUAISHOU_SIGN_SECRET }) => ({ SHOP_KUAISHOU_SIGN_SECRET }),
  WEIXIN: ({ SHOP_WEIXIN_SIGN_SECRET }) => ({
    SHOP_WEIXIN_PUSH_TOKEN: SHOP_WEIXIN_SIGN_SECRET,
    SHOP_WEIXIN_PUSH_KEY: pushKeyOf(SHOP_WEIXIN_SIGN_SECRET),
  }),
};

/**
 * The environment that makes the simulators and the api the shop platforms and their customer for each other. The
 * secrets are stored in `dir` and created once. People return to `publicUrl`, pushes go to `gatewayUrl`. A platform
 * with a variable in `given` belongs to the operator and is not configured.
 */
export function simulatedShops(dir, { simulatorsUrl, gatewayUrl, publicUrl, given }) {
  const secrets = shopSecrets(dir);
  const isReal = (platform) =>
    Object.entries(given).some(([name, value]) => name.startsWith(`SHOP_${platform}_`) && value);
  const callback = (origin, platform) => `${origin}/api/v1/shops/callback/${platform}`;
  const apiEnv = SHOP_PLATFORMS.filter((platform) => !isReal(platform)).map((platform) => ({
    [`SHOP_${platform}_APP_KEY`]: secrets[`SHOP_${platform}_APP_KEY`],
    [`SHOP_${platform}_APP_SECRET`]: secrets[`SHOP_${platform}_APP_SECRET`],
    [`SHOP_${platform}_URL`]: `${simulatorsUrl}/${platform.toLowerCase()}`,
    ...MORE[platform]?.(secrets),
  }));
  return {
    simulatorsEnv: {
      ...secrets,
      SHOP_DOUYIN_REDIRECT_URI: callback(publicUrl.replace(/\/$/, ''), 4),
      SHOP_DOUYIN_PUSH_URL: isReal('DOUYIN') ? '' : callback(gatewayUrl, 4),
      SHOP_JUSHUITAN_REDIRECT_URI: callback(publicUrl.replace(/\/$/, ''), 7),
      SHOP_WEIXIN_PUSH_URL: isReal('WEIXIN') ? '' : callback(gatewayUrl, 6),
    },
    apiEnv: Object.assign({ PUBLIC_URL: publicUrl }, ...apiEnv),
  };
}

const COURIERS = ['YTO', 'ZTO', 'STO', 'YUNDA', 'SF', 'JD', 'EMS', 'JTSD', 'DBL'];

/**
 * The environment that makes the simulators and the api Kuaidi100 and its customer for each other, with an account
 * at every courier. The secrets are stored in `dir` and created once.
 */
export function simulatedCouriers(dir, simulatorsUrl) {
  const file = join(dir, 'kuaidi100.json');
  const partnersFile = join(dir, 'kuaidi100-partners.json');
  const kept = shopSecretsIn(file);
  const secrets = {
    KUAIDI100_KEY: kept.KUAIDI100_KEY || randomText(),
    KUAIDI100_SECRET: kept.KUAIDI100_SECRET || randomText(),
    KUAIDI100_CUSTOMER: kept.KUAIDI100_CUSTOMER || randomText(),
  };
  const salt = kept.KUAIDI100_SALT || randomText();
  const partners = COURIERS.map((code) => [code, { partnerId: `demo-${code.toLowerCase()}` }]);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  writeKey(file, `${JSON.stringify({ ...secrets, KUAIDI100_SALT: salt }, null, 2)}\n`);
  writeKey(partnersFile, `${JSON.stringify(Object.fromEntries(partners), null, 2)}\n`);
  return {
    simulatorsEnv: secrets,
    apiEnv: {
      ...secrets,
      KUAIDI100_PARTNERS_FILE: partnersFile,
      KUAIDI100_URL: `${simulatorsUrl}/kuaidi100/label/order`,
      // Sent with every subscription, so the simulators do not need it beforehand.
      KUAIDI100_SALT: salt,
      KUAIDI100_POLL_URL: `${simulatorsUrl}/kuaidi100/poll`,
    },
  };
}

/** Where the api finds the simulated robots of group chats. */
export function simulatedRobots(simulatorsUrl) {
  const at = (platform) => `${simulatorsUrl}/robots/${platform}`;
  return {
    simulatorsEnv: {},
    apiEnv: {
      WECOM_ROBOT_URL: at('wecom'),
      DINGTALK_ROBOT_URL: at('dingtalk'),
      FEISHU_ROBOT_URL: at('feishu'),
    },
  };
}

/** Where the api finds the simulated ERP 旺店通. */
export function simulatedErps(simulatorsUrl) {
  return { simulatorsEnv: {}, apiEnv: { WANGDIAN_URL: `${simulatorsUrl}/wangdian/openapi2` } };
}

const SELLER_ID = '2088000000000001';
const WECHAT = {
  WECHATPAY_APP_ID: 'wx0000000000000001',
  WECHATPAY_MCH_ID: '1900000001',
  WECHATPAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_0119000000012026010100000000000001',
};

function wechatSecrets(dir) {
  const file = join(dir, 'wechatpay.json');
  const kept = shopSecretsIn(file);
  const secrets = {
    WECHATPAY_API_V3_KEY: kept.WECHATPAY_API_V3_KEY || randomText(),
    WECHATPAY_APP_SECRET: kept.WECHATPAY_APP_SECRET || randomText(),
    WECHATPAY_SERIAL: kept.WECHATPAY_SERIAL || randomBytes(20).toString('hex').toUpperCase(),
  };
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  writeKey(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

/**
 * The environment that makes the simulators and the api payment channels and their merchant for each other. The keys
 * are stored in `dir` and created once. A channel with a variable in `given` belongs to the operator; the simulated
 * one (payType 9) exists in addition.
 */
export function simulatedPayments(dir, simulatorsUrl, given) {
  const alipay = simulatedAlipay(dir, simulatorsUrl).apiEnv;
  const merchant = keyPair(dir, 'wechatpay-merchant');
  const platform = keyPair(dir, 'wechatpay-platform');
  const wechat = { ...WECHAT, ...wechatSecrets(dir) };
  const isAlipayReal = given.ALIPAY_APP_ID || given.ALIPAY_SELLER_ID;
  const isWechatReal = Object.entries(given).some(([name, value]) => name.startsWith('WECHATPAY_') && value);
  const simulated = Object.entries(alipay).map(([name, value]) => [
    name.replace('ALIPAY_', 'SIMULATED_PAY_'),
    value,
  ]);
  return {
    simulatorsEnv: {
      ALIPAY_SELLER_ID: SELLER_ID,
      ...wechat,
      WECHATPAY_MERCHANT_PUBLIC_KEY_FILE: merchant.publicFile,
      WECHATPAY_PLATFORM_PRIVATE_KEY_FILE: platform.privateFile,
    },
    apiEnv: {
      ...Object.fromEntries(simulated),
      SIMULATED_PAY_SELLER_ID: SELLER_ID,
      ...(isAlipayReal ? {} : { ALIPAY_SELLER_ID: SELLER_ID }),
      ...(isWechatReal
        ? {}
        : {
            ...wechat,
            WECHATPAY_URL: `${simulatorsUrl}/wechatpay`,
            WECHATPAY_OPEN_URL: `${simulatorsUrl}/wechatpay`,
            WECHATPAY_LOGIN_URL: `${simulatorsUrl}/wechatpay`,
            WECHATPAY_PRIVATE_KEY_FILE: merchant.privateFile,
            WECHATPAY_PUBLIC_KEY_FILE: platform.publicFile,
          }),
    },
  };
}
