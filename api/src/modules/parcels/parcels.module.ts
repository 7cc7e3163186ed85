import type { CreateModule } from '../module.ts';
import { parcelRoutes } from './parcels.routes.ts';

export const parcelsModule: CreateModule = ({ db }) => ({ routes: [parcelRoutes(db)] });
