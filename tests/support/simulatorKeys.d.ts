/** The scripts are plain JavaScript; this one is shared with the tests. */
declare module '*/simulatorKeys.mjs' {
  type Env = Record<string, string>;

  export function simulatedAlipay(dir: string, simulatorsUrl: string): { simulatorsEnv: Env; apiEnv: Env };
  export function simulatedCouriers(dir: string, simulatorsUrl: string): { simulatorsEnv: Env; apiEnv: Env };
  export function simulatedErps(simulatorsUrl: string): { simulatorsEnv: Env; apiEnv: Env };
  export function simulatedRobots(simulatorsUrl: string): { simulatorsEnv: Env; apiEnv: Env };
  export function simulatedPayments(
    dir: string,
    simulatorsUrl: string,
    input: Env,
  ): { simulatorsEnv: Env; apiEnv: Env };
  export function simulatedShops(
    dir: string,
    site: { simulatorsUrl: string; gatewayUrl: string; publicUrl: string; given: Env },
  ): { simulatorsEnv: Env; apiEnv: Env };
}
