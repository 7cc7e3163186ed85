export { ConfigError } from './configError.ts';
export { listenAt } from './listenAt.ts';
export { holderOf, networkOf } from './network.ts';
export { readProcessConfig } from './processConfig.ts';
export { Readiness } from './readiness.ts';
export { runProcess } from './runProcess.ts';
