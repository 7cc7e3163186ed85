import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
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

// Whole or not at all, also when the machine stops in between.
function writeKey(file, text) {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** The files of an RSA key pair in `dir`, made where there is no whole one. */
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
 * What the simulators and the api need in their environment to be Alipay and its customer for each other. Their keys
 * lie in `dir` and are made the first time.
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

const SHOP_PLATFORMS = ['TAOBAO', 'PINDUODUO', 'JD', 'DOUYIN', 'KUAISHOU', 'WEIXIN'];

const randomText = () => randomBytes(16).toString('hex');

function shopSecretsIn(file) {
  try {
    const secrets = JSON.parse(readFileSync(file, 'utf8'));
    return typeof secrets === 'object' ? secrets : {};
  } catch {
    return {};
  }
}

/**
 * What the simulators need in their environment to be the shop platforms of one application each. The secrets lie in
 * `dir` and are made the first time; `originUrl` is where people are sent back to.
 */
export function simulatedShops(dir, originUrl) {
  const file = join(dir, 'shops.json');
  const kept = shopSecretsIn(file);
  const names = SHOP_PLATFORMS.flatMap((platform) =>
    ['APP_KEY', 'APP_SECRET', 'SIGN_SECRET'].map((name) => `SHOP_${platform}_${name}`),
  );
  const secrets = Object.fromEntries(names.map((name) => [name, kept[name] || randomText()]));
  if (names.some((name) => secrets[name] !== kept[name])) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    writeKey(file, `${JSON.stringify(secrets, null, 2)}\n`);
  }
  return {
    simulatorsEnv: {
      ...secrets,
      SHOP_DOUYIN_REDIRECT_URI: `${originUrl}/api/v1/shops/callback/4`,
    },
  };
}
