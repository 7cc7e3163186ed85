import { address, type Env, group } from './config.groups.ts';
import { ConfigError } from './configError.ts';
