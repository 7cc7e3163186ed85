import type { CreateModule } from '../module.ts';
import { joinRoutes } from './joins.ts';

export const joinsModule: CreateModule = ({ db, captchas }) => ({ routes: [joinRoutes(db, captchas)] });
