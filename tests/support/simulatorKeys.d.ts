/** The scripts are plain JavaScript; this one is shared with the tests. */
declare module '*/simulatorKeys.mjs' {
  type Env = Record<string, string>;

  export function simulatedAlipay(dir: string, simulatorsUrl: string): { simulatorsEnv: Env; apiEnv: Env };
  export function simulatedShops(dir: string, originUrl: string): { simulatorsEnv: Env };
}
