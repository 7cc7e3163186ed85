const DEMO_ACCOUNTS = [
  ['买家', '13800000001'],
  ['买家二', '13800000002'],
  ['供应商', '13900000001'],
  ['供应商二', '13900000002'],
];

// Of the api, whose sources the Node that began `npm start` may not be able to read when this file is loaded.
const demoOperators = async () => (await import('../../api/src/shared/demoOperators.ts')).DEMO_OPERATORS;

/** Prints the product's addresses, demo accounts, data folder and how to stop it. */
export async function printBanner({ ports, place, logs }) {
  const gateway = `http://localhost:${ports.GATEWAY_PORT}`;
  const production = process.env.NODE_ENV === 'production';
  const shop = ports.WEB_PORT ? `http://localhost:${ports.WEB_PORT}/t3/` : `${gateway}/t3/`;
  const operators = production || process.env.API_BASE_URL ? [] : await demoOperators();
  const lines = [
    '',
    '橙仓已就绪',
    `  打开商城      ${shop}`,
    `  运营后台      http://localhost:${ports.CONSOLE_PORT}/console/`,
    ...(production
      ? []
      : [
          `  试用图谱      ${gateway}/explorer/（Apollo Sandbox：${gateway}/graphql）`,
          `  开放文档      ${gateway}/docs/`,
          ...(ports.API_PORT ? [`  REST 参考     http://localhost:${ports.API_PORT}/reference/`] : []),
          '  演示帐户      密码都是 demo1234',
          ...DEMO_ACCOUNTS.map(([who, phone]) => `    ${phone}  ${who}`),
        ]),
    ...(operators.length === 0
      ? []
      : [
          '  后台操作员    密码都是 demo1234；动态码由身份验证器按下列密钥生成，或用 npm run ops -- operator code --name 用户名 查看；恢复码每个只能用一次',
          ...operators.flatMap(({ name, displayName, totpSecret, recoveryCodes }) => [
            `    ${name.padEnd(11)}  ${displayName}  ${totpSecret}`,
            `                 恢复码  ${recoveryCodes.join('  ')}`,
          ]),
        ]),
    `  数据          ${place}`,
    `  日志          ${logs}`,
    '  停止          按 Ctrl-C',
    '',
  ];
  console.log(lines.join('\n'));
}
